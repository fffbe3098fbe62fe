import { SEAT_COLOURS } from "@blueplate/words";
import { choicesFor, type GameConfig, type Refusal, type SeatInfo } from "@blueplate/kernel";
import { type StudyEdit, LIMITS, type RequestedSource } from "@blueplate/study";
import { wordsOf } from "@blueplate/tabletop";
import { nanoid } from "nanoid";
import { gameOf } from "../open/known.ts";
import { atLineOf, readText, tableLog, textIn } from "../open/log.ts";
import { gameLine, nameLine } from "../open/open.ts";
import { gameInScenario, scenarioIn } from "../open/scenario.ts";
import { isLocalStudy } from "../study-stores/local.ts";
import { replayWords } from "../language.ts";

type AddChapter = Extract<StudyEdit, { readonly _tag: "AddChapter" }>;

/** A new chapter with a name that fits. */
export const chapterEdit = (name: string, source: RequestedSource): AddChapter => ({
  _tag: "AddChapter",
  chapter: nanoid(12),
  name: name.slice(0, LIMITS.name),
  source,
});

const seatInfo = (at: number): SeatInfo => {
  const player = String.fromCodePoint(65 + at);
  return {
    player,
    banner: { name: player, colour: SEAT_COLOURS[at % SEAT_COLOURS.length] ?? SEAT_COLOURS[0] },
    bot: null,
  };
};

/** A game under its first preset for so many that begins with this chapter. */
export const emptyChapter = async (game: string, seats: number): Promise<AddChapter> => {
  const loaded = await gameOf(game);
  const preset = loaded.game.presets.find(({ seats: { min, max } }) => min <= seats && seats <= max);
  const modules = choicesFor(loaded.game, preset?.modules ?? []);
  const config: GameConfig = { modules, options: {}, seats };
  const source = {
    _tag: "Opening",
    game,
    config,
    seats: Array.from({ length: seats }, (_, at) => seatInfo(at)),
  } as const;
  return chapterEdit(`${wordsOf(game).name}: ${replayWords().studies.empty}`, source);
};

/** How many can play a game, under any preset. */
export const seatsOfGame = async (game: string): Promise<readonly number[]> => {
  const { presets } = (await gameOf(game)).game;
  const least = Math.min(...presets.map(({ seats }) => seats.min));
  const most = Math.max(...presets.map(({ seats }) => seats.max));
  return Array.from({ length: most - least + 1 }, (_, at) => least + at);
};

/** The game of a finished table: the server takes it from the table itself, a browser from its log. */
export const tableChapter = async (
  study: string,
  table: { readonly id: string; readonly name: string },
): Promise<AddChapter> =>
  chapterEdit(
    table.name,
    isLocalStudy(study) ? (await readText(await tableLog(table.id))).wanted : { _tag: "Table", table: table.id },
  );

/** A chapter to add, and where in its file stands what a study refuses of it. */
export interface FileChapter {
  readonly edit: AddChapter;
  readonly place: (refusal: Refusal) => Refusal;
}

/** The log or the position that a file holds; throws with a sentence that says what is wrong with it. */
export const fileChapter = async (file: File): Promise<FileChapter> => {
  const text = await textIn(file);
  const scenario = scenarioIn(text);
  if (scenario === null) {
    const log = await readText({ text, strange: true });
    return { edit: chapterEdit(nameLine(gameLine(log)), log.wanted), place: atLineOf(text) };
  }
  const game = gameInScenario(scenario);
  const { name } = wordsOf((await gameOf(game)).game.id);
  return { edit: chapterEdit(name, { _tag: "Scenario", game, scenario }), place: (refusal) => refusal };
};
