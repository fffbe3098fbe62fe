import { describe, expect, it } from "vitest";
import { gameWordsIn, LOCALES as NAMES, type Locale, plain, type Sentence, wordsIn } from "../src/index.ts";

// cast: the keys of the table are its languages.
const LOCALES = Object.keys(NAMES) as readonly Locale[];

const links = (sentence: Sentence): readonly (readonly [string, string, string])[] =>
  sentence.flatMap((part) => (typeof part === "string" ? [] : [[part.kind, part.id, part.text] as const]));

const linked = async (locale: Locale, text: string, seats?: readonly (readonly string[])[]) =>
  gameWordsIn(await wordsIn(locale), "food-chain-magnate").linked(text, seats);

describe("what people say at the table", () => {
  it("names a house, a square and a campaign by their signs, and loses no letter", async () => {
    const said = "Look: #7 wants beer, I would go to @C4 before !11 runs.";
    const sentence = await linked("en", said);
    expect(links(sentence)).toEqual([
      ["house", "7", "#7"],
      ["square", "2,3", "@C4"],
      ["campaign", "11", "!11"],
    ]);
    expect(sentence.map((part) => (typeof part === "string" ? part : part.text)).join("")).toBe(said);
  });

  it("names a chain by its seat, and squares beyond the 26th column", async () => {
    expect(links(await linked("en", "&2 sells at @aa3 and @ab12; salt&1 does not"))).toEqual([
      ["seat", "1", "&2"],
      ["square", "26,2", "@aa3"],
      ["square", "27,11", "@ab12"],
    ]);
  });

  it("is written with the signs by which it is found", async () => {
    const { linked: find, sign } = gameWordsIn(await wordsIn("en"), "food-chain-magnate");
    const things = ["house:7", "campaign:11", "seat:0", "square:0,0", "square:25,14", "square:26,0", "square:29,24"];
    for (const thing of things) {
      const [kind = "", id = ""] = thing.split(":");
      const text = sign(kind, id);
      expect(links(find(text ?? ""))).toEqual([[kind, id, text]]);
    }
    expect(sign("employee", "waitress")).toBeNull();
  });

  it("names a card by its whole name, the longer one first", async () => {
    expect(links(await linked("en", "a burger cook and a senior Vice President, no cooking"))).toMatchObject([
      ["employee", "burger-cook", "burger cook"],
      ["employee", "senior-vice-president", "senior Vice President"],
    ]);
    expect(links(await linked("en", "the trainers and the trainer"))).toEqual([["employee", "trainer", "trainer"]]);
  });

  it("leaves what is no thing of the town: years, mail addresses, signs in a word", async () => {
    expect(await linked("en", "#1984 me@c4.org wow!!! wow!11 c4")).toEqual(["#1984 me@c4.org wow!!! wow!11 c4"]);
  });

  it("finds cards where no blank parts the words", async () => {
    const ja = await wordsIn("ja");
    const name = ja.foodChainMagnate.employees.waitress.name;
    expect(links(await linked("ja", `次は${name}を雇う`))).toEqual([["employee", "waitress", name]]);
  });

  it.each([
    ["en", "House 4 or houses 5; billboard 11, campaign 7, square C4, house #6"],
    ["ru", "Дом 4 или у дома 5; плакат 11, кампанию 7, на клетке C4, дом №6"],
    ["pl", "Dom 4 albo w domu 5; billboard 11, kampanię 7, na polu C4, dom #6"],
    ["ja", "4番の家か家5。看板11と広告7、マスC4、家#6"],
    ["zh", "4号房或5号住宅，广告牌11和7号广告，格子C4，房#6"],
  ] as const)("names things of the town in words: %s", async (locale, text) => {
    expect(links(await linked(locale, text)).map(([kind, id]) => `${kind} ${id}`)).toEqual([
      "house 4",
      "house 5",
      "campaign 11",
      "campaign 7",
      "square 2,3",
      "house 6",
    ]);
  });

  it.each(LOCALES)("finds a house and a campaign as the log writes them in %s", async (locale) => {
    const { event } = gameWordsIn(await wordsIn(locale), "food-chain-magnate");
    const facts = [
      { _tag: "GardenAdded", seat: 0, house: 12 },
      { _tag: "CampaignLaunched", seat: 0, good: "burger", campaign: 9, left: 2 },
    ];
    const told = facts.map((fact) => plain(event(fact, () => "Ann") ?? [])).join(" ");
    expect(links(await linked(locale, told)).map(([kind, id]) => `${kind} ${id}`)).toEqual(["house 12", "campaign 9"]);
  });

  it("leaves numbers and words that name nothing", async () => {
    for (const said of ["house 400", "warehouse 4", "house 4th", "the house, 4 of them", "squarec", "square 4"])
      expect(await linked("en", said)).toEqual([said]);
  });

  it("names players and chains as they write themselves", async () => {
    const seats = [
      ["Ann", "Comet"],
      ["Comet bot", "Big Top"],
      ["I", "Fountain"],
      ["A.I (x)", "Silver Rail"],
    ];
    const said = "I think Ann, not ann or Anna, beats Comet bot; Big Top sells to the Waitress of A.I (x)";
    expect(links(await linked("en", said, seats))).toEqual([
      ["seat", "0", "Ann"],
      ["seat", "1", "Comet bot"],
      ["seat", "1", "Big Top"],
      ["employee", "waitress", "Waitress"],
      ["seat", "3", "A.I (x)"],
    ]);
  });

  it("is only said at tables of games without such things", async () => {
    expect(gameWordsIn(await wordsIn("en"), "trick-n-chef").linked("#7 and the waitress")).toEqual([
      "#7 and the waitress",
    ]);
  });
});
