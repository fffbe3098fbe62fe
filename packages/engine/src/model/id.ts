import { Schema } from "effect";
import { NaturalWhole } from "./whole.ts";

/**
 * The id of something that a module brings along: words of small letters with hyphens (`fry-chef`), or its module, a colon, its name
 * (`kimchi:stirred`). Whether the game at hand has it is for the rules to say.
 */
export const ForeignId = Schema.String.check(
  Schema.isPattern(/^(?!ceo$)[a-z][a-z0-9]*(-[a-z0-9]+)*(:[A-Za-z][A-Za-z0-9-]*)?$/),
).pipe(Schema.brand("ForeignId"));
export type ForeignId = typeof ForeignId.Type;

/** The id as modules write it. */
// cast: the one place where a module's words become ids; `defineModule` has checked them.
export const foreignId = (id: string): ForeignId => id as ForeignId;

/** How many of each kind; a kind that is not named counts 0, and 0 is never written. */
export type Counts<K extends string> = Readonly<Partial<Record<K, number>>>;

/** Lets only records pass whose keys are all known; the fault names the first other one. */
export const knownKeys = (isKey: (name: string) => boolean) =>
  Schema.makeFilter((record: Readonly<Record<string, unknown>>) => {
    const unknown = Object.keys(record).find((name) => !isKey(name));
    return unknown === undefined ? undefined : { path: [unknown], issue: "unknown kind" };
  });

/** The schema of counts by the kinds of `key`. */
export const countsOf = <K extends string>(key: Schema.Codec<K, string>): Schema.Codec<Counts<K>> => {
  // Worked out at its first use: the counts of cards and goods stand at the head of every page's scripts.
  let isKey: ((name: unknown) => boolean) | undefined;
  const known = knownKeys((name) => (isKey ??= Schema.is(key))(name));
  // cast: a decoder; the filter has checked every key.
  return Schema.Record(Schema.String, NaturalWhole).check(known) as unknown as Schema.Codec<Counts<K>>;
};
