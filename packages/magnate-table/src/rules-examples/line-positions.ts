import type { ScenarioHost } from "@blueplate/kernel/scenario";
import type { LineParagraph } from "./paragraphs.ts";
import { type Given, openPosition, type OpenPosition, type PhaseResult, runPosition } from "./position.ts";

const THREE = ["ann", "bob", "cleo"];

const restaurant = (x: number, y: number) => [{ at: [x, y], entrance: "NW" }];

/** Three chains, and what each of them has besides its restaurant. */
const threeChains = (ann: Given, bob: Given, cleo: Given): Given => ({
  ann: { restaurants: [{ at: [0, 0], entrance: "SE" }], ...ann },
  bob: { restaurants: restaurant(8, 8), ...bob },
  cleo: { restaurants: restaurant(3, 3), ...cleo },
});

/** Two chains, and who works in the first. */
const twoChains = (ann: Given): Given => ({
  ann: { restaurants: restaurant(3, 3), ...ann },
  bob: { restaurants: restaurant(8, 3) },
});

/** A dinner of three chains in which the first sells for more than the bank has. */
const breakingBank = (given: Given, ann: number, bob: number, cleo: number): Given => ({
  phase: "dinnertime",
  chains: threeChains({ cash: ann, stock: { burger: 3 } }, { cash: bob }, { cash: cleo }),
  houses: { "2": { demand: ["burger", "burger", "burger"] } },
  ...given,
});

const opened =
  (given: Given, more: { readonly players?: readonly string[]; readonly ruleset?: string } = {}) =>
  (host: ScenarioHost, paragraph: string): OpenPosition =>
    openPosition(host, { paragraph, given, ...more });

const dined =
  (given: Given) =>
  (host: ScenarioHost, paragraph: string): PhaseResult =>
    runPosition(host, { paragraph, given, players: THREE }, "dinnertime");

/** Where the example of each paragraph comes from. */
export const LINE_POSITIONS = {
  "R4.1.1": opened({ chains: twoChains({}) }),
  "R6.1": opened(
    {
      phase: "order-of-business",
      chains: threeChains(
        { atWork: ["recruiting-girl", "waitress"] },
        { atWork: ["management-trainee", "kitchen-trainee"] },
        { atWork: ["trainer", "waitress", "errand-boy"] },
      ),
    },
    { players: THREE },
  ),
  "R7.1": opened({ chains: twoChains({}) }),
  "R15.2": dined(breakingBank({ bank: 20, reserves: { ann: 100, bob: 300, cleo: 300 } }, 0, 0, 0)),
  "R16.1": opened({
    chains: twoChains({
      atWork: ["management-trainee", "discount-manager", "discount-manager", "discount-manager", "discount-manager"],
    }),
  }),
  "R17.4": opened({
    phase: "payday",
    chains: twoChains({
      atWork: ["management-trainee", "burger-chef", "discount-manager", "coach", "truck-driver"],
      milestones: ["first-train"],
    }),
  }),
  "R21.2": dined(breakingBank({ breaks: 1, bank: 10, reserves: { ann: 100, bob: 100, cleo: 200 } }, 151, 168, 97)),
  "R22.1": opened({ chains: twoChains({}) }, { ruleset: "introductory" }),
} as const satisfies Readonly<
  Record<LineParagraph, (host: ScenarioHost, paragraph: string) => OpenPosition | PhaseResult>
>;
