import { BOT_OF } from "../../bots.ts";
import { botNamed } from "../bots.ts";

/** The form of a new table. */
export const create = {
  title: "New table",
  name: "Name of the table",
  defaultName: "A friendly table",
  game: "Game",
  ruleset: "Rules",
  modules: "Modules",
  modulesHelp: "Each changes the rules in one respect; what goes together can be combined.",
  edition: "Printing",
  editionHelp: (options: string) =>
    `Which book the rule options below follow. The books differ in: ${options}. Each option can still be changed.`,
  seats: "Seats",
  whoPlays: "Who plays",
  players: (count: number) => `${count} players`,
  you: "Your name",
  me: "You",
  open: "Open: for whoever has the link",
  bot: (id: string) => `Bot: ${botNamed(id)}`,
  bots: "All others are bots",
  botName: BOT_OF.en,
  seat: (number: number) => `Seat ${number}`,
  banner: (seat: number) => `Colours of seat ${seat}`,
  listed: "Listed in the lobby",
  listedHelp: "Unlisted tables are reached by link only.",
  seed: "Seed",
  seedHelp: "The same seed draws the same map; for unlisted tables.",
  map: "Map",
  mapHelp:
    "Rows of tiles such as “A0 B90 C180”, separated by commas; empty leaves it to chance. The same rows at two tables: the same town.",
  drawMap: "Draw a map",
  drawAgain: "Draw another",
  mapByChance: "Leave it to chance",
  mapWrong: "These rows make no map for this number of players.",
  options: "Rule options",
  expert: "Options for experts",
  submit: "Create table",
  nameFirst: "First enter your name above.",
} as const;
