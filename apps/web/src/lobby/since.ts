import { language } from "@blueplate/tabletop";

const MINUTE = 60_000;
const UNITS = [
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
] as const;

/** A length of time in its largest unit; under a minute it is a minute. */
const roughly = (ms: number): { readonly count: number; readonly unit: "day" | "hour" | "minute" } => {
  const [unit, length] = UNITS.find(([, each]) => ms >= each) ?? ["minute", MINUTE];
  return { count: Math.max(1, Math.floor(ms / length)), unit };
};

/** How long ago something was, in the language of the page: 3 minutes ago. */
export const ago = (at: number, now: number): string => {
  const { count, unit } = roughly(now - at);
  return new Intl.RelativeTimeFormat(language.locale()).format(-count, unit);
};

/** How long something took or has lasted: 52 min. */
export const lasting = (ms: number): string => {
  const { count, unit } = roughly(ms);
  return new Intl.NumberFormat(language.locale(), { style: "unit", unit, unitDisplay: "short" }).format(count);
};
