import type { LogHeader, Seat } from "@blueplate/kernel";
import { createMemo, createSignal } from "solid-js";
import { sidesOf } from "./controllers.ts";

/** In whose hands a device is. */
export interface DeviceHolder {
  /** Whose eyes the screen belongs to; null while it is passed on or lies between all. */
  readonly holder: () => Seat | null;
  /** Who shall take the device, or null. */
  readonly awaited: () => Seat | null;
  /** The awaited person takes the device. */
  readonly take: () => void;
  /** Somebody takes it who is not awaited. */
  readonly takeAs: (seat: Seat) => void;
  /** The device is laid down. */
  readonly release: () => void;
}

/**
 * Hands a device round: one person's it is always, also while a bot plays for them; with several it is in nobody's hands until
 * the one who is asked takes it. `asked` tells which people are waited for, `isShared` whether it lies between all of them.
 */
export const createDeviceHolder = (
  header: LogHeader,
  asked: () => readonly Seat[],
  isShared: () => boolean,
): DeviceHolder => {
  // Whoever has handed a seat over may come back: the screen does not become the other's for it.
  const { people } = sidesOf(header, []);
  const only = people.length === 1 ? (people[0] ?? null) : null;
  const [taken, setTaken] = createSignal<Seat | null>(only);
  const wanted = createMemo(asked);
  const holder = (): Seat | null => {
    const seat = taken();
    if (people.length <= 1 || seat === null || wanted().length === 0) return seat;
    return wanted().includes(seat) ? seat : null;
  };
  const awaited = (): Seat | null => (isShared() || holder() !== null ? null : (wanted()[0] ?? null));
  return {
    holder,
    awaited,
    take: () => void setTaken(awaited()),
    takeAs: (seat) => void setTaken(seat),
    release: () => void setTaken(only),
  };
};
