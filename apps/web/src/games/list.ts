import { withWords } from "@blueplate/tabletop";
import { isExplained } from "@blueplate/bot/explained";
import { hasExample as chefsHaveExample } from "@blueplate/chef-table/rules-paragraphs";
import { type GameEntry, GAMES as ENTRIES } from "@blueplate/games";
import { hasExample } from "@blueplate/magnate-table/rules-paragraphs";
import { inOwnTask } from "@blueplate/ui";
import { type Component, lazy } from "solid-js";
import { CHEF_SOUNDS, soundOfChefs } from "./trick-n-chef/sounds.ts";
import { type BoardProps, type GameClient, loaded } from "./client.ts";
import { MAGNATE_SOUNDS, soundOf } from "./magnate-sounds.ts";

/** A component of a game that comes in a chunk of its own. */
type Preloaded<Name extends "Table" | "Board" | "Sheet"> = NonNullable<GameClient[Name]> & {
  readonly preload: () => Promise<unknown>;
};

/** What a game shows of its own. */
interface GameFace extends Pick<
  GameClient,
  | "soundOf"
  | "sounds"
  | "Opening"
  | "Coach"
  | "ShareWindow"
  | "advisor"
  | "Hint"
  | "Ending"
  | "isReviewed"
  | "lesson"
  | "isExplained"
  | "Why"
  | "PositionPicture"
  | "RulesExample"
  | "hasExample"
> {
  readonly Table?: Preloaded<"Table">;
  readonly Board?: Preloaded<"Board">;
  readonly Sheet?: Preloaded<"Sheet">;
}

const fetchChefs = () => import("@blueplate/chef-table");

/** The examples of the base game, with what sets up their positions. */
const fetchExamples = async () => {
  const [{ rulesExampleOf }, { foodChainMagnateScenarios }] = await Promise.all([
    import("@blueplate/magnate-table/rules-examples"),
    import("@blueplate/variants/scenario"),
  ]);
  return { default: rulesExampleOf(foodChainMagnateScenarios) };
};

/** The games with a table or a board of their own; every other one is shown by the table of any game. */
const FACES: Readonly<Record<string, GameFace>> = {
  "food-chain-magnate": {
    Table: lazy(() =>
      inOwnTask(import("../magnate/table.tsx").then(({ MagnateTable }) => ({ default: MagnateTable }))),
    ),
    soundOf,
    sounds: MAGNATE_SOUNDS,
    lesson: "/learn/first-dinner",
    isExplained,
    Why: lazy(() => import("../magnate/why.tsx").then(({ Why }) => ({ default: Why }))),
    Opening: lazy(() => import("../magnate/opening.tsx").then(({ Opening }) => ({ default: Opening }))),
    hasExample,
    RulesExample: lazy(fetchExamples),
    PositionPicture: lazy(() =>
      import("@blueplate/magnate-table/position-picture").then((come) => ({ default: come.PositionPicture })),
    ),
    ShareWindow: lazy(() =>
      withWords(import("@blueplate/magnate-table/share")).then(({ EveningWindow }) => ({ default: EveningWindow })),
    ),
    Coach: lazy(() => import("../learn/coach/coach.tsx").then(({ Coach }) => ({ default: Coach }))),
    advisor: () => import("../learn/coach/advise.ts").then(({ advise }) => advise),
  },
  "trick-n-chef": {
    soundOf: soundOfChefs,
    sounds: CHEF_SOUNDS,
    lesson: "/learn/first-tricks",
    Hint: lazy(() => import("../learn/chef-hint.tsx").then(({ ChefHintPanel }) => ({ default: ChefHintPanel }))),
    Board: lazy<Component<BoardProps>>(() => inOwnTask(fetchChefs().then(({ ChefTable }) => ({ default: ChefTable })))),
    Sheet: lazy<Component<BoardProps>>(() => fetchChefs().then(({ ChefCheck }) => ({ default: ChefCheck }))),
    isReviewed: true,
    Ending: lazy(() =>
      withWords(import("@blueplate/chef-table/ending")).then(({ ChefEnding }) => ({ default: ChefEnding })),
    ),
    ShareWindow: lazy(() =>
      withWords(import("@blueplate/chef-table/share")).then(({ ChefShareWindow }) => ({ default: ChefShareWindow })),
    ),
    hasExample: chefsHaveExample,
    RulesExample: lazy(() =>
      import("@blueplate/chef-table/rules-examples").then(({ RulesExample }) => ({ default: RulesExample })),
    ),
    PositionPicture: lazy(() =>
      import("@blueplate/chef-table/position-picture").then((come) => ({ default: come.PositionPicture })),
    ),
  },
};

const clientFor = ({ id, load }: GameEntry): GameClient => {
  const face = FACES[id];
  return {
    ...face,
    id,
    load: async (config) => {
      // The table comes beside its rules, not after them.
      void face?.Table?.preload();
      void face?.Board?.preload();
      return loaded((await inOwnTask(load())).load(config));
    },
  };
};

/** Every game that this build can show. */
export const GAMES: readonly GameClient[] = ENTRIES.map(clientFor);
