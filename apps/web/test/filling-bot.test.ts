import { expect, it } from "vitest";
import { fillingBot } from "../src/new-table/seat-bots.ts";

const game = { bots: ["steady", "easy", "medium", "hard", "random"] };

it("free seats are filled with bots as there are at the table already, else with those of middling strength that New table offers", () => {
  const person = { bot: null };
  expect(fillingBot(game, [person, { bot: "hard" }, person])).toBe("hard");
  expect(fillingBot(game, [person, person])).toBe("medium");
  expect(fillingBot({ bots: ["random", "sensible"] }, [person])).toBe("sensible");
  expect(fillingBot({ bots: ["steady"] }, [person, { bot: "gone" }])).toBe("steady");
  expect(fillingBot({ bots: [] }, [])).toBeNull();
});
