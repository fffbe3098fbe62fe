import {
  allDrinks,
  type Ability,
  type CampaignKind,
  type Ruleset,
  type BasePhase,
  type BaseWorkingStep,
} from "@blueplate/engine";
import type { GlossaryEntry } from "@blueplate/tabletop";
import { entryOf, spelled, type Words } from "@blueplate/words";
import type { MagnateTableWords } from "@blueplate/words/magnate-table";

/** The words of the game that have a meaning of their own. */
export type GlossaryTerm = keyof MagnateTableWords["glossary"]["words"];

/** How a piece of the page says which word it stands for. */
export const word = (id: GlossaryTerm): string => `word:${id}`;

/** Whatever has a meaning in a part of the page, each once: a sign within something that means more is left out. */
export const MEANINGFUL = ":is([data-term], [data-thing]):not([data-term] *)";

/** The paragraphs behind the words. */
const WORDS: Readonly<Record<GlossaryTerm, string>> = {
  beach: "R5.1",
  atWork: "R5.1",
  busy: "R5.6",
  slots: "R5.9",
  order: "R6.1",
  hire: "R8.1",
  train: "R9.1",
  reach: "R18.3",
  range: "R3.7.1",
  distance: "R3.4.2",
  farness: "R3.4.2",
  unitPrice: "R14.3.1",
  change: "R15.1",
  waitresses: "R14.2.2",
  demand: "R14.1.3",
  garden: "R12.4",
  comingSoon: "R13.3",
  driveIn: "R13.6",
  kitchen: "R11.2",
  stock: "R11.1",
  freezer: "R19.1",
  salary: "R17.2",
  cash: "R21.2",
  bank: "R15.1",
  reserve: "R2.11",
  endless: "R10.12",
  oneOnly: "R2.2",
  entry: "R8.2",
  supply: "R1.6",
  milestone: "R20.1.2",
  builds: "R12.1",
  campaigns: "R10.1",
};

const PHASES: Readonly<Record<BasePhase, string>> = {
  "setup-restaurants": "R2.8",
  "setup-reserve": "R2.11",
  restructuring: "R5.1",
  "order-of-business": "R6.1",
  working: "R7.1",
  dinnertime: "R14.1.1",
  payday: "R17.2",
  marketing: "R18.1",
  cleanup: "R19.1",
  over: "R21.1",
};

/** What each step of the working day is about: its word tells it. */
const STEPS: Readonly<Record<BaseWorkingStep, GlossaryTerm>> = {
  recruit: "hire",
  train: "train",
  campaigns: "campaigns",
  "food-and-drink": "kitchen",
  "houses-and-gardens": "builds",
  restaurants: "comingSoon",
};

/** What a card can do, by its first ability. */
const ABILITIES: Readonly<Record<Ability["_tag"], string>> = {
  manage: "R5.4",
  recruit: "R8.1",
  train: "R9.1",
  market: "R10.1",
  cook: "R11.2",
  fetch: "R11.3",
  buy: "R11.4",
  build: "R12.1",
  open: "R13.3",
  driveIn: "R13.6",
  price: "R14.3.1",
  serve: "R14.5.1",
  finance: "R14.5.2",
  module: "R1.3",
};

/** Milestones that have a paragraph of their own within R20.4. */
const MILESTONES: Readonly<Record<string, number>> = {
  "first-train": 1,
  "first-pay-20": 2,
  "first-hire-3": 3,
  "first-waitress": 4,
  "first-errand-boy": 5,
  "first-cart-operator": 6,
  "first-lower-prices": 7,
  "first-have-100": 8,
  "first-have-20": 9,
  "first-burger-produced": 10,
  "first-pizza-produced": 10,
  "first-burger-marketed": 11,
  "first-pizza-marketed": 11,
  "first-drink-marketed": 11,
  "first-throw-away": 12,
  "first-billboard": 13,
  "first-airplane": 14,
  "first-radio": 15,
};

type Cards = Readonly<Record<string, { readonly name: string; readonly help: string }>>;
type Milestones = Readonly<
  Record<string, { readonly name: string; readonly trigger: string; readonly effect: string }>
>;
type Goods = Readonly<Record<string, { readonly one: string }>>;

/** The game, and the language in which it is explained. */
interface Within {
  readonly ruleset: Ruleset;
  readonly words: Pick<Words, "foodChainMagnate"> & Pick<MagnateTableWords, "glossary">;
}

const cardMeaning = ({ ruleset: { content }, words }: Within, id: string): GlossaryEntry | null => {
  const cards: Cards = words.foodChainMagnate.employees;
  if (id !== "ceo" && !Object.hasOwn(content.employees, id)) return null;
  const card = cards[id];
  const ability = Object.entries(content.employees).find(([each]) => each === id)?.[1]?.abilities[0];
  return card ? { name: card.name, text: card.help, rule: ability ? ABILITIES[ability._tag] : "R1.3" } : null;
};

const milestoneMeaning = ({ ruleset: { content }, words }: Within, id: string): GlossaryEntry | null => {
  if (!Object.hasOwn(content.milestones, id)) return null;
  const milestones: Milestones = words.foodChainMagnate.milestones;
  const found = milestones[id];
  const own = MILESTONES[id];
  return found
    ? {
        name: found.name,
        text: `${found.trigger} ${found.effect}`,
        rule: own === undefined ? "R20.1.2" : `R20.4.${own}`,
      }
    : null;
};

const campaignMeaning = ({ ruleset: { content }, words }: Within, number: number): GlossaryEntry | null => {
  const kind: CampaignKind | undefined = content.campaigns[number]?.kind;
  if (kind === undefined) return null;
  const { name, reach } = entryOf(words.foodChainMagnate.campaigns, kind, { name: spelled(kind), reach: "" });
  return { name: words.glossary.campaign(name, number), text: reach, rule: "R18.3" };
};

const goodMeaning = ({ ruleset: { content }, words }: Within, id: string): GlossaryEntry | null => {
  const goods: Goods = words.foodChainMagnate.goods;
  if (!Object.hasOwn(content.goods, id)) return null;
  const good = goods[id];
  const isDrink = allDrinks(content).some((each) => each === id);
  const { food, drink } = words.glossary;
  return good ? { name: good.one, text: isDrink ? drink : food, rule: isDrink ? "R11.4" : "R11.2" } : null;
};

const isWord = (id: string): id is GlossaryTerm => Object.hasOwn(WORDS, id);
const isStep = (id: string): id is BaseWorkingStep => Object.hasOwn(STEPS, id);
const isPhase = (id: string): id is BasePhase => Object.hasOwn(PHASES, id);

/** What a term of this game means, by the name that a piece of the page bears; null for what explains itself. */
export const meaningOf = (within: Within, name: string): GlossaryEntry | null => {
  const at = name.indexOf(":");
  const [kind, id] = [name.slice(0, at), name.slice(at + 1)];
  if (kind === "employee") return cardMeaning(within, id);
  if (kind === "milestone") return milestoneMeaning(within, id);
  if (kind === "campaign") return campaignMeaning(within, Number(id));
  if (kind === "good") return goodMeaning(within, id);
  if (kind === "step" && isStep(id)) {
    const about = STEPS[id];
    const { text } = within.words.glossary.words[about];
    return { name: within.words.foodChainMagnate.steps[id], text, rule: WORDS[about] };
  }
  if (kind === "word" && isWord(id)) return { ...within.words.glossary.words[id], rule: WORDS[id] };
  if (kind !== "phase" || !isPhase(id)) return null;
  const { name: title, help } = within.words.foodChainMagnate.phases[id];
  return { name: title, text: help, rule: PHASES[id] };
};
