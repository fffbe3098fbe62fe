import { cardId, type Command } from "@blueplate/engine";
import { evening, give, type GameMoment } from "@blueplate/variants/testing/evening";
import { type Rules, seatOf, type Tagged } from "@blueplate/kernel";
import { WORTHS } from "@blueplate/variants/worths";
import { describe, expect, it } from "vitest";
import { botsWith, knowledgeAt, type Worths } from "../src/index.ts";

/** What the steady manager at the first seat decides, with what cards of modules are worth to it. */
const decided = ({ rules, state }: GameMoment, worths: Worths = WORTHS): Command => {
  const bot = botsWith(worths).find(({ id, game }) => id === "steady" && game === "food-chain-magnate");
  if (!bot) throw new Error("there is no steady bot");
  const seat = seatOf(0);
  // cast: rules and commands are of this game.
  const open = rules as unknown as Rules;
  return bot.decide(knowledgeAt<unknown, Tagged>(open, state, seat), open, { seed: "worth", work: 1 })
    .command as unknown as Command;
};

const CREW = { atWork: ["recruiting-girl", "kitchen-trainee", "marketing-trainee"], cash: 60 };
const HUNGRY = { houses: { 2: { demand: ["burger"] }, 4: { demand: ["burger"] }, 12: { demand: ["pizza"] } } };
const day = (module: string, chain: object, more: object = HUNGRY): GameMoment =>
  evening("working", [{ ...chain }, {}], { ...more }, {}, [module]);

describe("what modules bring, to the steady manager", () => {
  it("a card that pays is hired, once there is somebody to cook and to advertise", () => {
    const master = { _tag: "work.hire", employee: cardId("kimchi-master") };
    expect(decided(day("kimchi", CREW))).toEqual(master);
    expect(decided(day("kimchi", { ...CREW, atWork: ["recruiting-girl"] }))).not.toEqual(master);
    expect(decided(day("kimchi", CREW), {})).not.toEqual(master);
  });

  it("only the modules that are played say what a card is worth", () => {
    const other: Worths = { "fry-chefs": { cards: { "kimchi-master": 50 } } };
    expect(decided(day("kimchi", CREW), other)).not.toMatchObject({ employee: "kimchi-master" });
  });

  it("a milestone that a campaign would gain decides between tiles, as long as it can be gained", () => {
    const worths: Worths = { kimchi: { milestones: { "first-billboard": 50 } } };
    const tile = (more: object, given: Worths) => {
      let scene = day("kimchi", { atWork: ["campaign-manager", "kitchen-trainee"] }, { ...HUNGRY, ...more });
      // The CEO hires before anybody advertises.
      for (let steps = 0; decided(scene, given)._tag === "work.hire" && steps < 5; steps++) {
        scene = give(scene, 0, decided(scene, given)).scene;
      }
      return decided(scene, given);
    };
    const billboard = expect.objectContaining({ campaign: expect.toSatisfy((tile: number) => tile >= 11) });
    expect(tile({}, worths)).toEqual(billboard);
    expect(tile({}, {})).not.toEqual(billboard);
    expect(tile({ milestonesGone: ["first-billboard"] }, worths)).not.toEqual(billboard);
  });

  it("a night shift pays where many work without a salary", () => {
    const manager = { _tag: "work.hire", employee: cardId("night-shift-manager") };
    const many = {
      ...CREW,
      atWork: ["management-trainee", "kitchen-trainee", "marketing-trainee", "waitress", "waitress"],
    };
    expect(decided(day("night-shift-managers", many))).toEqual(manager);
    expect(decided(day("night-shift-managers", CREW))).not.toEqual(manager);
  });

  it("a cook who can be spared becomes a fry chef", () => {
    const cooks = { atWork: ["trainer", "burger-cook", "burger-cook"], beach: ["burger-cook"], cash: 100 };
    const scene = day(
      "fry-chefs",
      { ...cooks, milestones: ["first-train"] },
      { ...HUNGRY, milestonesGone: ["first-train"] },
    );
    const chef = { _tag: "work.train", employee: "burger-cook", to: "fry-chef" };
    const hired = give(scene, 0, decided(scene)).scene;
    expect(decided(hired)).toMatchObject(chef);
    expect(decided(hired, {})).not.toMatchObject(chef);
  });
});
