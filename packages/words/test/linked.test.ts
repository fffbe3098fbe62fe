import { describe, expect, it } from "vitest";
import { gameWordsIn, type Sentence, wordsIn } from "../src/index.ts";

const links = (sentence: Sentence): readonly (readonly [string, string, string])[] =>
  sentence.flatMap((part) => (typeof part === "string" ? [] : [[part.kind, part.id, part.text] as const]));

const linked = async (locale: "en" | "ja" | "ru", text: string) =>
  gameWordsIn(await wordsIn(locale), "food-chain-magnate").linked(text);

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

  it("is only said at tables of games without such things", async () => {
    expect(gameWordsIn(await wordsIn("en"), "trick-n-chef").linked("#7 and the waitress")).toEqual([
      "#7 and the waitress",
    ]);
  });
});
