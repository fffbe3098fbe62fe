import { deviceStorage } from "@blueplate/ui/storage";
import { createSignal } from "solid-js";

const keyOf = (table: string): string => `blueplate-muted:${table}`;

/** The seats that are kept as muted at a table on this device. */
const kept = (table: string): readonly number[] => {
  const text = deviceStorage.getItem(keyOf(table)) ?? "";
  return text.split(",").flatMap((seat) => (/^\d+$/.test(seat) ? [Number(seat)] : []));
};

const [changes, setChanges] = createSignal(0);

/** True for a seat whose lines somebody on this device does not want to hear. */
export const isMuted = (table: string, seat: number): boolean => {
  changes();
  return kept(table).includes(seat);
};

/** Mutes a seat at a table on this device, or hears it again. */
export const setMuted = (table: string, seat: number, muted: boolean): void => {
  const rest = kept(table).filter((each) => each !== seat);
  deviceStorage.setItem(keyOf(table), (muted ? [...rest, seat] : rest).join(","));
  setChanges(changes() + 1);
};
