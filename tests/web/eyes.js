/** What somebody sees at a table: what can be done, and where on the screen. Given to the browser by hands.py.
 *
 * With `before` only whether anything looks different from then.
 */
(before) => {
  const seen = (element) => element.checkVisibility({ visibilityProperty: true });
  const text = (element) => (element?.innerText ?? "").trim();
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const inside = (x, y) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;

  /** Whether a press at a point of the screen means this thing: nothing lies over it but things that can do nothing. */
  const means = (thing, x, y) => {
    const hits = document.elementsFromPoint(x, y);
    return hits[0]?.closest(".thing") != null && hits.map((hit) => hit.closest(".thing.can")).find(Boolean) === thing;
  };
  const reach = (thing) => {
    const box = thing.getBoundingClientRect();
    for (const [across, down] of [[6, 6], ...Array.from({ length: 121 }, (_, n) => [1 + (n % 11), 1 + Math.floor(n / 11)])]) {
      const [x, y] = [box.left + (box.width * across) / 12, box.top + (box.height * down) / 12];
      if (inside(x, y) && means(thing, x, y)) return { x, y };
    }
    return null;
  };

  const asked = all("p[role=status]").map(text);
  const rows = all('section[aria-label="You can"] [data-row]');
  const windows = [...document.querySelectorAll("dialog[open]")].map(
    (one) => one.getAttribute("aria-label") ?? text(one.querySelector("h2")),
  );
  const yes = all("button").filter((button) => text(button) === "Confirm");
  const told = all("button[disabled], section[aria-label='You can'] button, ol li, ul li, [data-score], section[aria-live] h2").map(text);
  const states = [...document.querySelectorAll("[aria-expanded], [aria-pressed]")];
  const opened = states.map((one) => one.getAttribute("aria-expanded") ?? one.getAttribute("aria-pressed"));
  const mark = JSON.stringify([asked, rows.map(text), windows, yes.length, told, opened]);
  if (typeof before === "string") return mark !== before;
  /** What a stage covers on the map is offered on the stage. */
  const staged = document.querySelector(".stage:not(.away) > .column, .stage:not(.away) > .duel") !== null;
  const things = windows.length > 0 ? [] : all(".thing.can").filter((thing) => !(staged && thing.closest(".map")));
  return {
    windows,
    asked: asked[0] ?? "",
    rows: rows.map((row) => ({ text: text(row), group: row.hasAttribute("aria-expanded"), open: row.getAttribute("aria-expanded") === "true" })),
    things: things.map((thing) => ({ id: thing.dataset.thing, name: thing.getAttribute("aria-label"), at: reach(thing) })),
    covered: document.querySelector(":popover-open, .moment") !== null, // a moment passes by itself
    chosen: all("button").some((button) => text(button) === "all options"),
    yes: yes.length,
    mark,
  };
};
