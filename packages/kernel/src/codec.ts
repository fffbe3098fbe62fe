import { Result, Schema, SchemaIssue } from "effect";
import type { Json, Tagged } from "./json.ts";
import { type Malformed, type ShapeFault, unfit } from "./refusal.ts";
import { namedFault, shapeFault } from "./shape.ts";

/** Both directions between a value and its JSON. Decoding is strict: an unknown field is an error with its path. */
export interface Codec<A> {
  decode(input: unknown): Result.Result<A, Malformed>;
  encode(value: A): unknown;
  /** What it decodes, where one schema says it: for documents that are made from it. */
  readonly schema?: Schema.Top;
  /** The codecs of a union, by tag. */
  readonly cases?: Readonly<Record<string, { readonly schema?: Schema.Top }>>;
}

const issues = SchemaIssue.makeFormatterStandardSchemaV1();
const kinds = SchemaIssue.makeFormatterStandardSchemaV1({ leafHook: ({ _tag }) => _tag });

type Path = ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined;

const keysOf = (path: Path): readonly PropertyKey[] =>
  (path ?? []).map((part) => (typeof part === "object" ? part.key : part));

/** What stands at a path of the input. */
const standsAt = (input: unknown, path: Path): unknown =>
  keysOf(path).reduce(
    // cast: an object has something, or nothing, under any key.
    (at, key) => (typeof at === "object" && at !== null ? (at as Readonly<Record<PropertyKey, unknown>>)[key] : null),
    input,
  );

const pathOf = (path: Path): string =>
  keysOf(path)
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "");

/** Characters of a fault that are told at most: it says what does not fit, not all of it. */
const LONGEST_FAULT = 300;

const shortened = (text: string): string => (text.length <= LONGEST_FAULT ? text : `${text.slice(0, LONGEST_FAULT)}…`);

/**
 * A strict codec of a schema whose encoded side is JSON. It is worked out at its first use: a page meets few of the
 * hundred schemas of a game, and none before it is drawn.
 */
export const codecOf = <A, I>(schema: Schema.Codec<A, I>): Codec<A> => {
  const decoder = () => Schema.decodeUnknownResult(schema, { onExcessProperty: "error" });
  const encoder = () => Schema.encodeSync(schema);
  let decode: ReturnType<typeof decoder> | undefined;
  let encode: ReturnType<typeof encoder> | undefined;
  return {
    schema,
    decode: (input) =>
      Result.mapError((decode ??= decoder())(input), (error): Malformed => {
        const first = issues(error.issue).issues[0];
        const message = first?.message ?? error.message;
        const { field, reason } = shapeFault(kinds(error.issue).issues[0]?.message, message);
        const path = `${pathOf(first?.path)}${field}`.replace(/^\./, "");
        const named = namedFault(reason, standsAt(input, first?.path));
        return { ...unfit(shortened(path), named), message: shortened(message) };
      }),
    encode: (value) => (encode ??= encoder())(value),
  };
};

/** The same codec, but what is not in the form of today is decoded as `up` lifts it from an older one. Encoded is the form of today alone. */
const withUpcast = <A>(codec: Codec<A>, up: (written: Json) => Json): Codec<A> => ({
  decode: (input) => {
    const today = codec.decode(input);
    if (Result.isSuccess(today)) return today;
    // cast: what is decoded was read as JSON.
    const lifted = codec.decode(up(input as Json));
    return Result.isSuccess(lifted) ? lifted : today;
  },
  encode: (value) => codec.encode(value),
  ...(codec.schema === undefined ? {} : { schema: codec.schema }),
});

/** How an event, or whatever else is kept for long, is written: a row beside others, by tag. */
export interface WrittenForm {
  readonly schema: Schema.Codec<Tagged, unknown>;
  /** The version of the rules, or of the module that brings it, from which on it is written in the form of the schema; 1 when left out. */
  readonly since?: number;
  /** Lifts what an older version wrote to the form of the schema. Asked only for what is not in that form. */
  readonly up?: (written: Json) => Json;
}

/** The codec of events by tag, each read in the form of today or lifted to it from an older one. */
export const codecOfForms = (forms: Readonly<Record<string, WrittenForm>>): Codec<Tagged> =>
  codecByTag(
    Object.fromEntries(
      Object.entries(forms).map(([tag, { schema, up }]) => {
        const codec: Codec<Tagged> = codecOf(schema);
        return [tag, up ? withUpcast(codec, up) : codec];
      }),
    ),
  );

/**
 * A codec of a union by `_tag`: the tag is read first, so that the error names the field inside the one case that was
 * meant instead of listing all cases.
 */
export const codecByTag = <A extends { readonly _tag: string }>(
  cases: Readonly<Record<string, Codec<A>>>,
): Codec<A> => ({
  cases,
  decode: (input) => {
    const tag = typeof input === "object" && input !== null && "_tag" in input ? input._tag : undefined;
    const found = typeof tag === "string" && Object.hasOwn(cases, tag) ? cases[tag] : undefined;
    if (found) return found.decode(input);
    const reason: ShapeFault =
      tag === undefined ? { _tag: "Missing" } : { _tag: "UnknownKind", kind: shortened(JSON.stringify(tag)) };
    return Result.fail(unfit("_tag", reason));
  },
  encode: (value) => cases[value._tag]?.encode(value) ?? value,
});
