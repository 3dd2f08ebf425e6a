import { keep, kept } from "./kept";

interface Tone {
  from: number; // hertz
  to: number;
  at: number; // seconds
  lasts: number;
  loud: number;
  wave: OscillatorType;
}

export type Sound = readonly Tone[];

export const tone = (
  from: number,
  to: number,
  at: number,
  lasts: number,
  loud: number,
  wave: OscillatorType,
): Tone => ({ from, to, at, lasts, loud, wave });

/** You are asked. */
export const TURN: Sound = [tone(587, 587, 0, 0.16, 0.12, "sine"), tone(880, 880, 0.13, 0.3, 0.12, "sine")];

/** The game is over. */
export const END: Sound = [
  tone(523, 523, 0, 0.3, 0.12, "sine"),
  tone(659, 659, 0.16, 0.3, 0.12, "sine"),
  tone(784, 784, 0.32, 0.3, 0.12, "sine"),
  tone(1047, 1047, 0.48, 0.7, 0.12, "sine"),
];

const APART = 0.16; // seconds between two sounds of a frame
const LOUD = 70; // of a hundred, until somebody wants it otherwise

function volumeKept(): number {
  const found = kept("volume");
  const volume = found === null ? NaN : Number(found);
  return volume >= 0 && volume <= 100 ? volume : LOUD;
}

/** Sounds for those who want them: nothing is made before. */
class Sounds {
  on = $state(kept("sound") === "on");
  volume = $state(volumeKept()); // of a hundred
  private context: AudioContext | null = null;

  set(on: boolean): void {
    this.on = on;
    keep("sound", on ? "on" : "off");
    this.play([TURN]); // so that one hears what was switched on
  }

  turn(volume: number): void {
    this.volume = volume;
    keep("volume", String(volume));
    this.play([TURN]);
  }

  play(sounds: readonly Sound[]): void {
    if (!this.on || !navigator.userActivation.hasBeenActive) return; // browsers are silent until they are touched
    this.context ??= new AudioContext();
    const { context } = this;
    void context.resume();
    sounds.forEach((sound, order) => {
      for (const one of sound) ring(context, one, context.currentTime + order * APART, this.volume / LOUD);
    });
  }
}

function ring(context: AudioContext, { from, to, at, lasts, loud, wave }: Tone, start: number, factor: number): void {
  if (factor === 0) return;
  const [begins, ends] = [start + at, start + at + lasts];
  const oscillator = new OscillatorNode(context, { type: wave, frequency: from });
  const volume = new GainNode(context, { gain: 0 });
  oscillator.frequency.setValueAtTime(from, begins);
  oscillator.frequency.exponentialRampToValueAtTime(to, ends);
  volume.gain.setValueAtTime(0, begins);
  volume.gain.linearRampToValueAtTime(loud * factor, begins + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.001, ends);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(begins);
  oscillator.stop(ends);
}

export const sounds = new Sounds();
