import { isIPv6 } from "node:net";

/** The network of an address: of IPv6 its first 64 bits, all of which one household has. */
export const networkOf = (address: string): string => {
  const version4 = /^(?:::ffff:)?(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (version4 !== undefined) return version4;
  if (!isIPv6(address)) return address;
  // Two colons stand for all zeros that are missing.
  const [first = "", rest] = address.split("%")[0]?.split("::") ?? [];
  const [before, after] = [first, rest ?? ""].map((part) => (part === "" ? [] : part.split(":")));
  const groups = [...(before ?? [])];
  const missing = rest === undefined ? 0 : 8 - groups.length - (after ?? []).length;
  const whole = [...groups, ...Array<string>(missing).fill("0"), ...(after ?? [])];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
};
