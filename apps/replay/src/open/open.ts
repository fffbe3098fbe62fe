import type { Refusal } from "@blueplate/kernel";
import {
  type Chapter,
  chapterOf,
  type StudyEdit,
  type StudyContext,
  studyContextOf,
  type Library,
  LIMITS,
  type Study,
  type StudyHost,
} from "@blueplate/study";
import { language, playerName, shell, wordsOf } from "@blueplate/tabletop";
import { seatNames } from "@blueplate/words";
import { Result } from "effect";
import { dateTime } from "../dates.ts";
import { beginLocal, isLocalStudy, localStudyOf, openLocal, removeLocal } from "../study-stores/local.ts";
import { openRemote, serverApi } from "../study-stores/remote.ts";
import { readableLine } from "../readable.ts";
import { refusedText } from "../refused.ts";
import { browserStore, memoryStore, type EditStore } from "../study-stores/edit-store.ts";
import { libraryOf, wholeLibrary } from "./games.ts";
import { gameOf } from "./known.ts";
import { atLineOf, digest, gameIn, logNamed, type LogText, type ReadLog, readText, tableLog } from "./log.ts";
import type { OpenedChapter } from "../session/opened-chapter.ts";
import { replayShell, replayWords } from "../language.ts";

/** What a host answered, or a sentence that says why it did not. */
export const orThrow = <A>(result: Result.Result<A, Refusal>): A => {
  if (Result.isFailure(result)) throw new Error(refusedText(replayShell(), result.failure, null));
  return result.success;
};

/** How whoever uses this browser is called in its studies. */
export const ownName = (): string => playerName().trim() || replayWords().studies.me;

/** Words of a file as a title takes them: one line, no signs that nobody sees; what is cut says so. */
const asLine = (text: string, most: number): string => {
  const line = readableLine(text);
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
};

/** The study as it is: the first that a host tells. */
export const studyOf = (host: StudyHost): Promise<Study> =>
  new Promise((resolve, reject) => {
    let stop = (): void => undefined;
    stop = host.watch((update) => {
      if (update._tag !== "Study" && update._tag !== "Gone") return;
      queueMicrotask(() => stop());
      if (update._tag === "Study") resolve(update.study);
      else reject(new Error(replayWords().study.refused.NoSuchStudy));
    });
  });

/** Words of a file as the name of a chapter. */
export const nameLine = (text: string): string => asLine(text, LIMITS.name);

/** Words of a file as the title of a study. */
export const titleLine = (text: string): string => asLine(text, LIMITS.title);

type AddChapter = Extract<StudyEdit, { readonly _tag: "AddChapter" }>;

/** What is to be opened: a chapter, and the study of this browser that it belongs to. */
export interface OpenRequest {
  readonly key: string;
  readonly chapter: string;
  readonly library: Library;
  /** The chapter with a title for its study. Asked for where the browser does not keep it yet: what it keeps fits already. */
  readonly read: () => Promise<{ readonly title: string; readonly edit: AddChapter }>;
  readonly table?: string | undefined;
  readonly tableName?: string | undefined;
  /** Where what does not fit stands in the file, if somebody knows that better than the study. */
  readonly place?: (refusal: Refusal) => Refusal;
}

/** What those who played a game are called on this page, by seat. */
const namesIn = ({ game, seats }: ReadLog["header"]): readonly string[] =>
  seatNames(
    language.words(),
    game,
    seats.map((each, seat) => ({ ...each, seat })),
  );

/** A game by its name and its players. */
export const gameLine = ({ header }: ReadLog): string =>
  `${wordsOf(header.game).name}: ${namesIn(header).join(shell().comma)}`;

/** When a game began, where a clock was looked at. */
const begunOn = ({ wanted }: ReadLog): string => dateTime(wanted.entries[0]?.at ?? 0) ?? "";

/** The people who played a game. */
const peopleIn = ({ header }: ReadLog): string =>
  namesIn(header)
    .filter((_, seat) => header.seats[seat]?.bot === null)
    .join(shell().comma);

/**
 * What a game is called, with the file that it came in, or when it began: several that are called the same are told apart by it. A table
 * with a name has its day in it, and is told apart by who played there.
 */
const titleOf = ({ name, file = "" }: LogText, log: ReadLog): string => {
  const which = file !== "" ? file : name === undefined ? begunOn(log) : peopleIn(log);
  const called = name ?? gameLine(log);
  return titleLine(which === "" ? called : `${called} (${which})`);
};

/** A study of one chapter on which nobody has done anything yet. */
const isBare = ({ edits, chapters }: Study): boolean => chapters.length === 1 && edits === 2;

/** The chapter that a log becomes: another log of the same game, as of one that has gone on, is another chapter. */
const chapterFor = async (text: string): Promise<string> => `g${await digest(text)}`;

/** The game of a log as a chapter. */
const logToOpen = async (wish: LogText): Promise<OpenRequest> => {
  const { text, key, table, name } = wish;
  const library = libraryOf(await gameOf(gameIn(text)));
  const chapter = await chapterFor(text);
  const read = async () => {
    const log = await readText(wish);
    const edit = { _tag: "AddChapter", chapter, name: nameLine(name ?? gameLine(log)), source: log.wanted } as const;
    return { title: titleOf(wish, log), edit };
  };
  let reading: ReturnType<typeof read> | null = null;
  return { key, chapter, library, table, tableName: name, read: () => (reading ??= read()), place: atLineOf(text) };
};

/** The study of this browser that holds the chapter: the one that is there, or a new one. */
const studyWith = async (
  store: EditStore,
  ground: StudyContext,
  { key, chapter, read, place }: OpenRequest,
): Promise<StudyHost> => {
  const id = localStudyOf(key);
  const there = orThrow(await openLocal(store, ground, id));
  const study = there && (await studyOf(there));
  if (there && study && chapterOf(study, chapter)) return there;
  const { title, edit } = await read();
  const where = place ?? ((refusal: Refusal) => refusal);
  if (there && study && !isBare(study)) {
    orThrow(Result.mapError(await there.edit(edit), where));
    return there;
  }
  // An earlier look at a game that has gone on since, with nothing on it: the new one takes its place.
  there?.close();
  await removeLocal(store, id);
  const wish = { key, title, name: ownName(), chapter: edit };
  const begun = orThrow(Result.mapError(await beginLocal(store, ground, wish), where));
  const made = begun ?? orThrow(await openLocal(store, ground, id));
  if (!made) throw new Error(replayWords().study.refused.NotKept);
  return made;
};

/** A chapter of a study with everything to look at it; throws with a sentence when it cannot be shown. */
export const openChapter = async (
  host: StudyHost,
  ground: StudyContext,
  pick: (study: Study) => Chapter | undefined,
  opened: Pick<OpenedChapter, "key" | "kept" | "table" | "tableName">,
): Promise<OpenedChapter> => {
  const study = await studyOf(host);
  const chapter = pick(study);
  if (!chapter) throw new Error(replayWords().study.refused.Gone);
  return { host, study, chapter, ground, reader: orThrow(ground.reader(chapter.source)), ...opened };
};

const openOn = async (store: EditStore, wish: OpenRequest, kept: boolean): Promise<OpenedChapter> => {
  const ground = studyContextOf(wish.library);
  const { key, chapter, table, tableName } = wish;
  const host = await studyWith(store, ground, wish);
  return openChapter(host, ground, (study) => chapterOf(study, chapter), { key, kept, table, tableName });
};

/** Opens a log for this page alone: nothing of it is kept. */
export const openPassing = async (log: LogText): Promise<OpenedChapter> =>
  openOn(memoryStore(), await logToOpen(log), false);

/**
 * Opens a chapter with everything that was tried and noted on it in this browser. Where the browser keeps nothing, or cannot read
 * what it has kept, the page alone holds it.
 */
export const openKept = async (wish: OpenRequest, store: EditStore = browserStore()): Promise<OpenedChapter> => {
  try {
    return await openOn(store, wish, true);
  } catch {
    return openOn(memoryStore(), wish, false);
  }
};

/** Opens a log, kept in this browser where it keeps anything. */
export const openLog = async (log: LogText, store?: EditStore): Promise<OpenedChapter> =>
  openKept(await logToOpen(log), store);

/** The game of a table as far as it has come now; null where that is no further than what is open. */
export const openLater = async (opened: OpenedChapter, table: string): Promise<OpenedChapter | null> => {
  const log = await tableLog(table);
  if ((await chapterFor(log.text)) === opened.chapter.id) return null;
  // What is told of the old study from here on is nobody's: where nothing was done on it the new one takes its place.
  opened.host.close();
  return openLog(log);
};

/** A study without a chapter to look at yet. */
export type EmptyStudy = Pick<OpenedChapter, "host" | "study" | "ground" | "kept"> & { readonly chapter: null };

/** Under what the last position in a chapter of a study is kept on this machine. */
export const keyOf = (study: string, chapter: string): string => `study-${study}-${chapter}`;

/** The same for a chapter that a file has made: under this it was looked at when the file was opened. */
const keyAgain = (study: string, { id }: Chapter): string => {
  const file = `file-${id.slice(1)}`;
  return study === localStudyOf(file) ? file : keyOf(study, id);
};

const entered = async (id: string): Promise<StudyHost> => {
  const api = serverApi();
  await api.session.enter.mutate();
  return openRemote(api, id);
};

/** A study of this browser or of the server, at the chapter that is named or at its first. */
export const openStudy = async (id: string, wanted: string | null): Promise<OpenedChapter | EmptyStudy> => {
  const ground = studyContextOf(await wholeLibrary());
  const host = isLocalStudy(id) ? orThrow(await openLocal(browserStore(), ground, id)) : await entered(id);
  if (!host) throw new Error(replayWords().study.refused.NoSuchStudy);
  const study = await studyOf(host);
  const chapter = (wanted === null ? undefined : chapterOf(study, wanted)) ?? study.chapters[0];
  if (!chapter) return { host, study, ground, kept: true, chapter: null };
  return openChapter(host, ground, () => chapter, { key: keyAgain(id, chapter), kept: true });
};

/** What the address names: a study, or a game that is opened as the study of this browser about it; null when it names nothing. */
export const openNamed = async (address: URLSearchParams): Promise<OpenedChapter | EmptyStudy | null> => {
  const study = address.get("study");
  if (study !== null) return openStudy(study, address.get("chapter"));
  const log = await logNamed(address);
  return log && openLog(log);
};
