import { describe, expect, it } from "vitest";
import { paragraphsOfRules, paragraphsOfScenario, paragraphsOfTest } from "../src/check/paragraphs.ts";

describe("paragraphs of the rules", () => {
  it("are the ids in bold", () => {
    expect(paragraphsOfRules("**R14.3.2** A tie, see R14.1.\n**T6.1** Coins.")).toEqual(["R14.3.2", "T6.1"]);
  });

  it("count as tested when a title names them, not a comment or a value", () => {
    const text = `
      // R1.2 in passing
      const id = "R1.3";
      describe("R2.1 pieces", () => {
        it("R2.2 and R2.3: both", () => {});
        it.each([1])(\`R2.4 row \${id}\`, () => {});
      });`;
    expect(paragraphsOfTest(text)).toEqual(["R2.1", "R2.2", "R2.3", "R2.4"]);
  });

  it("count as tested when a scenario is about them", () => {
    expect(paragraphsOfScenario('{ "title": "not R1.1", "rules": ["R3.4", "T5.6.7"] }')).toEqual(["R3.4", "T5.6.7"]);
    expect(paragraphsOfScenario('{ "title": "R1.1" }')).toEqual([]);
  });
});
