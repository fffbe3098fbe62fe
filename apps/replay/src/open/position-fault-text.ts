import { gameWordsIn, squareName } from "@blueplate/words";
import type { ReplayTexts } from "../language.ts";

/** What stands in a file under these keys and numbers, or nothing. */
const within = (file: unknown, keys: readonly (string | number)[]): unknown => {
  let found = file;
  for (const key of keys) {
    // cast: a file is JSON; what is no object has nothing under a key.
    found = typeof found === "object" && found !== null ? (found as Record<string | number, unknown>)[key] : undefined;
  }
  return found;
};

const isSquare = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === "number");

/** A label or a sentence as it stands in the middle of a sentence; a beginning in capitals stays. */
export const inSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** The fields of a position that have a label on the page, by their names in its file. */
const labels = ({ shell }: ReplayTexts): Readonly<Record<string, string>> => {
  const { at, places, kinds, ...all } = shell.editor;
  return {
    round: all.round,
    phase: all.phase,
    turnOrder: all.order,
    bank: all.bank,
    breaks: all.breaks,
    ceoSlots: all.ceoSlots,
    reserves: all.reserve,
    supply: all.piles,
    cash: all.cash,
    bankrupt: all.bankrupt,
    stock: all.stock,
    milestones: all.milestones,
    garden: kinds.garden,
    demand: kinds.demand,
    left: all.left,
    side: all.side,
    map: all.board,
    players: all.players,
    modules: all.ruleset,
    title: all.name,
    restaurants: at.restaurants,
    busy: at.busy,
    milestonesGone: at.milestonesGone,
    houses: at.houses,
    campaigns: at.campaigns,
    chains: at.chains,
    ...places,
  };
};

const labelOf = (words: ReplayTexts, key: string): string => {
  const known = labels(words);
  return Object.hasOwn(known, key) ? inSentence(known[key] ?? key) : key;
};

/** Something with a field of its own: `garden` of a house. */
const withField = (words: ReplayTexts, thing: string, key: string | undefined): string =>
  key === undefined || !Object.hasOwn(labels(words), key)
    ? thing
    : words.shell.editor.at.of(thing, labelOf(words, key));

/** The words of the page, and the game whose file is read. */
export interface FaultWords {
  readonly words: ReplayTexts;
  readonly game: string;
}

const valueOf = ({ words, game }: FaultWords, kind: string, id: string): string =>
  gameWordsIn(words, game)?.value(kind, id) ?? id;

const ofChain = (speech: FaultWords, file: unknown, name: string, rest: string): string => {
  const { words } = speech;
  const { at } = words.shell.editor;
  const [key = "", ...more] = rest.split(/[.[\]]+/).filter((part) => part !== "");
  if (key === "") return name;
  if (key === "restaurants" && more[0] !== undefined) {
    const square = within(file, ["given", "chains", name, "restaurants", Number(more[0]), "at"]);
    if (isSquare(square)) return at.restaurant(name, squareName(square));
  }
  const label = at.of(name, labelOf(words, key));
  return key === "stock" && more[0] !== undefined ? at.of(label, inSentence(valueOf(speech, "good", more[0]))) : label;
};

/** A piece of a list in the file, by its number there or by its place in the list. */
const piece = (words: ReplayTexts, path: string, file: unknown): string | null => {
  const found = /^(campaigns|newHouses|houses)(?: \(\w+ (\d+)\)|\[(\d+)\]|\.(\d+))?(?:\.(\w+))?/.exec(path);
  if (!found) return null;
  const [, list = "", number, index, id, key] = found;
  const { at } = words.shell.editor;
  const [call, own] = list === "campaigns" ? ([at.campaign, "campaign"] as const) : ([at.house, "house"] as const);
  const known = number ?? id ?? within(file, ["given", list, Number(index), own]);
  if (typeof known !== "string" && typeof known !== "number") return list === "campaigns" ? at.campaigns : at.houses;
  return withField(words, call(String(known)), key);
};

/**
 * A field of a scenario file (protocol §4) as people call what it stands for: the restaurant of a company at its square, a house or
 * a campaign by its number, a label of the page. `file`: that in which it stands, as far as it is known.
 */
export const placeSaid = (speech: FaultWords, field: string, file: unknown): string => {
  const { words } = speech;
  const path = field.replace(/^given\./, "");
  const players = within(file, ["players"]);
  for (const name of Array.isArray(players) ? players.filter((each) => typeof each === "string") : []) {
    if (path === `chains.${name}` || path.startsWith(`chains.${name}.`))
      return ofChain(speech, file, name, path.slice(`chains.${name}`.length));
    if (path === `reserves.${name}`) return words.shell.editor.at.of(name, labelOf(words, "reserves"));
  }
  const pieceText = piece(words, path, file);
  if (pieceText !== null) return pieceText;
  const [key = "", id] = path.split(/[.[\]]+/);
  return key === "supply" && id
    ? words.shell.editor.at.of(labelOf(words, key), valueOf(speech, "employee", id))
    : labelOf(words, key || field);
};
