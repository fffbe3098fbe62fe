import { type Json, type Malformed, parseJson, type Seat, seatOf } from "@blueplate/kernel";
import { readScenario, type ScenarioFile, type ScenarioHost } from "@blueplate/kernel/scenario";
import { Result, Schema } from "effect";
import { nanoid } from "nanoid";
import { refusedFor } from "./position-fault.ts";
import { libraryOf } from "./games.ts";
import { gameOf } from "./known.ts";
import { digest } from "./log.ts";
import type { OpenedChapter } from "../session/opened-chapter.ts";
import { nameLine, openKept, studyOf, titleLine } from "./open.ts";
import { replayWords } from "../language.ts";

/** A decision that a file lets somebody take. */
interface Step {
  readonly seat: Seat;
  readonly command: Json;
}

/** The text as a scenario file, or null for anything else; whether it fits is seen when it is opened. */
export const scenarioIn = (text: string): Json | null => {
  const value = parseJson(text);
  return typeof value === "object" && value !== null && "scenario" in value ? value : null;
};

/** Whether a text that is no JSON begins as a scenario file does: it breaks off, or something in it is wrong. */
export const beginsAsScenario = (text: string): boolean => /^\s*\{\s*"scenario"\s*:/.test(text.slice(0, 1_000));

const wrong = (scenario: Json, fault: Malformed): Error =>
  new Error(refusedFor(gameInScenario(scenario), { ...fault, tried: scenario }));

/** What is decided in a file, in order, up to the first step that no player takes; what must be refused is passed over. */
const stepsOf = ({ head, when }: ScenarioFile): readonly Step[] => {
  const played = when.findIndex((step) => "run" in step);
  return (played < 0 ? when : when.slice(0, played)).flatMap((step): readonly Step[] =>
    // cast: a step was read from JSON.
    "do" in step ? [{ seat: seatOf(head.players.indexOf(step.by)), command: step.do as Json }] : [],
  );
};

/** The outline of a file whose position can be; throws with the field that does not fit. */
const readOf = (host: ScenarioHost, scenario: Json): ScenarioFile => {
  const read = Result.flatMap(readScenario(host, scenario), (file) =>
    Result.map(host.open(file.head, file.own), () => file),
  );
  if (Result.isFailure(read)) throw wrong(scenario, read.failure);
  return read.success;
};

const Named = Schema.Struct({ game: Schema.String });
const named = Schema.decodeUnknownResult(Named);

/** The game that a scenario file names; empty for none. */
export const gameInScenario = (scenario: Json): string =>
  Result.getOrElse(
    Result.map(named(scenario), ({ game }) => game),
    () => "",
  );

/** Plays the steps of a file as a line of its chapter, as far as the rules let them; the last node. */
const playSteps = async ({ host, chapter }: OpenedChapter, steps: readonly Step[]): Promise<string> => {
  let parent = "m0";
  for (const { seat, command } of steps) {
    const node = `v${nanoid(12)}`;
    const answer = await host.edit({ _tag: "AddNode", chapter: chapter.id, node, parent, seat, command });
    if (Result.isFailure(answer)) break;
    parent = node;
  }
  return parent;
};

/** Opens a scenario file as a chapter of a study of this browser; throws with the field that does not fit. */
export const openScenarioFile = async (scenario: Json): Promise<OpenedChapter> => {
  const loaded = await gameOf(gameInScenario(scenario));
  const [host] = loaded.scenarios;
  if (!host) throw new Error(replayWords().replay.badFile);
  const file = readOf(host, scenario);
  const { title } = file.head;
  const key = `file-${await digest(JSON.stringify(scenario))}`;
  const chapter = `s${key.slice(5)}`;
  const shown = await openKept({
    key,
    chapter,
    library: libraryOf(loaded),
    read: () =>
      Promise.resolve({
        title: titleLine(title),
        edit: {
          _tag: "AddChapter",
          chapter,
          name: nameLine(title),
          source: { _tag: "Scenario", game: loaded.game.id, scenario },
        },
      }),
  });
  if (shown.chapter.nodes.length > 0) return shown;
  const start = await playSteps(shown, stepsOf(file));
  return { ...shown, study: await studyOf(shown.host), start };
};
