import type { Camera } from "@blueplate/study";
import { addressOf } from "../session/address.ts";
import type { Session } from "../session/session.ts";
import type { MomentView } from "../session/viewing.ts";

const PLAIN = /^-?\d{1,5}(?:\.\d{1,3})?$/;

/** A camera in an address: point, turn, tilt, distance, and 1 for the plan. */
export const cameraText = ({ x, z, yaw, pitch, distance, plan }: Camera): string =>
  [...[x, z, yaw, pitch, distance].map((value) => String(Number(value.toFixed(3)))), plan ? "1" : "0"].join("_");

/** The camera that an address names, or null for anything else. */
export const cameraIn = (text: string | null): Camera | null => {
  const parts = (text ?? "").split("_");
  if (parts.length !== 6 || !parts.every((part) => PLAIN.test(part))) return null;
  const [x = 0, z = 0, yaw = 0, pitch = 0, distance = 0, plan = 0] = parts.map(Number);
  return { x, z, yaw, pitch, distance, plan: plan === 1 };
};

/** The look that the address names. */
export const lookInAddress = (): MomentView => {
  const address = new URLSearchParams(location.search);
  return { camera: cameraIn(address.get("camera")), lens: address.get("lens") };
};

/** Writes the moment and the look into the address of the page and answers it. */
export const keepLook = (session: Session, { camera, lens }: MomentView): string => {
  const address = addressOf(session);
  for (const [name, value] of [["camera", camera && cameraText(camera)] as const, ["lens", lens] as const]) {
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  history.replaceState(null, "", address);
  return address.href;
};
