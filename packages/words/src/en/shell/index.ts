import { botDescribed, botNamed } from "../bots.ts";
import { ask, say } from "./table/ask.ts";
import { chance } from "./replay/chance.ts";
import { claim } from "./table/claim.ts";
import { consent } from "./table/consent.ts";
import { create } from "./create.ts";
import { editor } from "./replay/editor.ts";
import { failures } from "./failures.ts";
import { faults } from "./faults.ts";
import { frame } from "./frame.ts";
import { glossary } from "./glossary.ts";
import { guard } from "./table/guard.ts";
import { learn } from "./learn.ts";
import { lens } from "./town/lens.ts";
import { lobby } from "./lobby.ts";
import { local } from "./local.ts";
import { looks } from "./replay/looks.ts";
import { map } from "./town/map.ts";
import { panels } from "./company/panels.ts";
import { payday } from "./company/payday.ts";
import { proof } from "./replay/proof.ts";
import { puzzles } from "./replay/puzzles.ts";
import { race } from "./town/race.ts";
import { out } from "./replay/out.ts";
import { replay } from "./replay/replay.ts";
import { replayKeys } from "./replay/replay-keys.ts";
import { rules } from "./rules.ts";
import { seats } from "./table/seats.ts";
import { settings } from "./settings.ts";
import { catchUp } from "./table/catch-up.ts";
import { statistics } from "./replay/statistics.ts";
import { structure } from "./company/structure.ts";
import { table } from "./table/table.ts";
import { tabletop } from "./table/tabletop.ts";
import { text } from "./town/text.ts";
import { town } from "./town/town.ts";
import { townCard } from "./town/town-card.ts";
import { studies } from "./replay/studies.ts";
import { study } from "./replay/study.ts";
import { charts } from "./replay/charts.ts";
import { standing } from "./table/standing.ts";
import { devices } from "./table/devices.ts";
import { mute } from "./table/mute.ts";
import { wish } from "./table/wish.ts";
import { ping } from "./table/ping.ts";
import { demand } from "./company/demand.ts";
import { pencil } from "./company/pencil.ts";
import { planner } from "./company/planner.ts";
import { notes } from "./replay/notes.ts";

/** The words of lobby and table that belong to no game. */
export const shell = {
  title: "Blueplate",
  /** Between the items of a list. */
  comma: ", ",
  tagline: "The open online table for Food Chain Magnate and Trick-n-Chef",
  unofficial: "Unofficial; Food Chain Magnate is a game by Splotter Spellen. All art and texts here are our own.",
  loading: "Loading…",
  connecting: "Connecting…",
  reconnecting: "The connection is lost; trying again. Nothing is lost.",
  language: "Language",
  languageMissing:
    "This language could not be fetched: the server cannot be reached. It comes as soon as the connection is back.",
  languageAgain: "Try now",
  theme: "Theme",
  themes: { light: "Light", dark: "Dark", system: "Like the device" },
  notFound: "There is nothing here.",
  learn,
  lobby,
  create,
  botDescribed,
  botNamed,
  table,
  tabletop,
  local,
  looks,
  map,
  statistics,
  structure,
  panels,
  payday,
  text,
  town,
  townCard,
  frame,
  out,
  replay,
  replayKeys,
  rules,
  seats,
  settings,
  catchUp,
  ask,
  say,
  lens,
  race,
  claim,
  consent,
  editor,
  failures,
  faults,
  chance,
  study,
  charts,
  standing,
  devices,
  mute,
  wish,
  ping,
  demand,
  proof,
  puzzles,
  guard,
  glossary,
  pencil,
  planner,
  studies,
  notes,
} as const;
