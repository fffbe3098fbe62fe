import type { Sound } from "@blueplate/tabletop";

/** A tone that begins with its full strength and fades away: seconds, Hertz, and where it glides to. */
interface Tone {
  readonly at: number;
  readonly hertz: number;
  readonly to?: number;
  readonly length: number;
  readonly shape: OscillatorType;
  readonly strength: number;
}

const bell = (at: number, hertz: number, length = 0.5, strength = 0.5): readonly Tone[] => [
  { at, hertz, length, shape: "sine", strength },
  // The overtone that makes a tone sound like struck metal.
  { at, hertz: hertz * 2.76, length: length * 0.4, shape: "sine", strength: strength * 0.3 },
];

/**
 * The sounds of a diner: the bell on the counter, the till, a chair that scrapes, a small fanfare, a crash, a tap on the glass, a
 * card on felt, a coin on the counter.
 */
const SCORE: Readonly<Record<Sound, readonly Tone[]>> = {
  turn: [...bell(0, 784), ...bell(0.16, 1175, 0.7)],
  sale: [
    { at: 0, hertz: 2200, length: 0.05, shape: "square", strength: 0.12 },
    ...bell(0.06, 1568, 0.35, 0.4),
    ...bell(0.12, 2093, 0.5, 0.4),
  ],
  lost: [
    { at: 0, hertz: 392, to: 370, length: 0.22, shape: "triangle", strength: 0.45 },
    { at: 0.2, hertz: 311, to: 277, length: 0.4, shape: "triangle", strength: 0.45 },
  ],
  milestone: [523, 659, 784, 1047].map((hertz, index) => ({
    at: index * 0.09,
    hertz,
    length: index === 3 ? 0.6 : 0.16,
    shape: "triangle",
    strength: 0.4,
  })),
  bank: [
    { at: 0, hertz: 160, to: 40, length: 0.7, shape: "sawtooth", strength: 0.35 },
    { at: 0.04, hertz: 90, to: 32, length: 0.9, shape: "square", strength: 0.2 },
    ...bell(0.5, 440, 0.5, 0.2),
  ],
  message: [{ at: 0, hertz: 620, to: 940, length: 0.12, shape: "sine", strength: 0.4 }],
  card: [
    { at: 0, hertz: 190, to: 70, length: 0.11, shape: "triangle", strength: 0.5 },
    { at: 0, hertz: 900, to: 300, length: 0.04, shape: "square", strength: 0.05 },
  ],
  coin: bell(0, 2637, 0.22, 0.22),
};

/** How loud all of it is. */
const LOUDNESS = 0.35;
/** Seconds between two sounds that come at once. */
const PAUSE = 0.12;
/** Seconds of sounds that may wait: what comes behind them is old news. */
const QUEUE_AT_MOST = 3;

let speaker: AudioContext | null = null;
/** When the last sound that was begun ends, by the clock of the speaker. */
let busyUntil = 0;

const lay = (audio: AudioContext, { at, hertz, to, length, shape, strength }: Tone, from: number): void => {
  const tone = audio.createOscillator();
  const level = audio.createGain();
  const begins = from + at;
  tone.type = shape;
  tone.frequency.setValueAtTime(hertz, begins);
  if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, begins + length);
  // A rise of a few milliseconds, so that it does not click.
  level.gain.setValueAtTime(0, begins);
  level.gain.linearRampToValueAtTime(strength * LOUDNESS, begins + 0.008);
  level.gain.exponentialRampToValueAtTime(0.0001, begins + length);
  tone.connect(level).connect(audio.destination);
  tone.start(begins);
  tone.stop(begins + length);
};

/** Plays a sound, behind those that are being played. Silent until the browser has seen somebody act on the page. */
export const playSound = (sound: Sound): void => {
  speaker ??= new AudioContext();
  const audio = speaker;
  if (audio.state === "suspended") void audio.resume();
  // What waits for a first click would come all at once with it.
  if (audio.state === "suspended" && !navigator.userActivation.hasBeenActive) return;
  if (busyUntil - audio.currentTime > QUEUE_AT_MOST) return;
  const from = Math.max(audio.currentTime, busyUntil);
  const tones = SCORE[sound];
  for (const tone of tones) lay(audio, tone, from);
  busyUntil = from + Math.max(...tones.map(({ at, length }) => at + length * 0.6)) + PAUSE;
};
