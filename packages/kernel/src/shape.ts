import type { ShapeFault } from "./refusal.ts";

/** A kind of JSON value as a fault names it. */
export type JsonKind = "string" | "number" | "integer" | "boolean" | "array" | "object" | "null";

const LITERAL = String.raw`(?:"[^"]*"|-?\d+)`;
const KIND = "(?:string|number|boolean|array|object|null)";
const alternatives = (one: string): RegExp => new RegExp(`^Expected (${one}(?: \\| ${one})*)$`);

/** What a schema says of a value that does not fit, and the fault that this is. */
const SAID: readonly (readonly [said: RegExp, fault: (parts: readonly string[]) => ShapeFault])[] = [
  [alternatives(LITERAL), ([values = ""]) => ({ _tag: "NoneOf", values: values.replaceAll(" | ", ", ") })],
  [/^Expected object$/, () => ({ _tag: "NoObject" })],
  [alternatives(KIND), ([kinds = ""]) => ({ _tag: "NotOfKind", kinds: kinds.split(" | ") })],
  [/^Expected an integer$/, () => ({ _tag: "NotOfKind", kinds: ["integer"] })],
  [/^Expected a value with a length of at most (\d+)$/, ([most]) => ({ _tag: "TooLong", most: Number(most) })],
  [/^Expected a string matching the RegExp \^(?:\(\?:.*\|)?\[\^\\p\{Cc\}/, () => ({ _tag: "HiddenSigns" })],
  [/^Expected a string matching the RegExp (.+)$/, ([form = ""]) => ({ _tag: "OtherForm", form })],
  [/^Expected a value with a length of at least 1$/, () => ({ _tag: "Empty" })],
  [
    /^Expected a value between (-?\d+) and (-?\d+)$/,
    ([least, most]) => ({ _tag: "OutOfRange", least: Number(least), most: Number(most) }),
  ],
  [/^Expected a value greater than or equal to (-?\d+)$/, ([least]) => ({ _tag: "TooSmall", least: Number(least) })],
  [/^Expected a value less than or equal to (-?\d+)$/, ([most]) => ({ _tag: "TooGreat", most: Number(most) })],
];

/** The kinds between which a schema decides by `_tag`: it says them as objects of which nothing else is told. */
const kindsIn = (message: string): readonly string[] =>
  message.startsWith('Expected { readonly "_tag"')
    ? Array.from(message.matchAll(/readonly "_tag": ("\w+")/g), ([, tag = ""]) => tag)
    : [];

/** Values of which a reader still sees at a glance which one was meant. */
const FEW = 12;

/** Where one of very many values is expected, what stands there instead says more than all of them. */
export const namedFault = (reason: ShapeFault, value: unknown): ShapeFault =>
  reason._tag === "NoneOf" && typeof value === "string" && reason.values.split(", ").length > FEW
    ? { _tag: "UnknownKind", kind: JSON.stringify(value) }
    : reason;

/** Why a value does not fit, from what its schema says; `field` is where, below the place that the schema names. */
export const shapeFault = (
  kind: string | undefined,
  message: string,
): { readonly field: string; readonly reason: ShapeFault } => {
  if (kind === "MissingKey") return { field: "", reason: { _tag: "Missing" } };
  if (kind === "UnexpectedKey") return { field: "", reason: { _tag: "UnknownField" } };
  const tags = kindsIn(message);
  if (tags.length > 0) return { field: "._tag", reason: { _tag: "NoneOf", values: tags.join(", ") } };
  for (const [said, fault] of SAID) {
    const parts = said.exec(message)?.slice(1);
    if (parts) return { field: "", reason: fault(parts) };
  }
  return { field: "", reason: { _tag: "Unfit" } };
};
