import type { StudyFacts } from "@blueplate/api";
import { LARGEST_LOG } from "@blueplate/kernel";
import { decodeStored, studyContextOf, openAggregate, writeStudy } from "@blueplate/study";
import { Result } from "effect";
import { wholeLibrary } from "../open/games.ts";
import { logTextOf } from "../open/log-text.ts";
import { orThrow, ownName } from "../open/open.ts";
import { createLocal, importLocal, isLocalStudy, removeLocal } from "../study-stores/local.ts";
import { serverApi } from "../study-stores/remote.ts";
import { browserStore } from "../study-stores/edit-store.ts";
import { emptyChapter } from "./sources.ts";
import { replayWords } from "../language.ts";

/** The study as a file (docs/formats.md). */
export const studyText = async (study: string): Promise<string> => {
  if (!isLocalStudy(study)) return serverApi().studies.export.query({ study });
  const kept = await browserStore().read(study, 0);
  const { study: now, edits } = openAggregate(orThrow(Result.all(kept.map(decodeStored))));
  return writeStudy(now, edits);
};

/** A study of the server from a file, of somebody who may have given a name. */
export const importOnServer = async (text: string, own: { readonly name?: string }): Promise<StudyFacts> => {
  const api = serverApi();
  await api.session.enter.mutate();
  return api.studies.import.mutate({ ...own, text });
};

/** The text of a study file that somebody chose, compressed or not; throws with a sentence that says why there is none. */
export const studyTextIn = async (file: File): Promise<string> => {
  const read = await logTextOf(file);
  if (read === "too-large") throw new Error(replayWords().study.tooLarge(LARGEST_LOG / 1_000_000));
  if (typeof read === "string") throw new Error(replayWords().replay.badBytes[read]);
  return read.text;
};

/** A study of this browser from the text of a file; its id. */
export const importHere = async (text: string): Promise<string> =>
  orThrow(await importLocal(browserStore(), studyContextOf(await wholeLibrary()), text, ownName()));

/** A study of this browser about a game that begins; its id. */
export const beginHere = async (game: string, seats: number): Promise<string> => {
  const chapter = await emptyChapter(game, seats);
  const wish = { title: chapter.name, name: ownName(), chapter };
  return orThrow(await createLocal(browserStore(), studyContextOf(await wholeLibrary()), wish));
};

/** Deletes a study wherever it lives; its id. */
export const removeStudy = async (study: string): Promise<string> => {
  if (isLocalStudy(study)) await removeLocal(browserStore(), study);
  else await serverApi().studies.remove.mutate({ study });
  return study;
};
