import { allGoods, cardId, goodId } from "@blueplate/engine";
import { foodChainMagnate } from "@blueplate/variants";
import { foodChainMagnateScenarios as host } from "@blueplate/variants/scenario";
import { english, squareName } from "@blueplate/words";
import { REPLAY_WORDS } from "@blueplate/words/replay";
import { Result } from "effect";
import { expect, test } from "vitest";
import {
  addCampaign,
  addCard,
  addDemand,
  addRestaurant,
  both,
  type PositionEdit,
  earlier,
  removeCard,
  settling,
  toPhase,
  withBankrupt,
  withChain,
  withGarden,
  withGiven,
  withMilestone,
  withPile,
  withReserve,
} from "../../src/magnate/editor/changes.ts";
import { createEditing, type Editing } from "../../src/magnate/editor/editing.ts";
import { pieceAt, removal, turns } from "../../src/magnate/editor/pieces.ts";
import { emptyFile, possible, type PositionFile } from "../../src/magnate/editor/position-file.ts";
import { placeSaid } from "../../src/open/position-fault-text.ts";
import { lineOfField, lineOfSyntax } from "../../src/magnate/editor/text-lines.ts";
import { changesAt, firstTool, runnersOf } from "../../src/magnate/editor/tool.ts";

/** A map of three tiles, of which the first has a road along its south and east, drawn the same every time. */
const emptyFor = (seats: number): PositionFile => {
  const config = { modules: [], options: {}, seats };
  const file = emptyFile({ game: foodChainMagnate, host }, config, "editor", "By hand");
  if (!file) throw new Error("no empty map");
  return file;
};
const SPEECH = { words: { ...english, shell: { ...english.shell, ...REPLAY_WORDS.en } }, game: "food-chain-magnate" };

const EMPTY = emptyFor(2);

/** The first place and entrance at which a restaurant of a player can stand. */
const somewhere = (file: PositionFile, name: string): PositionFile => {
  for (let y = 0; y < 14; y++) {
    for (let x = 0; x < 14; x++) {
      for (const corner of ["NW", "NE", "SE", "SW"] as const) {
        const tried = possible(host, addRestaurant(name, [x, y], corner, false)(file));
        if (Result.isSuccess(tried)) return tried.success.file;
      }
    }
  }
  throw new Error("a restaurant stands nowhere");
};

const editing = (file: PositionFile): Editing => {
  const made = createEditing(host, file);
  if (!made) throw new Error("the position cannot be");
  return made;
};

const FIRST = toPhase("working")(somewhere(somewhere(EMPTY, "Ann"), "Bob"));
const WORKING = withGiven(() => ({ round: 5 }))(FIRST);

test("an impossible change is not made, and the reason names field and rule; undo and redo go over the others", () => {
  const at = editing(WORKING);
  const cash = withChain("Ann", () => ({ cash: 30 }));
  expect(at.make(cash)).toBe(false);
  expect(at.fault()).toMatchObject({ field: "given.bank", rule: "R15.2", reason: { there: 130, due: 100 } });
  expect(at.make(...settling(at.now(), cash))).toBe(true);
  expect(at.now().state.bank.stock).toBe(70);
  expect(at.make(withChain("Ann", () => ({ restaurants: [] })))).toBe(false);
  expect(at.fault()).toMatchObject({
    field: "given.chains.Ann.restaurants",
    rule: "R2.7",
    reason: { _tag: "NoRestaurant" },
  });
  expect(at.now().state.chains[0]?.cash).toBe(30);
  at.undo();
  expect([at.now().state.chains[0]?.cash, at.fault(), at.canUndo(), at.canRedo()]).toEqual([0, null, false, true]);
  at.redo();
  expect(at.now().state.chains[0]?.cash).toBe(30);
});

test("a fault says its place as people call it: whose restaurant at which square, which house or campaign, which card", () => {
  const at = editing(WORKING);
  const [restaurant] = at.now().state.chains[0]?.restaurants ?? [];
  if (!restaurant) throw new Error("no restaurant");
  expect(at.make(addRestaurant("Bob", restaurant.at, restaurant.entrance, false))).toBe(false);
  const fault = at.fault();
  const square = squareName(restaurant.at);
  expect(fault && placeSaid(SPEECH, fault.field, fault.tried)).toBe(`Bob’s restaurant at ${square}`);
  expect(fault?.reason).toMatchObject({ _tag: "SquareTaken", by: "given.chains.Ann.restaurants[0]" });
  const { file } = at.now();
  expect(placeSaid(SPEECH, "given.chains.Ann.restaurants", file)).toBe("Ann, restaurants");
  expect(placeSaid(SPEECH, "given.chains.Ann", file)).toBe("Ann");
  expect(placeSaid(SPEECH, "given.chains.Ann.stock.beer", file)).toBe("Ann, stock, beer");
  expect(placeSaid(SPEECH, "given.houses.7.garden", file)).toBe("house 7, garden");
  expect(placeSaid(SPEECH, "given.campaigns (campaign 4)", file)).toBe("campaign 4");
  expect(placeSaid(SPEECH, "given.campaigns[0].left", { given: { campaigns: [{ campaign: 9 }] } })).toBe(
    "campaign 9, rounds left",
  );
  expect(placeSaid(SPEECH, "given.supply.waitress", file)).toBe("supply of employees, Waitress");
  expect(placeSaid(SPEECH, "given.ceoSlots", file)).toBe("CEO slots");
  expect(placeSaid(SPEECH, "given.somethingElse", file)).toBe("somethingElse");
});

test("R9.8, R5.7 a second copy of a unique card and a structure that does not fit are refused", () => {
  const at = editing(WORKING);
  expect(at.make(addCard("Ann", "beach", "cfo"))).toBe(true);
  expect(at.make(addCard("Ann", "beach", "cfo"))).toBe(false);
  expect(at.fault()).toMatchObject({ rule: "R9.8", reason: { _tag: "SecondCopy", employee: "cfo", count: 2 } });
  for (let count = 0; count < 3; count++) expect(at.make(addCard("Ann", "atWork", "waitress"))).toBe(true);
  expect(at.make(addCard("Ann", "atWork", "waitress"))).toBe(false);
  expect(at.fault()).toMatchObject({ rule: "R5.7", reason: { _tag: "TooManyAtWork" } });
});

test("R2.1 a pile of the supply can be made smaller, never larger than the box leaves it, and goes along with the companies", () => {
  const at = editing(WORKING);
  const pile = () => at.now().state.supply.employees.waitress ?? 0;
  expect(pile()).toBe(12);
  expect(at.make(withPile("waitress", 3))).toBe(true);
  expect(at.make(addCard("Ann", "beach", "waitress"))).toBe(true);
  expect(pile()).toBe(2);
  expect(at.make(removeCard("Ann", "beach", "waitress"))).toBe(true);
  expect(pile()).toBe(3);
  for (const count of [13, -1, 1.5]) expect(at.make(withPile("waitress", count))).toBe(false);
  expect(at.fault()?.field).toContain("given.supply");
  expect(at.make(withPile("waitress", 0), withPile("waitress", null))).toBe(true);
  expect(pile()).toBe(0);
  expect(at.make(addCard("Bob", "beach", "waitress"))).toBe(true);
  expect(pile()).toBe(0);
  expect(at.make(withPile("waitress", 12))).toBe(false);
  expect(at.fault()).toMatchObject({ field: "given.supply.waitress" });
  expect(at.make(withPile("waitress", null))).toBe(true);
  expect(pile()).toBe(11);
});

test("R15.2, R15.4 a break brings the reserve cards into the bank and their slots to the CEOs, when all of them are known", () => {
  const at = editing(WORKING);
  const settle = (change: PositionEdit): boolean => at.make(...settling(at.now(), change));
  const broken = withGiven(() => ({ breaks: 1 }));
  expect(settle(withReserve("Ann", 300))).toBe(true);
  expect(settle(broken)).toBe(false);
  expect(at.fault()?.reason).toEqual({ _tag: "ReserveMissing", player: "Bob" });
  expect(settle(withReserve("Bob", 100)) && settle(broken)).toBe(true);
  expect(at.now().state).toMatchObject({ bank: { stock: 500, breaks: 1 }, ceoSlots: 4 });
  expect(settle(withReserve("Ann", 100))).toBe(true);
  expect(at.now().state).toMatchObject({ bank: { stock: 300 }, ceoSlots: 2 });
  expect(at.make(withGiven(() => ({ ceoSlots: 3 })))).toBe(false);
  expect(at.fault()).toMatchObject({ field: "given.ceoSlots", rule: "R5.3" });
});

test("R5.2 what a position lacks in its first round it can have from the next one on", () => {
  const at = editing(FIRST);
  expect(at.make(addCard("Ann", "beach", "waitress"))).toBe(false);
  expect(at.fault()).toMatchObject({ field: "given.round", rule: "R5.2", reason: { _tag: "FirstRound" } });
  expect(at.make(withGiven(() => ({ round: 2 }))) && at.make(addCard("Ann", "beach", "waitress"))).toBe(true);
});

test("a scenario that no game comes to is shown with the reason, and stands when a change has mended it", () => {
  const at = editing(withGiven(() => ({ bank: 130 }))(WORKING));
  const fault = { field: "given.bank", reason: { _tag: "MoneyAstray", there: 130, due: 100 } };
  expect(at.fault()).toMatchObject(fault);
  expect([at.stands(), at.make((file) => ({ ...file, title: "Other" }))]).toEqual([false, false]);
  expect(at.make(withGiven(() => ({ bank: 100 })))).toBe(true);
  expect([at.fault(), at.stands()]).toEqual([null, true]);
  at.undo();
  expect(at.fault()).toMatchObject(fault);
});

test("cards go into hands for restructuring and to the beach from there", () => {
  const cards = both(addCard("Ann", "atWork", "waitress"), addCard("Ann", "beach", "trainer"))(WORKING);
  const before = toPhase("restructuring")(cards);
  expect(before.given.chains?.["Ann"]).toMatchObject({ hand: ["waitress", "trainer"] });
  expect(toPhase("working")(before).given.chains?.["Ann"]).toMatchObject({
    atWork: [],
    beach: ["waitress", "trainer"],
  });
});

test("R19.5 a milestone gained earlier is closed to the others, one gained this round is not", () => {
  const at = editing(WORKING);
  at.make(withMilestone("Ann", "first-train", "earlier"));
  expect(at.now().file.given.milestonesGone).toEqual(["first-train"]);
  at.make(withMilestone("Ann", "first-train", "now"));
  expect(at.now().file.given.milestonesGone).toEqual([]);
  at.make(withMilestone("Ann", "first-train", "no"));
  expect(at.now().state.chains[0]?.milestones).toEqual([]);
});

test("what lies on a square is found, turned and taken away", () => {
  const at = editing(WORKING);
  const [restaurant] = at.now().state.chains[0]?.restaurants ?? [];
  const [house] = at.now().state.town.houses;
  if (!restaurant || !house) throw new Error("nothing on the map");
  const piece = pieceAt(at.now(), restaurant.at);
  expect(piece).toEqual({ kind: "restaurant", name: "Ann", index: 0 });
  const ways = piece ? turns(at.now(), piece) : [];
  expect(new Set(ways.map((way) => way(WORKING).given.chains?.["Ann"]?.restaurants?.[0]?.entrance)).size).toBe(3);
  expect(at.make(addDemand(house.house, "beer"))).toBe(true);
  const home = pieceAt(at.now(), house.at);
  const change = home && removal(at.now(), home);
  expect(change && at.make(change)).toBe(true);
  expect(at.now().state.town.houses[0]?.demand).toEqual([]);
  expect(home && removal(at.now(), home)).toBeNull();
  // A garden lies on one side at least of some house, and is gone again when it is taken away.
  const laid = at
    .now()
    .state.town.houses.some(({ house: number }) =>
      (["N", "E", "S", "W"] as const).some((side) => at.make(withGarden(number, side))),
    );
  expect(laid).toBe(true);
});

test("R10.11 an airplane flies with its marketeer busy, and both go together", () => {
  const at = editing(WORKING);
  const flight = { campaign: 4, owner: "Ann", good: "beer", left: 2, side: "N", offset: 0 } as const;
  expect(at.make(addCampaign(flight, "brand-manager"))).toBe(true);
  expect(at.now().state.chains[0]?.busy).toEqual([{ employee: "brand-manager", campaign: 4 }]);
  const piece = pieceAt(at.now(), [0, -1]);
  expect(piece).toEqual({ kind: "campaign", campaign: 4 });
  const change = piece && removal(at.now(), piece);
  expect(change && at.make(change)).toBe(true);
  expect(at.now().state.chains[0]?.busy).toEqual([]);
});

test("R10.1 the campaign in hand has a marketeer who can run it, and one without is refused", () => {
  const at = editing(WORKING);
  const tool = { ...firstTool(at.now()), kind: "campaign", left: 1 } as const;
  expect([tool.busy, runnersOf(at.now(), 14)[0], runnersOf(at.now(), 99)]).toEqual([
    "brand-director",
    "marketing-trainee",
    [],
  ]);
  const flight = { ...tool, campaign: 4, side: "N", busy: "brand-manager" } as const;
  expect(at.make(...changesAt(at.now(), { ...flight, busy: null, left: 5 }, [0, 0]))).toBe(false);
  expect(at.fault()).toMatchObject({ field: "given.chains.Ann.busy", reason: { _tag: "MarketeerMissing" } });
  expect(at.make(...changesAt(at.now(), flight, [0, 0]))).toBe(true);
});

test("a fault of the text is found at its line", () => {
  const text = JSON.stringify({ given: { round: 1, chains: { Ann: { cash: -1 }, Bob: { cash: 2 } } } }, null, 2);
  expect(lineOfField(text, "given.chains.Bob.cash")).toBe(9);
  expect(lineOfField(text, "given.chains.Ann.cash")).toBe(6);
  expect(lineOfField(text, "elsewhere")).toBeNull();
  expect(lineOfSyntax(text)).toBeNull();
  for (const [broken, line] of [
    ['{\n  "given": {\n    "round": ,\n  }\n}', 3],
    ['{\n  "a": 1\n  "b": 2\n}', 3],
    ['{\n  "a": [1, 2\n}', 3],
    ['{\n  "a": "x\ny"\n}', 2],
    ['{"a": 01}', 1],
    ['{\n  "a": 1,\n}', 3],
    ['{"a": 1}\n{', 2],
    ['{\n  "a": {}', 2],
  ] as const) {
    expect(() => JSON.parse(broken)).toThrow(SyntaxError);
    expect(lineOfSyntax(broken), broken).toBe(line);
  }
});

test("R16.4, R16.5 a company that is bankrupt loses its money, leaves with the round, and comes back as the last", () => {
  const three = ["Ann", "Bob", "Cleo"].reduce(somewhere, emptyFor(3));
  const at = editing(withGiven(() => ({ round: 7 }))(toPhase("payday")(three)));
  const settle = (change: PositionEdit): boolean => at.make(...settling(at.now(), change));
  const ann = () => at.now().state.chains[0];
  expect(settle(withChain("Ann", () => ({ cash: 40, atWork: ["waitress"], beach: ["trainer"] })))).toBe(true);
  expect(settle(withBankrupt("Ann", true))).toBe(true);
  expect([ann()?.bankrupt, ann()?.cash, at.now().state.bank.stock]).toEqual([true, 0, 150]);
  expect([ann()?.atWork, at.now().state.turnOrder]).toEqual([{ waitress: 1 }, [0, 2, 1]]);
  expect(settle(toPhase("working"))).toBe(true);
  expect([ann()?.atWork, ann()?.beach, at.now().state.turnOrder]).toEqual([{}, {}, [2, 1]]);
  expect(at.now().state.supply.employees.trainer).toBe(12);
  expect(at.make(earlier("Bob"))).toBe(true);
  expect(at.now().state.turnOrder).toEqual([1, 2]);
  expect(at.make(addCard("Ann", "beach", "waitress"))).toBe(false);
  expect(at.fault()).toMatchObject({ field: "given.chains.Ann.beach", rule: "R16.4" });
  expect(settle(withBankrupt("Bob", true))).toBe(false);
  expect(at.fault()).toMatchObject({ field: "given.chains", reason: { _tag: "GameWouldBeOver" } });
  expect(settle(withBankrupt("Ann", false))).toBe(true);
  expect([ann()?.bankrupt, at.now().state.turnOrder]).toEqual([false, [1, 2, 0]]);
});

test("a position by the rules of modules holds what they bring: goods, kept in its file, which says by which modules", () => {
  const modules = [{ id: "sushi", version: 1 }];
  const file = emptyFile({ game: foodChainMagnate, host }, { modules, options: {}, seats: 2 }, "editor", "By hand");
  expect(file?.ruleset).toMatchObject({ modules: ["sushi"] });
  if (!file) return;
  const read = possible(host, file);
  const goods = Result.isSuccess(read) ? allGoods(read.success.ruleset.content) : [];
  expect(goods).toContain("sushi");
  const standing = toPhase("dinnertime")(somewhere(somewhere(file, "Ann"), "Bob"));
  const cooked = { atWork: [cardId("sushi-cook")], stock: { [goodId("sushi")]: 2 } };
  const later = withGiven(() => ({ round: 4 }))(standing);
  const stocked = possible(host, withChain("Ann", () => cooked)(later));
  expect(Result.isFailure(stocked) ? stocked.failure : stocked.success.state.chains[0]?.stock).toEqual({ sushi: 2 });
});
