/** Whether the same table is open in another tab of this browser: the tabs call out to each other. */
type Call = { from: string; says: "here" | "too" | "gone" };

export interface Air {
  postMessage(call: Call): void;
  onmessage: ((event: MessageEvent<Call>) => void) | null;
  close(): void;
}

/** Tell `changed` how many other tabs have the table open; gives what ends it. */
export function listenForTabs(me: string, air: Air, changed: (others: number) => void): () => void {
  const others = new Set<string>();
  air.onmessage = ({ data }) => {
    if (data.from === me) return;
    if (data.says === "gone") others.delete(data.from);
    else others.add(data.from);
    if (data.says === "here") air.postMessage({ from: me, says: "too" });
    changed(others.size);
  };
  air.postMessage({ from: me, says: "here" });
  return () => {
    air.postMessage({ from: me, says: "gone" });
    air.close();
  };
}
