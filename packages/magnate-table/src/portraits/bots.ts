import { person, type PortraitRow } from "./professions.ts";

/** The bots that play here, by their ids: each holds what it is known for, and wears the coat of its chain. */
export const BOT_PORTRAITS: Readonly<Record<string, PortraitRow>> = {
  steady: person(
    "light",
    "#a39ca0",
    "legs coat apron ~armHip armOut head short moustache paperCap pan@22,46,0.8 fist@24.4,46.6",
  ),
  easy: person("light", "#dca954", "legs coat apron ~armHip armUp head bob paperCap spatula@23,30,0.9 fist@24.6,30"),
  medium: person(
    "brown",
    "#2f2730",
    "legs coat lapels tie ~armHip armOut head parted glasses clipboard@25,46,0.8 fist@22,50",
  ),
  hard: person("warm", "#2f2730", "legs coat lapels bow ~armHip armOut head knot glasses graph@26,44,0.9 fist@24,49"),
  "drinks-seller": person(
    "dark",
    "#2f2730",
    "legs coat collar ~armHip armOut head paperCap cup@25,45,1.1 fist@24,48.6",
  ),
  "price-fighter": person(
    "light",
    "#c4642d",
    "legs coat collar bow ~armHip armUp head waves burst@23,19,0.9 fist@24.6,31",
  ),
  builder: person("warm", "#6a4128", "legs coat collar ~armHip armOut head short hardHat house@27,48,0.95 fist@25,50"),
  marketer: person(
    "brown",
    "#2f2730",
    "legs coat lapels ~armHip armFront head waves fedora megaphone@15,35,0.85 fist@13,41",
  ),
  sensible: person("light", "#a39ca0", "skirt coat collar ~armHip armOut head bob glasses sheet@26,42,0.9 fist@25,48"),
  random: person("dark", "#6a4128", "legs coat collar ~armUp armUp head short cap fist@-24.6,28.4 fist@24.6,28.4"),
};
