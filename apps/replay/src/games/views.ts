import { hasExample as chefsHaveExample } from "@blueplate/chef-table/rules-paragraphs";
import { addLooks } from "@blueplate/city/outline";
import type { Json } from "@blueplate/kernel";
import { hasExample } from "@blueplate/magnate-table/rules-paragraphs";
import { type RulesExamples, type TableProps, withWords } from "@blueplate/tabletop";
import type { SeatSign } from "@blueplate/tabletop/share";
import town from "@blueplate/tabletop/pictures/hero-narrow.webp";
import { type Component, lazy } from "solid-js";
import type { ContinuationState } from "../session/for-seat.ts";
import type { Session } from "../session/session.ts";

/** Positions of a game made by hand, from an empty one or from that of a scenario file. */
export interface PositionEditorProps {
  /** The scenario file whose position is changed, or null for an empty one. */
  readonly first: Json | null;
  readonly onOpen: (file: Json) => void;
  readonly onClose: () => void;
}

/** What a board is drawn from: the moment, and the moves that may be played on it; none where one only looks. */
export interface BoardProps {
  readonly session: Session;
  readonly playing: ContinuationState | null;
}

/** The review of a game that is over. */
export interface ReviewProps {
  readonly session: Session;
  /** It begins at once, where there is one. */
  readonly begins: boolean;
  /** Somebody has gone to a moment that was found. */
  readonly onLook: () => void;
}

/** What is handed on of a game that is over. */
export interface ShareWindowProps {
  /** The table at the end of its game, as whoever looks back may see it. */
  readonly table: TableProps;
  readonly sign: (seat: number) => SeatSign;
  readonly link: ((at: number) => string) | null;
  readonly onClose: () => void;
}

/** What the replay has for one game alone: everything of it is fetched when it is first shown. */
export interface GameView extends RulesExamples {
  /** The address of a picture of its table, for choosing among games; a game without it is a hand of cards. */
  readonly picture?: string;
  /** A chapter on the whole screen; a game without it has the screen of any game. */
  readonly Screen?: Component<{ readonly session: Session }>;
  /** What lies on the table in the middle of the screen of any game, and in the page of somebody else. */
  readonly Board?: Component<BoardProps>;
  /** What is written down beside the board. */
  readonly Sheet?: Component<{ readonly session: Session }>;
  /** Fetches what the screen draws with, for whoever is about to open a game. */
  readonly prepare?: () => Promise<void>;
  /** What must be there before a position is drawn: a study may hold games with any modules. */
  readonly bringLooks?: () => Promise<void>;
  /** One position in the page of somebody else. */
  readonly Embedded?: Component<{ readonly session: Session }>;
  readonly Pictures?: Component<{ readonly session: Session; readonly onClose: () => void }>;
  /** Why the step that is shown was taken, beside what happened in it on the screen of any game. */
  readonly Why?: Component<{ readonly session: Session }>;
  /** What is looked for in a game that is over, in the drawer of the screen of any game. */
  readonly Review?: Component<ReviewProps>;
  /** What is handed on of a game that is over. */
  readonly ShareWindow?: Component<ShareWindowProps>;
  /** What decides a game of it; a round unless told. */
  readonly decidedBy?: "evening" | "round";
  readonly PositionEditor?: Component<PositionEditorProps>;
  /** Keys of the game's own table that do the same where one looks back. */
  readonly tableKeys?: ReadonlySet<string>;
}

const fetchMagnate = () => import("../magnate/screen.tsx");
const fetchChefs = () => import("../trick-n-chef/chefs.tsx");

/** The examples of the base game, with what sets up their positions. */
const fetchExamples = async () => {
  const [{ rulesExampleOf }, { foodChainMagnateScenarios }] = await Promise.all([
    import("@blueplate/magnate-table/rules-examples"),
    import("@blueplate/variants/scenario"),
  ]);
  return { default: rulesExampleOf(foodChainMagnateScenarios) };
};

const VIEWS: Readonly<Record<string, GameView>> = {
  "food-chain-magnate": {
    picture: town,
    Screen: lazy(() => fetchMagnate().then(({ MagnateScreen }) => ({ default: MagnateScreen }))),
    prepare: async () => (await fetchMagnate()).prepareMap(),
    bringLooks: async () => addLooks(await (await import("@blueplate/variants/faces")).facesOf()),
    Embedded: lazy(() => import("../magnate/embedded.tsx").then(({ EmbeddedTown }) => ({ default: EmbeddedTown }))),
    Pictures: lazy(() => import("../magnate/pictures/pictures.tsx").then(({ Pictures }) => ({ default: Pictures }))),
    ShareWindow: lazy(() =>
      withWords(import("@blueplate/magnate-table/share")).then(({ EveningWindow }) => ({ default: EveningWindow })),
    ),
    decidedBy: "evening",
    PositionEditor: lazy(() =>
      import("../magnate/editor/starting.tsx").then(({ Starting }) => ({ default: Starting })),
    ),
    tableKeys: new Set(["S", "M", "Z X C", "T", "F", "H 1–9"]),
    hasExample,
    RulesExample: lazy(fetchExamples),
  },
  "trick-n-chef": {
    Board: lazy(() => fetchChefs().then(({ ChefBoard }) => ({ default: ChefBoard }))),
    Sheet: lazy(() => fetchChefs().then(({ ChefSheet }) => ({ default: ChefSheet }))),
    Why: lazy(() => import("../trick-n-chef/why.tsx").then(({ ChefWhy }) => ({ default: ChefWhy }))),
    // Bots are fetched when somebody wants to know.
    Review: lazy(() => import("../trick-n-chef/review/panel.tsx").then((come) => ({ default: come.PlayReviewPanel }))),
    ShareWindow: lazy(() =>
      withWords(import("@blueplate/chef-table/share")).then(({ ChefShareWindow }) => ({ default: ChefShareWindow })),
    ),
    hasExample: chefsHaveExample,
    RulesExample: lazy(() =>
      import("@blueplate/chef-table/rules-examples").then(({ RulesExample }) => ({ default: RulesExample })),
    ),
  },
};

/** What the replay has for this game alone; a game without it lies on the table of any game. */
export const viewOf = (game: string): GameView | undefined => VIEWS[game];

/** The game that most people look at: what shows it is fetched early, and positions are made of it where no game is open. */
export const usualView: GameView | undefined = Object.values(VIEWS)[0];
