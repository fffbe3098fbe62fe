import { EMPLOYEE_ROWS, MILESTONE_ROWS } from "@blueplate/engine";
import { type Breach, isTest } from "./room.ts";
import { lineOf, literalOf, type SourceFile } from "./source.ts";

/** Where cards and milestones are known by their rows only. */
const ROOMS = /^(packages\/(bot|forecast|magnate-table|tabletop|city)|apps\/[^/]+|tooling)\/src\//;

const HERE = "tooling/src/check/row-ids.ts";

/** Every card and every milestone of the base game; those of variants are looked for everywhere (`module-ids.ts`). */
const CARDS: ReadonlySet<string> = new Set(Object.keys(EMPLOYEE_ROWS));
const MILESTONES: ReadonlySet<string> = new Set(Object.keys(MILESTONE_ROWS));

/** Files in which a word is no card, or that are examples with cards of their own. */
const EXCUSED: Readonly<Record<string, readonly string[]>> = {
  // A payment is named after the CFO whom it is for, whichever card that is.
  "packages/forecast/src/history/money.ts": ["cfo"],
  "packages/forecast/src/bank/bank.ts": ["cfo"],
  "packages/forecast/src/history/figure-comparison.ts": ["cfo"],
  "packages/forecast/src/round/round.ts": ["cfo"],
  "packages/magnate-table/src/town/report.tsx": ["cfo"],
  "apps/replay/src/magnate/dinner/dinner-table.tsx": ["cfo"],
  // How much a player is warned.
  "packages/tabletop/src/settings.ts": ["coach"],
  "packages/tabletop/src/question/guard.tsx": ["coach"],
  "packages/tabletop/src/question/question.tsx": ["coach"],
  "apps/web/src/learn/coach/coach.tsx": ["coach"],
  // Whom newcomers ask, whose word the review asks, too.
  "packages/bot/src/food-chain-magnate/review/review.ts": ["coach"],
  "apps/replay/src/magnate/review/worker.ts": ["coach"],
  // The drawings of the milestones of the base game, and their paragraphs; those of modules come with their faces, and have rules.md.
  "packages/magnate-table/src/milestone-glyph.tsx": Object.keys(MILESTONE_ROWS),
  // Likewise the people on the cards.
  "packages/magnate-table/src/portraits/professions.ts": Object.keys(EMPLOYEE_ROWS),
  "packages/magnate-table/src/glossary.ts": Object.keys(MILESTONE_ROWS),
  // Lessons and puzzles have positions of their own, of the base game.
  "apps/web/src/learn/lessons.ts": [
    "burger-cook",
    "marketing-trainee",
    "waitress",
    "discount-manager",
    "errand-boy",
    "trainer",
    "kitchen-trainee",
    "first-train",
    "first-hire-3",
    "first-billboard",
  ],
  "apps/web/src/learn/puzzles.ts": ["trainer", "kitchen-trainee", "first-pizza-produced"],
  // The examples of the rules of the base game likewise.
  "packages/magnate-table/src/rules-examples/line-positions.ts": [
    "management-trainee",
    "recruiting-girl",
    "trainer",
    "coach",
    "discount-manager",
    "burger-chef",
    "kitchen-trainee",
    "truck-driver",
    "errand-boy",
    "waitress",
    "first-train",
  ],
};

/** Cards and milestones that are named where rows say which they are: one of a module would be forgotten there. */
export const namedRows = ({ path, text, nodes }: SourceFile): readonly Breach[] => {
  if (!ROOMS.test(path) || isTest(path) || path === HERE) return [];
  const excused = EXCUSED[path] ?? [];
  return nodes.flatMap((node): readonly Breach[] => {
    const id = literalOf(node);
    if (id === null || excused.includes(id)) return [];
    const named = (what: string): readonly Breach[] => [
      { path, message: `line ${lineOf(text, node.start)} names the ${what} ${id}: ask the rows what a ${what} does` },
    ];
    if (CARDS.has(id)) return named("card");
    return MILESTONES.has(id) ? named("milestone") : [];
  });
};
