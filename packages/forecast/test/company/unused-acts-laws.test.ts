import { listOffers, randomCommand } from "@blueplate/kernel";
import { rngOf } from "@blueplate/kernel/testing";
import { type Command, type CommandTag, type WorkingStep, STEPS, totalOf } from "@blueplate/engine";
import { give, type GameMoment } from "@blueplate/variants/testing/evening";
import { describe, expect, it } from "vitest";
import { actsClosedBy, claimsIn, dayLeftOf, salesOf } from "../../src/index.ts";
import { anyOf, day, ME, placeOf, ruleset, STAFF, STEP_OF, tagsOf } from "./working-day.ts";

/** Cards that random companies are made of: several of each step, and those who do nothing. */
const PEOPLE = [
  ...STAFF,
  "recruiting-girl",
  "recruiting-manager",
  "coach",
  "campaign-manager",
  "pizza-cook",
  "truck-driver",
  "regional-manager",
  "waitress",
] as const;
const BEACH = ["management-trainee", "kitchen-trainee", "marketing-trainee", "errand-boy", "waitress"] as const;
/** What cooks bring besides what is sold. */
const COOKED = ["first-throw-away", "first-burger-produced", "first-pizza-produced"] as const;
const WANTED = ["burger", "pizza", "beer", "lemonade"] as const;

/** What can be done on a working day: the first command of each kind, with its step. */
const possible = (scene: GameMoment): ReadonlyMap<CommandTag, WorkingStep> => {
  const left = dayLeftOf(ruleset, scene.state, ME);
  const found = new Map<CommandTag, WorkingStep>();
  for (const [step, tags] of STEP_OF) {
    const [first] = tags;
    const isLeft = tags.some((tag) => (left[tag] ?? 0) > 0);
    if (first !== undefined && isLeft && anyOf(scene, tags)) found.set(first, step);
  }
  return found;
};

/** What of a stock is not sold if dinner were now. */
const unsoldOf = ({ state }: GameMoment): number =>
  totalOf(state.chains[ME]?.stock ?? {}) - totalOf(salesOf(ruleset, state, ME).goods);

/** What brings goods. */
const BRINGS: readonly CommandTag[] = ["work.produce", "work.fetchDrink", "work.buyDrinks"];

/** True where nothing that these acts could bring now sells, brings a milestone or can be kept: told from what the rules make of each. */
const isWasted = (scene: GameMoment, tag: CommandTag): boolean => {
  const forms = Object.fromEntries(Object.entries(scene.rules.forms).filter(([each]) => each === tag));
  const brought = [...listOffers({ ...scene.rules, forms }, scene.state, ME, 40)];
  const room = ruleset.formulas.freezerRoom(ruleset, scene.state, ME);
  const left = unsoldOf(scene);
  const isThrowingOpen = !scene.state.milestonesGone.includes("first-throw-away") && room === 0;
  if (left < room || (isThrowingOpen && left === 0)) return false;
  return brought.every((command) => {
    const after = give(scene, 0, command);
    return (
      salesOf(ruleset, after.scene.state, ME).income <= salesOf(ruleset, scene.state, ME).income &&
      claimsIn(after.events, ME).length === 0
    );
  });
};

/** The step that a seat's day stands in, as a number; after the last one once it is over. */
const stepNow = ({ state: { stage } }: GameMoment): number =>
  stage._tag === "working" && stage.turn.seat === ME && !stage.turn.ended ? placeOf(stage.turn.step) : STEPS.length;

/** One random day of a random company; some piles are empty, so that some recruits wait for their training (R8.3). */
const randomDay = (seed: string, look: (before: GameMoment, command: Command, after: GameMoment) => void): void => {
  const rng = rngOf(seed);
  const some = <T>(from: readonly T[], most: number): readonly T[] => from.filter(() => rng(from.length) < most);
  const empty = Object.fromEntries(some(BEACH, 1).map((each) => [each, 0]));
  const houses = Object.fromEntries(
    some([2, 12, 13], 2).map((house) => [house, { demand: some(WANTED, 2).slice(0, 3) }]),
  );
  const milestonesGone = rng(2) === 0 ? COOKED : [];
  let scene = day(some(PEOPLE, 6).slice(0, 12), some(BEACH, 2), { supply: empty, houses, milestonesGone });
  while (stepNow(scene) < STEPS.length) {
    const command = randomCommand(scene.rules, scene.state, ME, rng);
    if (!command) throw new Error(`${seed}: nothing can be done`);
    const after = give(scene, 0, command).scene;
    look(scene, command, after);
    scene = after;
  }
};

describe("random working days", () => {
  it("close nothing that was not said before, and nothing is said that stays open", { timeout: 120_000 }, () => {
    let closings = 0;
    let resting = 0;
    for (let game = 0; game < 1000; game++) {
      randomDay(`day ${game}`, (before, command, after) => {
        const said = tagsOf(actsClosedBy(ruleset, before.rules, before.state, ME, command));
        const gone = [...possible(before)].flatMap(([tag, step]) => (placeOf(step) < stepNow(after) ? [tag] : []));
        const unsaid = gone.filter((tag) => !said.includes(tag));
        expect(said, JSON.stringify(command)).toEqual(gone.filter((tag) => !unsaid.includes(tag)));
        // Only who brings goods rests unsaid, and only where nothing that they could bring is worth anything.
        for (const tag of unsaid) expect([tag, BRINGS.includes(tag) && isWasted(before, tag)]).toEqual([tag, true]);
        closings += said.length;
        resting += unsaid.length;
      });
    }
    expect(closings).toBeGreaterThan(500);
    expect(resting).toBeGreaterThan(50);
  });
});
