import { describe, expect, it } from "vitest";
import { leadInDollars as japanese } from "../src/ja/lead.ts";
import { leadInDollars, leadInPoints } from "../src/en/lead.ts";
import { leadInPoints as polish } from "../src/pl/lead.ts";
import { leadInPoints as russian } from "../src/ru/lead.ts";
import { leadInDollars as chinese } from "../src/zh/lead.ts";

describe("how a lead grew is told", () => {
  it("by what came to it where it was one before", () => {
    expect(leadInDollars("Earl", 5, 25)).toBe("Earl's lead grew by $20");
    expect(leadInPoints("Earl", 5, 6)).toBe("Earl's lead grew by 1 point");
    expect(russian("Эрл", 1, 3)).toBe("Эрл увеличивает отрыв на 2 очка");
    expect(polish("Earl", 5, 12)).toBe("Earl powiększa przewagę o 7 pkt");
  });

  it("by what it came to where nobody led before", () => {
    expect(leadInPoints("Earl", 0, 5)).toBe("Earl pulled 5 points ahead");
    expect(russian("Эрл", 0, 1)).toBe("Эрл выходит вперёд на 1 очко");
  });

  it("from what to what where somebody else led before: what was made up counts for no lead", () => {
    expect(leadInDollars("Big Top", -7, 13)).toBe("Big Top came from $7 behind to $13 ahead");
    expect(leadInPoints("Earl", -2, 5)).toBe("Earl came from 2 points behind to 5 points ahead");
    expect(japanese("Earl", -7, 13)).toBe("Earlが$7差を逆転し、$13のリードを奪いました");
    expect(polish("Earl", -7, 13)).toBe("Earl odrabia 7 pkt straty i zyskuje 13 pkt przewagi");
    expect(russian("Эрл", -2, 5)).toBe("Эрл отыгрывает 2 очка и выходит вперёд на 5 очков");
    expect(chinese("Earl", -7, 13)).toBe("Earl从落后$7反超，领先$13");
  });

  it("and as no lead where somebody else leads still, or as much", () => {
    expect(leadInDollars("Earl", -100, 0)).toBe("Earl came from $100 behind to draw level");
    expect(leadInDollars("Earl", -100, -10)).toBe("Earl came $90 closer to the lead");
  });
});
