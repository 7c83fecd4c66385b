/** A few short tones, for those who switched them on. */
export type Sound = "turn" | "move" | "points";

/** Notes of a sound: pitch in hertz, beginning and length in seconds. */
const NOTES: Record<Sound, [number, number, number][]> = {
  turn: [
    [523, 0, 0.16],
    [784, 0.14, 0.3],
  ],
  move: [[220, 0, 0.08]],
  points: [
    [659, 0, 0.1],
    [880, 0.08, 0.18],
  ],
};
const LOUDNESS = 0.08;
let context: AudioContext | null = null;

export function sound(what: Sound): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const [pitch, begins, lasts] of NOTES[what]) tone(context, pitch, context.currentTime + begins, lasts);
}

function tone(audio: AudioContext, pitch: number, begins: number, lasts: number): void {
  const string = audio.createOscillator();
  const volume = audio.createGain();
  string.type = "triangle";
  string.frequency.value = pitch;
  volume.gain.setValueAtTime(LOUDNESS, begins);
  volume.gain.exponentialRampToValueAtTime(0.0005, begins + lasts);
  string.connect(volume).connect(audio.destination);
  string.start(begins);
  string.stop(begins + lasts);
}
