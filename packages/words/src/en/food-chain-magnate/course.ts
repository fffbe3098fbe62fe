import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { OTHERWISE, openTable } from "../../open-table.ts";

export const phases: FoodChainMagnateWords["phases"] = openTable(
  "en",
  "phases",
  {
    "setup-restaurants": { name: "First restaurants", help: "From last to first, everybody places a restaurant." },
    "setup-reserve": { name: "Reserve cards", help: "Everybody lays one card face down at the bank." },
    restructuring: { name: "Restructuring", help: "Choose in secret who works this round." },
    "order-of-business": { name: "Order of business", help: "Most open slots choose first." },
    working: { name: "Working 9 to 5", help: "Hire, train, advertise, cook, buy, build." },
    dinnertime: { name: "Dinnertime", help: "Houses eat in order of their number." },
    payday: { name: "Payday", help: "Dismiss whom you will, then pay $5 a salary." },
    marketing: { name: "Marketing", help: "Campaigns run in order of their number." },
    cleanup: { name: "Clean-up", help: "Stock goes, people come home, sites open." },
    over: { name: "Game over", help: "The bank is broken for good." },
  },
  OTHERWISE.phases,
);

export const steps: FoodChainMagnateWords["steps"] = openTable(
  "en",
  "steps",
  {
    recruit: "Recruit",
    train: "Train",
    campaigns: "Campaigns",
    "food-and-drink": "Food and drink",
    "houses-and-gardens": "Houses and gardens",
    restaurants: "Restaurants",
  },
  OTHERWISE.steps,
);

export const commands: FoodChainMagnateWords["commands"] = openTable(
  "en",
  "commands",
  {
    "setup.placeRestaurant": { ask: "Where does your first restaurant stand?", button: "Place restaurant" },
    "setup.pass": { ask: "Wait and place after the others?", button: "Pass" },
    "setup.chooseReserve": { ask: "Which reserve card do you lay at the bank?", button: "Lay card" },
    "restructure.submit": { ask: "Who works this round?", button: "Ready" },
    "order.choosePosition": { ask: "Which place in the order do you take?", button: "Take place" },
    "work.hire": { ask: "Whom do you hire?", button: "Hire" },
    "work.train": { ask: "Whom do you train, and to what?", button: "Train" },
    "work.launchCampaign": { ask: "Which campaign do you start?", button: "Start campaign" },
    "work.produce": { ask: "Who cooks what?", button: "Cook" },
    "work.fetchDrink": { ask: "Which drink does the errand boy fetch?", button: "Fetch" },
    "work.buyDrinks": { ask: "Where do you buy drinks?", button: "Buy drinks" },
    "work.placeHouse": { ask: "Where does the new house stand?", button: "Place house" },
    "work.addGarden": { ask: "Which house gets a garden?", button: "Add garden" },
    "work.openRestaurant": { ask: "Where do you open a restaurant?", button: "Open restaurant" },
    "work.moveRestaurant": { ask: "Which restaurant moves, and where to?", button: "Move restaurant" },
    "work.endTurn": { ask: "Is your working day done?", button: "End turn" },
    "payday.fire": { ask: "Whom do you dismiss before salaries are paid?", button: "Pay salaries" },
    "cleanup.keep": { ask: "What goes into the freezer?", button: "Keep these" },
  },
  OTHERWISE.commands,
);

export const rulesets: FoodChainMagnateWords["rulesets"] = {
  standard: { name: "Standard game", help: "Everything of the base game; two to four hours at a table." },
};

export const editions: FoodChainMagnateWords["editions"] = { third: "Third printing", deluxe: "Deluxe" };

export const options: FoodChainMagnateWords["options"] = {
  "bank-break": {
    name: "Bank break",
    help: "When the bank breaks.",
    values: { insufficient: "when it cannot pay in full", empty: "as soon as it is empty" },
  },
  "local-manager-target": {
    name: "Local manager",
    help: "What must be in range of a new restaurant.",
    values: { "any-square-any-road": "any of its squares", "entrance-on-route": "its entrance, on the road driven" },
  },
  "airplane-overlap": {
    name: "Airplanes",
    help: "Whether airplanes may lie over each other on one side.",
    values: { allowed: "they may", "no-overlap-on-same-edge": "not on the same side" },
  },
  "reserve-timing": {
    name: "Reserve cards",
    help: "When they are chosen.",
    values: { "after-restaurants": "after the first restaurants", "before-restaurants": "before them" },
  },
  "regional-move-unopened": {
    name: "Regional manager",
    help: "Whether a restaurant that is coming soon may be moved.",
    values: { allowed: "it may, and opens", "open-only": "only open ones move" },
  },
  "negative-prices": {
    name: "Prices below zero",
    help: "What happens with a negative price.",
    values: { "pay-bank": "the chain pays the bank", "floor-zero": "the price stops at $0" },
  },
  "recruit-attribution": {
    name: "Hiring discounts",
    help: "Which hires use up a recruiting manager's actions.",
    values: { count: "counted: CEO and girls first", "player-choice": "the player says so for each hire" },
  },
  overfill: {
    name: "Too many at work",
    help: "What happens to a structure with too many cards.",
    values: { "all-to-beach": "everybody goes to the beach", reject: "it cannot be submitted" },
  },
  "hand-visibility-phase1": {
    name: "Open hands",
    help: "Whether others' cards can be read while structures are chosen; every hire was public anyway.",
    values: { hidden: "hidden", visible: "visible" },
  },
  "intro-all-drinks": {
    name: "All drinks on the map",
    help: "Introductory games: draw again until every drink is there.",
    values: { off: "play any map", redraw: "draw again" },
  },
  "road-links": {
    name: "Roads between tiles",
    help: "Where roads of neighbouring tiles join.",
    values: { midpoint: "in the middle of the edge", "any-adjacent": "wherever they touch" },
  },
  "buyer-route-length": {
    name: "Buying trips",
    help: "How far carts, trucks and zeppelins go.",
    values: { "up-to-range": "up to their range", "full-range": "exactly their range" },
  },
  "phantom-target": {
    name: "Hire and train",
    help: "When the final card of a hire through an empty pile must be there.",
    values: { "at-recruit": "when hiring", "at-train": "when training" },
  },
  "initial-entrance-rule": {
    name: "First entrances",
    help: "Which tile counts for a first restaurant.",
    values: { "entrance-square": "the entrance's own", "touched-road": "the road's that it touches" },
  },
  "range-origin": {
    name: "Range from",
    help: "Which restaurants ranges are measured from.",
    values: { "open-only": "open ones", "any-own": "all of one's own" },
  },
  "house-road-contact": {
    name: "New houses",
    help: "Which squares of a new house may touch the road.",
    values: { "any-of-six": "house or garden", "house-squares-only": "the house itself" },
  },
  "firing-order": {
    name: "Dismissals",
    help: "How dismissals are decided.",
    values: { simultaneous: "all at the same time", "turn-order": "one after the other" },
  },
  "fired-manager-discount": {
    name: "Dismissed recruiters",
    help: "Whether they still lower salaries on the day they go.",
    values: { lost: "no", kept: "yes" },
  },
  "cfo-dismissal": {
    name: "CFO beside $100",
    help: "When the CFO of a $100 holder leaves.",
    values: { payday: "on payday", immediate: "at once" },
  },
  "hundred-check": {
    name: "$100 milestone",
    help: "When it is checked.",
    values: { "end-of-dinnertime": "after dinner", "any-time": "at any moment" },
  },
  "cfo-negative-rounding": {
    name: "CFO on a loss",
    help: "How half of a loss is rounded.",
    values: { "toward-plus-infinity": "in your favour", "away-from-zero": "against you" },
  },
  "bankruptcy-check": {
    name: "Bankruptcy",
    help: "When a chain that owes the bank is tested.",
    values: { "at-payment": "at every payment", "end-of-dinnertime": "after dinner" },
  },
  "last-chain": {
    name: "Last chain standing",
    help: "What happens when one chain is left.",
    values: { "game-ends": "it wins at once", continue: "it plays on" },
  },
};
