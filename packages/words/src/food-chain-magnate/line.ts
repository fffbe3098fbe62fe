import type { Deed, Phase, TurnSpan } from "@blueplate/engine";
import type { NameOf } from "../game-words.ts";
import { listed, type Mention, type Sentence, say } from "../sentence.ts";
import type { FoodChainMagnateWords } from "./words.ts";

type Words = Pick<FoodChainMagnateWords, "campaigns" | "line" | "phases">;

const tileOf = ({ campaigns }: Words, deed: Deed): Mention =>
  deed._tag === "advertises"
    ? {
        kind: "campaign",
        id: String(deed.campaign),
        text: `${campaigns[deed.kind].name.toLowerCase()} ${deed.campaign}`,
      }
    : { kind: "campaign", id: "", text: "" };

const deedText = (words: Words, deed: Deed): Sentence => {
  const { deeds, rounds } = words.line;
  // cast: the table has for each tag the row that takes this deed.
  const row = deeds[deed._tag] as (deed: Deed, tile: Mention, rounds: string) => Sentence;
  return row(deed, tileOf(words, deed), deed._tag === "advertises" ? rounds(deed.from, deed.until) : "");
};

/** The phases in which every chain acts at its own time: what comes before the first round has no round. */
const SETTING_UP: ReadonlySet<Phase> = new Set(["setup-restaurants", "setup-reserve"]);

const who = (seat: number, names: NameOf): Mention => ({ kind: "seat", id: String(seat), text: names(seat) });

/**
 * A turn in one line ("R5 Ann: hires trainer, billboard 11 burgers R5–6"), or a phase with what each chain did or got in it.
 * Null for a phase in which nothing happened that such a line tells.
 */
export const turnLine = (words: Words, turn: TurnSpan, names: NameOf): Sentence | null => {
  const { round, nothing, colon, comma, semicolon } = words.line;
  const { seat, deeds, phase } = turn;
  const row = (of: readonly Deed[]): Sentence =>
    listed(
      of.map((deed) => deedText(words, deed)),
      comma,
      comma,
    );
  if (seat !== null) {
    return say`${round(turn.round)} ${who(seat, names)}${colon}${deeds.length === 0 ? nothing : row(deeds)}`;
  }
  if (deeds.length === 0) return null;
  const chains = [...new Set(deeds.map((deed) => deed.seat))].map(
    (each): Sentence => say`${who(each, names)}${colon}${row(deeds.filter((deed) => deed.seat === each))}`,
  );
  const head = SETTING_UP.has(phase) ? words.phases[phase].name : `${round(turn.round)} ${words.phases[phase].name}`;
  return say`${head}${colon}${listed(chains, semicolon, semicolon)}`;
};
