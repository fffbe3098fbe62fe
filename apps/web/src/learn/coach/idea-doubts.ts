import type { IdeaRequest } from "@blueplate/bot";
import { allGoods, rulesetOf, type Ruleset, type State } from "@blueplate/engine";
import { canHave, positionsOf } from "@blueplate/forecast";
import type { Tagged } from "@blueplate/kernel";
import type { GameWords, NameOf } from "@blueplate/words";
import type { MagnateTableWords } from "@blueplate/words/magnate-table";
import { valueIn } from "./idea-why.ts";

/** The words that doubts are said in: those of the forms. */
export interface IdeaDoubtWords {
  readonly game: GameWords;
  readonly panels: Pick<MagnateTableWords["panels"], "cannotHave" | "losesTie">;
  /** How the table calls whoever sits there. */
  readonly names: NameOf;
  /** Between names of a list. */
  readonly comma: string;
}

interface Doubted extends IdeaRequest {
  readonly ruleset: Ruleset;
  readonly command: Tagged;
}

/** A campaign for what none of the seat's cards makes or fetches. */
const cannotHave = (
  { game, panels }: IdeaDoubtWords,
  { ruleset, state, seat, command }: Doubted,
): readonly string[] => {
  const good = allGoods(ruleset.content).find((each) => each === valueIn(command, "good"));
  // cast: the coach sits at tables of Food Chain Magnate only.
  return good === undefined || canHave(ruleset, state as State, seat, good)
    ? []
    : [panels.cannotHave(game.value("good", good))];
};

/** The houses that a place in the order loses to others at equal sums. */
const losesTies = (
  { panels, names, comma }: IdeaDoubtWords,
  { ruleset, state, seat, command }: Doubted,
): readonly string[] => {
  const chosen = valueIn(command, "position");
  // cast: as above, of its state.
  return positionsOf(ruleset, state as State, seat)
    .filter(({ position }) => position === chosen)
    .flatMap(({ position, ties }) =>
      ties
        .filter(({ outcome }) => outcome === "lost")
        .map(({ house, rivals }) => panels.losesTie(position, house, rivals.map((each) => names(each)).join(comma))),
    );
};

const DOUBTS: Readonly<Record<string, (words: IdeaDoubtWords, doubted: Doubted) => readonly string[]>> = {
  "work.launchCampaign": cannotHave,
  "order.choosePosition": losesTies,
};

/** What speaks against a command, each in a sentence, as its form says it where it is filled in; empty for all that nothing speaks against. */
export const doubtsOf = (words: IdeaDoubtWords, asked: IdeaRequest, command: Tagged): readonly string[] => {
  const ruleset = rulesetOf(asked.rules);
  return ruleset ? (DOUBTS[command._tag]?.(words, { ...asked, ruleset, command }) ?? []) : [];
};
