import { botNamed } from "../bots.ts";
import { ask, say } from "./ask.ts";
import { chance } from "./chance.ts";
import { claim } from "./claim.ts";
import { consent } from "./consent.ts";
import { create } from "./create.ts";
import { editor } from "./editor.ts";
import { failures } from "./failures.ts";
import { faults } from "./faults.ts";
import { frame } from "./frame.ts";
import { glossary } from "./glossary.ts";
import { guard } from "./guard.ts";
import { learn } from "./learn.ts";
import { lens } from "./lens.ts";
import { lobby } from "./lobby.ts";
import { local } from "./local.ts";
import { looks } from "./looks.ts";
import { map } from "./map.ts";
import { panels } from "./panels.ts";
import { payday } from "./payday.ts";
import { proof } from "./proof.ts";
import { puzzles } from "./puzzles.ts";
import { race } from "./race.ts";
import { out } from "./out.ts";
import { replay } from "./replay.ts";
import { replayKeys } from "./replay-keys.ts";
import { rules } from "./rules.ts";
import { seats } from "./seats.ts";
import { settings } from "./settings.ts";
import { since } from "./since.ts";
import { statistics } from "./statistics.ts";
import { structure } from "./structure.ts";
import { table } from "./table.ts";
import { tabletop } from "./tabletop.ts";
import { text } from "./text.ts";
import { town } from "./town.ts";
import { townCard } from "./town-card.ts";
import { studies } from "./studies.ts";
import { study } from "./study.ts";
import { charts } from "./charts.ts";
import { standing } from "./standing.ts";
import { devices } from "./devices.ts";
import { mute } from "./mute.ts";
import { wish } from "./wish.ts";
import { ping } from "./ping.ts";
import { demand } from "./demand.ts";
import { pencil } from "./pencil.ts";
import { planner } from "./planner.ts";
import { notes } from "./notes.ts";

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
  since,
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
