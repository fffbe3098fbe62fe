import type { EmployeeFamily } from "@blueplate/engine";

/** A part with its place, pixels right of the middle and down, and its scale; a negative one turns it round. */
export interface PlacedPart {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A person: the colours that are his own, and his parts, those behind first. */
export interface PortraitRow {
  readonly skin: "light" | "warm" | "brown" | "dark";
  readonly hair: string;
  readonly coat?: string;
  readonly leg?: string;
  readonly parts: readonly PlacedPart[];
}

const BLACK = "#2f2730";
const BROWN = "#6a4128";
const RED = "#c4642d";
const FAIR = "#dca954";
const GREY = "#a39ca0";
const WHITE = "#fffaf0";
const SUIT = "#4a4550";
const DARK = "#37323c";

/** A part as it is written: `name`, turned round with `~` before it, elsewhere with `@right,down` or `@right,down,scale` behind it. */
const placed = (text: string): PlacedPart => {
  const [name = "", place = "0,0,1"] = text.split("@");
  const [x = 0, y = 0, scale = 1] = place.split(",").map(Number);
  return name.startsWith("~") ? { name: name.slice(1), x, y, scale: -scale } : { name, x, y, scale };
};

/** Somebody of these colours, with parts as they are written. */
export const person = (
  skin: PortraitRow["skin"],
  hair: string,
  parts: string,
  colours: Pick<PortraitRow, "coat" | "leg"> = {},
): PortraitRow => ({ skin, hair, ...colours, parts: parts.split(" ").map(placed) });

/** Everybody whose card stands in the box, by their cards. */
export const PORTRAITS: Readonly<Record<string, PortraitRow>> = {
  ceo: person("light", GREY, "legs coat lapels tie ~armHip armOut head parted cup@28,45 fist@26.6,47.6", {
    coat: DARK,
  }),
  waitress: person("warm", BROWN, "spark skates dress pinafore ~armOut armUp head bob band tray@26,24 fist@24.6,28.4", {
    coat: "#b8314f",
  }),
  "management-trainee": person(
    "light",
    FAIR,
    "legs coat tie ~armDown armOut head parted clipboard@27,46,0.9 fist@22,50",
    { coat: WHITE },
  ),
  "junior-vice-president": person(
    "brown",
    BLACK,
    "legs coat lapels ~armHip armDown head waves briefcase@15,61 fist@14.4,60",
    { coat: SUIT },
  ),
  "vice-president": person(
    "light",
    RED,
    "legs coat lapels tie ~armOut armUp head short moustache receiver@14.5,27,-1 fist@19,29 telephone@-27,46 fist@-24,52",
    { coat: SUIT },
  ),
  "senior-vice-president": person(
    "dark",
    GREY,
    "legs coat lapels bow ~armHip armOut head short glasses graph@31,44,1.05 fist@24,49",
    { coat: DARK },
  ),
  "executive-vice-president": person(
    "light",
    GREY,
    "legs coat lapels bow ~armHip armOut head fringe moustache topHat cane@27,52,1.15 fist@26.6,50",
    { coat: DARK },
  ),
  "new-business-developer": person(
    "warm",
    BLACK,
    "legs coat collar ~armHip armOut head fringe hardHat house@30,50,1.15 fist@25,50",
  ),
  "luxuries-manager": person("brown", BLACK, "skirt coat lapels ~armHip armUp head knot diamond@26,17,1 fist@24.6,29"),
  "pricing-manager": person(
    "light",
    BLACK,
    "legs coat collar ~armHip armOut head short glasses tag@22,46,0.95 fist@24,47.6",
  ),
  "discount-manager": person(
    "dark",
    BLACK,
    "legs coat collar bow ~armOut armUp head parted tag@-24,46,-0.8 burst@27,18,1.05 fist@24.6,31",
  ),
  "local-manager": person(
    "warm",
    BROWN,
    "legs coat collar ~armUp armOut head short moustache key@-24.6,20,1.15 store@30,52,0.95 fist@-24.6,28.4",
  ),
  "regional-manager": person(
    "light",
    GREY,
    "legs coat lapels tie ~armHip armOut head fringe fedora pinnedStore@31,56,0.95",
    { coat: SUIT },
  ),
  cfo: person(
    "brown",
    BLACK,
    "coat@0,8,1.15 lapels@0,8,1.1 tie@0,8,1.1 head@0,6 fringe@0,6 fedora@0,6 table fist@-9,59 fist@9,59 coins@28,60,1.1 fewCoins@-28,60,1.1",
    { coat: DARK },
  ),
  "recruiting-girl": person("light", RED, "skirt coat lapels ~armHip armOut head waves sheet@29,41,1.1 fist@25,48"),
  "recruiting-manager": person(
    "brown",
    BLACK,
    "legs coat lapels tie ~armHip armOut head parted sheets@31,45,1.02 fist@25,49",
  ),
  "hr-director": person(
    "light",
    GREY,
    "skirt coat lapels ~armPoint armOut head knot glasses fan@31,50,0.95 fist@25,49",
  ),
  trainer: person(
    "warm",
    BLACK,
    "legs coat collar ~armOut armPoint clipboard@-23,55,0.8 head cap whistle fist@-24,49",
    { leg: "#f1e5cf" },
  ),
  coach: person("dark", BLACK, "board@27,46,1.1 legs coat collar ~armHip armPoint head short whistle", {
    leg: "#f1e5cf",
  }),
  guru: person("brown", "#f3ece0", "coat@0,4,1.1 armOut@0,6 armOut@0,6,-1 lotus head beard turban"),
  "errand-boy": person(
    "light",
    BROWN,
    "spark bicycle legs@-7,24,0.62 coat@-4,4,0.86 armOut@-8,2 head@1,-1 short@1,-1 cap@1,-1",
    { coat: "#3cae9f" },
  ),
  "cart-operator": person(
    "dark",
    BLACK,
    "legs@-16,0 coat@-16,0 collar@-16,0 armOut@-16,1 head@-16,0 paperCap@-16,0 cart@8,0 fist@2,48.6",
  ),
  "truck-driver": person("light", BROWN, "truck head@20,30,0.62 peaked@20,30,0.62"),
  "zeppelin-pilot": person("warm", BROWN, "zeppelin head@0,43,0.62 helmet@0,43,0.62"),
  "marketing-trainee": person(
    "brown",
    BLACK,
    "legs coat collar tie ~armHip armFront head fringe fedora megaphone@15,33,0.98 fist@13,39",
  ),
  "campaign-manager": person(
    "light",
    FAIR,
    "mailbox@29,47,1 skirt coat lapels ~armHip armOut head bob letter@23,45,0.85 fist@22,49",
  ),
  "brand-manager": person(
    "dark",
    BLACK,
    "legs coat lapels tie ~armHip armUp head short glasses plane@25,16,0.92 fist@24.6,28.4",
  ),
  "brand-director": person(
    "light",
    GREY,
    "legs coat lapels bow ~armPoint armFront head parted moustache microphone@27,47,1.02",
  ),
  "kitchen-trainee": person(
    "light",
    RED,
    "legs coat apron ~armHip armUp head fringe paperCap spatula@25,30,1.05 fist@24.6,30",
    { coat: WHITE },
  ),
  "burger-cook": person(
    "warm",
    BLACK,
    "legs coat apron ~armHip armOut head fringe moustache toque pan@22,46,0.92 fist@24.4,46.6",
    { coat: WHITE },
  ),
  "burger-chef": person(
    "dark",
    BLACK,
    "legs coat apron ~armOut armOut head moustache toque feast@0,58,1.12 fist@-21,57 fist@21,57",
    { coat: WHITE },
  ),
  "pizza-cook": person("light", BROWN, "legs coat apron ~armHip armOut head bob toque peel@28,50,1 fist@27,48.6", {
    coat: WHITE,
  }),
  "pizza-chef": person(
    "warm",
    GREY,
    "legs coat apron armUp@0,-9,-1 armUp@0,-9 head@0,4 fringe@0,4 moustache@0,4 toque@0,4,0.86 dough@0,10,1.1",
    { coat: WHITE },
  ),
};

/** How somebody of a family looks whom nobody has drawn: what he does stands on the sign that he holds. */
const FAMILY_PARTS: Readonly<Record<EmployeeFamily, string>> = {
  managers: "coat lapels tie head parted",
  recruiting: "coat lapels head waves",
  training: "coat collar head cap whistle",
  prices: "coat collar head short glasses",
  marketing: "coat collar tie head fringe fedora",
  kitchen: "coat apron head fringe toque",
  drinks: "coat collar head paperCap",
  building: "coat collar head fringe hardHat",
  service: "coat collar head bob band",
};

const FAMILY_COATS: Partial<Record<EmployeeFamily, string>> = { managers: SUIT, kitchen: WHITE };

/** Somebody of a family. */
export const familyPortrait = (family: EmployeeFamily): PortraitRow =>
  person("warm", BROWN, `legs ${FAMILY_PARTS[family]} ~armHip armOut sign@28,43 fist@27,56`, {
    coat: FAMILY_COATS[family] ?? "var(--family)",
  });
