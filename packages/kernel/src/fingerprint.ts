import { sipHash } from "./siphash.ts";

/** A short text that differs for different texts: 64 bits in hexadecimal. For recognising, not for secrets. */
export const fingerprint = (text: string): string => {
  const bytes: number[] = [];
  for (let index = 0; index < text.length; index++)
    bytes.push(text.charCodeAt(index) & 0xff, text.charCodeAt(index) >>> 8);
  return sipHash([0, 0, 0, 0], bytes)
    .map((half) => half.toString(16).padStart(8, "0"))
    .join("");
};
