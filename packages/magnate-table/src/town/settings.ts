import { deviceStorage } from "@blueplate/ui/storage";
import { storedAs } from "@blueplate/tabletop/stored";
import { Schema } from "effect";

/** How the town moves and shines for this person on this machine. */
export const TownSettings = Schema.Struct({
  /** 0: nothing moves, 1: as it was made, 2: twice as fast. */
  speed: Schema.Literals([0, 0.5, 1, 2]),
  alwaysNoon: Schema.Boolean,
  /** Null lets the town judge the machine. */
  quality: Schema.NullOr(Schema.Literals(["low", "full"])),
  /** Whether something goes on in the streets while nobody plays; nothing unless somebody wants it. */
  life: Schema.optionalKey(Schema.Boolean),
});
export type TownSettings = typeof TownSettings.Type;

const KEY = "blueplate-town";

const stored = storedAs(TownSettings);

const usual = (): TownSettings => ({
  speed: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 1,
  alwaysNoon: false,
  quality: null,
});

/** The settings kept on this machine, or the usual ones. */
export const keptSettings = (): TownSettings => stored(KEY) ?? usual();

/** Keeps the settings on this machine. */
export const keepSettings = (settings: TownSettings): void => deviceStorage.setItem(KEY, JSON.stringify(settings));
