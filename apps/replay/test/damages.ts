import type { Json } from "@blueplate/kernel";

/** A file with something wrong, and what that is. */
export interface Damage {
  readonly name: string;
  readonly text: string;
}

const linesOf = (text: string): readonly string[] => text.trimEnd().split("\n");

const joined = (lines: readonly string[]): string => `${lines.join("\n")}\n`;

/** Values of every kind that JSON has; some numbers are more than any list can hold. */
const OTHERS: readonly string[] = [
  "null",
  "true",
  "-1",
  "0.5",
  "9007199254740993",
  "1e999",
  '"x"',
  "[]",
  "{}",
  "[[{}]]",
];

/** Nested deeper than any reader can follow. */
const DEEP = 50_000;

/** Names that objects have of their own. */
const INHERITED = ["__proto__", "constructor", "toString", "hasOwnProperty"];

/** The paths of the values in some JSON, at most so deep. */
const pathsIn = (value: Json, deepest: number): readonly (readonly string[])[] => {
  if (typeof value !== "object" || value === null || deepest === 0) return [[]];
  return [
    [],
    ...Object.entries(value).flatMap(([key, each]) => pathsIn(each, deepest - 1).map((path) => [key, ...path])),
  ];
};

/** Values of a line that are changed, one at a time. */
const MOST_IN_A_LINE = 24;

const MARK = '"\\u0000here"';

/** The text of some JSON with other text in place of the value at a path. */
const replaced = (value: Json, path: readonly string[], text: string): string => {
  const put = (now: Json, [key, ...rest]: readonly string[]): Json => {
    if (key === undefined) return "\u0000here";
    if (Array.isArray(now)) return now.map((each, index) => (String(index) === key ? put(each, rest) : each));
    return Object.fromEntries(
      Object.entries(now ?? {}).map(([name, each]) => [name, name === key ? put(each, rest) : each]),
    );
  };
  return JSON.stringify(put(value, path)).replace(MARK, () => text);
};

/** A part of a list, spread evenly: never more than so many. */
const some = <T>(all: readonly T[], most: number): readonly T[] =>
  all.length <= most ? all : Array.from({ length: most }, (_, nth) => all[Math.floor((nth * all.length) / most)] as T);

/** Lines that are left of a file after the one that was changed: what follows is sound as it was. */
const MORE = 3;

/** The file cut off after each line and within each. */
const cuts = (text: string): readonly Damage[] =>
  linesOf(text).flatMap((line, index, lines) => {
    const before = joined(lines.slice(0, index));
    return [0.3, 0.95].map((part) => ({
      name: `cut in line ${index + 1}`,
      text: (index === 0 ? "" : before) + line.slice(0, Math.floor(line.length * part)),
    }));
  });

/** One character turned into another, at many places. */
const flips = (text: string): readonly Damage[] =>
  some(
    Array.from({ length: text.length }, (_, at) => at),
    200,
  ).map((at) => ({
    name: `a bit flipped at ${at}`,
    text: text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << (at % 7))) + text.slice(at + 1),
  }));

/** Lines that are missing, there twice, or in another order. */
const shuffles = (text: string): readonly Damage[] => {
  const lines = linesOf(text);
  return some([...lines.keys()], 12).flatMap((at) => [
    { name: `line ${at + 1} missing`, text: joined(lines.toSpliced(at, 1)) },
    { name: `line ${at + 1} twice`, text: joined(lines.toSpliced(at, 0, lines[at] ?? "")) },
    { name: `line ${at + 1} last`, text: joined([...lines.toSpliced(at, 1), lines[at] ?? ""]) },
  ]);
};

/** Values of other kinds in place of those that stand there, and names that objects have of their own. */
const strangers = (text: string): readonly Damage[] => {
  const lines = linesOf(text);
  return lines.flatMap((line, index) => {
    // cast: the file is sound before anything is done to it.
    const value = JSON.parse(line) as Json;
    const within = (name: string, changed: string): Damage => ({
      name: `line ${index + 1}: ${name}`,
      text: joined(lines.slice(0, index + MORE).with(index, changed)),
    });
    const others = some(pathsIn(value, 5), MOST_IN_A_LINE).map((path, nth) => {
      const other = OTHERS[(index + nth) % OTHERS.length] ?? "null";
      return within(`${path.join(".")} is ${other}`, replaced(value, path, other));
    });
    const inherited = INHERITED.map((name) => within(name, line.replace("{", `{"${name}":{"polluted":true},`)));
    return [...others, ...inherited];
  });
};

/** Values nested deeper than anything can be followed, in many places. */
const depths = (text: string): readonly Damage[] => {
  const lines = linesOf(text);
  const deep = "[".repeat(DEEP) + "]".repeat(DEEP);
  const deepObject = '{"a":'.repeat(DEEP) + "1" + "}".repeat(DEEP);
  return some([...lines.keys()], 4).flatMap((index) => {
    // cast: as above.
    const value = JSON.parse(lines[index] ?? "") as Json;
    return some(pathsIn(value, 4), 12).map((path, nth) => ({
      name: `line ${index + 1}: ${path.join(".")} is deep`,
      text: joined(lines.with(index, replaced(value, path, nth % 2 === 0 ? deep : deepObject))),
    }));
  });
};

/** Whole files that are something else. */
const others = (text: string): readonly Damage[] => [
  { name: "nothing", text: "" },
  { name: "an empty line", text: "\n" },
  { name: "no JSON", text: "this is no file of ours" },
  { name: "null", text: "null\n" },
  { name: "a million lines", text: `${linesOf(text)[0]}\n${"{}\n".repeat(1_000_000)}` },
  { name: "a million empty lines, then none that fits", text: `${linesOf(text)[0]}${"\n".repeat(1_000_000)}{}` },
  { name: "NUL bytes", text: text.replaceAll(",", ",\u0000") },
  { name: "only NUL bytes", text: "\u0000".repeat(10_000) },
  { name: "a name of a hundred thousand letters", text: text.replace("{", `{"${"x".repeat(100_000)}":1,`) },
  {
    name: "a kind of a hundred thousand letters",
    text: text.replaceAll(/"_tag":"\w/g, `"_tag":"${"x".repeat(100_000)}`),
  },
  { name: "half of a character", text: text.replaceAll("e", "\ud800") },
];

/** Everything that may be wrong with a file of JSON lines. */
export const damages = (text: string): readonly Damage[] => [
  ...cuts(text),
  ...flips(text),
  ...shuffles(text),
  ...strangers(text),
  ...depths(text),
  ...others(text),
];

/** Numbers that are more than anything can be, one just within what is read and one beyond. */
const HUGE = [99_999, 1_000_000_000];

const numbersIn = (value: Json, path: readonly string[]): readonly (readonly string[])[] => {
  if (typeof value === "number") return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => numbersIn(each, [...path, key]));
};

/** The beginning of a log with one number in its last entry that is far too large: each kind of number that the log has, once. */
export const hugeNumbers = (
  entries: readonly Json[],
): readonly { readonly name: string; readonly entries: readonly Json[] }[] => {
  const known = new Set<string>();
  return entries.flatMap((entry, at) =>
    numbersIn(entry, []).flatMap((path) => {
      // Places in lists are alike, but each event has places of its own.
      const tag = /"_tag":"(\w+)"/.exec(JSON.stringify(Object(entry).events?.[Number(path[1])] ?? ""))?.[1];
      const kind = `${tag} ${path.map((key) => (/^\d+$/.test(key) ? "#" : key)).join(".")}`;
      if (known.has(kind)) return [];
      known.add(kind);
      return HUGE.map((huge) => ({
        name: `entry ${at}: ${kind} is ${huge}`,
        // cast: an entry with another number in it is JSON.
        entries: entries.slice(0, at + 1).with(at, JSON.parse(replaced(entry, path, String(huge))) as Json),
      }));
    }),
  );
};
