import type { AppRouter } from "@blueplate/api";
import { chapterOf, foldEdits, studyContextOf, type Library, readStudy, type StudyHost } from "@blueplate/study";
import { createTRPCClient, httpLink } from "@trpc/client";
import { Result } from "effect";
import { libraryOf } from "../open/games.ts";
import { gameOf } from "../open/known.ts";
import type { OpenedChapter } from "../session/opened-chapter.ts";
import { openPassing } from "../open/open.ts";
import { replayWords } from "../language.ts";

// Nobody becomes a guest of the server by looking at another site: only what is open to everybody is asked for.
const api = createTRPCClient<AppRouter>({ links: [httpLink({ url: "/trpc" })] });

/** A page inside another changes nothing. */
const lookingOnly: StudyHost = {
  me: () => null,
  edit: () => Promise.resolve(Result.fail({ _tag: "Closed", rule: "" })),
  watch: () => () => undefined,
  lead: () => undefined,
  close: () => undefined,
};

/** The games that a study file is about, loaded. */
const libraryFor = async (text: string): Promise<Library> => {
  const ids = new Set([...text.matchAll(/"game":"([a-z0-9-]{1,64})"/g)].flatMap(([, id]) => id ?? []));
  const parts = await Promise.all([...ids].map(async (id) => libraryOf(await gameOf(id))));
  return { games: parts.flatMap((part) => part.games), scenarios: parts.flatMap((part) => part.scenarios) };
};

const openStudy = async (id: string, wanted: string | null): Promise<OpenedChapter> => {
  const text = await api.studies.export.query({ study: id });
  const ground = studyContextOf(await libraryFor(text));
  const study = foldEdits(Result.getOrThrow(readStudy(ground, text)));
  const chapter = wanted === null ? study.chapters[0] : chapterOf(study, wanted);
  if (!chapter) throw new Error(replayWords().out.embedNothing);
  const reader = Result.getOrThrow(ground.reader(chapter.source));
  return {
    host: lookingOnly,
    study,
    chapter,
    ground,
    reader,
    key: `embed-${id}-${chapter.id}`,
    kept: false,
  };
};

/** What the address names and everybody may see: a table's game, or a chapter of a study; null when it names nothing. */
export const openPublic = async (address: URLSearchParams): Promise<OpenedChapter | null> => {
  const study = address.get("study");
  const table = address.get("table");
  if (study !== null) return openStudy(study, address.get("chapter"));
  if (table === null) return null;
  return openPassing({ text: await api.log.export.query({ table }), key: `embed-${table}` });
};
