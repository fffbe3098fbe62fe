import { botDescribed, botNamed } from "../bots.ts";
import { claim } from "./table/claim.ts";
import { consent } from "./table/consent.ts";
import { create } from "./create.ts";
import { failures } from "./failures.ts";
import { faults } from "./faults.ts";
import { frame } from "./frame.ts";
import { guard } from "./table/guard.ts";
import { lobby } from "./lobby.ts";
import { local } from "./local.ts";
import { rules } from "./rules.ts";
import { seats } from "./table/seats.ts";
import { settings } from "./settings.ts";
import { table } from "./table/table.ts";
import { tabletop } from "./table/tabletop.ts";
import { standing } from "./table/standing.ts";
import { devices } from "./table/devices.ts";
import { mute } from "./table/mute.ts";
import { ping } from "./table/ping.ts";

/** The words of lobby and table that belong to no game. */
export const shell = {
  title: "Blueplate",
  /** Between the items of a list. */
  comma: ", ",
  /** Between a name and what is said of it. */
  colon: ": ",
  /** Between two sentences, of which the first has no stop of its own. */
  stop: ". ",
  unofficial: "Unofficial; Food Chain Magnate is a game by Splotter Spellen. All art and texts here are our own.",
  loading: "Loading…",
  connecting: "Connecting…",
  reconnecting: "The connection is lost; trying again. Nothing is lost.",
  pageMissing: "Part of this page did not come. The server may be out of reach, or the connection was cut off.",
  tryAgain: "Try again",
  tryAgainIn: (seconds: number) => `Try again in ${seconds} s`,
  sentAgainSoon: "The server has much to do just now; this is sent again by itself.",
  language: "Language",
  languageMissing:
    "This language could not be fetched: the server cannot be reached. It comes as soon as the connection is back.",
  languageAgain: "Try now",
  theme: "Theme",
  themes: { light: "Light", dark: "Dark", system: "Like the device" },
  notFound: "There is nothing here.",
  unknownGame: (id: string) => `This build does not know the game “${id}”.`,
  lobby,
  create,
  botDescribed,
  botNamed,
  table,
  tabletop,
  local,
  frame,
  rules,
  seats,
  settings,
  claim,
  consent,
  failures,
  faults,
  standing,
  devices,
  mute,
  ping,
  guard,
} as const;
