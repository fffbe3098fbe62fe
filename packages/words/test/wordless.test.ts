import { describe, expect, it } from "vitest";
import { LOCALES, type Locale, plain, wordsIn } from "../src/index.ts";

// cast: the keys of the table are its languages.
const ALL = Object.keys(LOCALES) as readonly Locale[];

describe.each(ALL)("what a module has no words for, in %s", async (locale) => {
  const game = (await wordsIn(locale)).games["food-chain-magnate"];
  const names = (): string => "Ann";
  const paid = (reason: string) =>
    plain(game?.event({ _tag: "MoneyPaid", seat: 0, reason, amount: 10, owed: 0 } as never, names) ?? []);

  it("is said by its id, in capitals and without the name of the module", () => {
    expect(game?.value("thing", "small-town:odd-thing")).toBe("Odd Thing");
    expect(game?.refusal({ _tag: "small-town:TooOdd", rule: "" })).toBe("Too Odd");
    expect(game?.form("small-town:oddJob")).toEqual({ ask: "Odd Job", button: "Odd Job" });
    expect(game?.slot("small-town:oddJob", "small-town:howOdd")).toBe("How Odd");
    expect(game?.value("thing", "every-route")).toBe("every route");
  });

  it("is what somebody is paid for, too", () => {
    expect(paid("small-town:street-music")).toMatch(/^Street Music.*Ann.*\$10|^Street Music.*\$10.*Ann/);
    expect(paid("waitresses")).not.toMatch(/Waitresses: /);
  });
});
