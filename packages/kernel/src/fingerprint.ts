import { bytesOf, sipHash } from "./siphash.ts";

/** A short text that differs for different texts: 64 bits in hexadecimal. For recognising, not for secrets. */
export const fingerprint = (text: string): string =>
  sipHash([0, 0, 0, 0], bytesOf(text))
    .map((half) => half.toString(16).padStart(8, "0"))
    .join("");
