const lineAt = (text: string, index: number): number => text.slice(0, index).split("\n").length;

/** One token of JSON: a string, another plain value, or a sign (RFC 8259). */
const TOKEN =
  /[ \t\n\r]*(?:("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|([[\]{},:]))/uy;

type Wanted = "value" | "value-or-end" | "key" | "key-or-end" | "colon" | "comma-or-end" | "end";

/** What may come after a whole value. */
const afterValue = (open: readonly string[]): Wanted => (open.length > 0 ? "comma-or-end" : "end");

/** What may come after a sign, or null where it does not stand right. Opens and closes what it belongs to. */
const afterSign = (sign: string, wanted: Wanted, open: string[]): Wanted | null => {
  const inside = open.at(-1);
  if (sign === "{" || sign === "[") {
    if (!wanted.startsWith("value")) return null;
    open.push(sign);
    return sign === "{" ? "key-or-end" : "value-or-end";
  }
  if (sign === ":") return wanted === "colon" ? "value" : null;
  if (sign === ",") return wanted === "comma-or-end" ? (inside === "{" ? "key" : "value") : null;
  if (!wanted.endsWith("-or-end") || inside !== (sign === "}" ? "{" : "[")) return null;
  open.pop();
  return afterValue(open);
};

const afterToken = (token: RegExpExecArray, wanted: Wanted, open: string[]): Wanted | null => {
  const [, string, plain, sign] = token;
  if (sign !== undefined) return afterSign(sign, wanted, open);
  if (string !== undefined && wanted.startsWith("key")) return "colon";
  return (string ?? plain) !== undefined && wanted.startsWith("value") ? afterValue(open) : null;
};

/** The line, counted from 1, at which a text stops being JSON; null for one that is. */
export const lineOfSyntax = (text: string): number | null => {
  const open: string[] = [];
  let wanted: Wanted = "value";
  let from = 0;
  while (/[^ \t\n\r]/.test(text.slice(from))) {
    TOKEN.lastIndex = from;
    const token = TOKEN.exec(text);
    const next: Wanted | null = token && afterToken(token, wanted, open);
    if (!next) return lineAt(text, from + (/^[ \t\n\r]*/.exec(text.slice(from))?.[0].length ?? 0));
    wanted = next;
    from = TOKEN.lastIndex;
  }
  return wanted === "end" ? null : lineAt(text, text.length);
};

/** The line in which the last known part of a field's path is written, such as `given.chains.ann.cash`; null where none is. */
export const lineOfField = (text: string, field: string): number | null => {
  let from = 0;
  let found: number | null = null;
  const parts = field.replaceAll(/\[\d+\]/g, "").split(/[.\s]/);
  for (const part of parts) {
    const at = part === "" ? -1 : text.indexOf(`${JSON.stringify(part)}:`, from);
    if (at < 0) continue;
    found = lineAt(text, at);
    from = at;
  }
  return found;
};
