import { type Refusal } from "@blueplate/kernel";
import { beginBook, type Book, groundOf, type StudyHost, submitEdit, type Told } from "@blueplate/study";
import { shell } from "@blueplate/tabletop";
import { Result } from "effect";
import { nanoid } from "nanoid";
import type { Opened, ReadLog } from "./log.ts";

const ME = "me";

const refused = ({ _tag }: Refusal): Error => new Error(`${shell().replay.badFile} (${_tag})`);

/** A study of this page alone: it goes with it. */
export const openScratch = (log: ReadLog): Opened => {
  const ground = groundOf(log.library);
  const who = { person: ME, name: ME, at: Date.now() };
  const listeners = new Set<(told: Told) => void>();
  let book: Book = beginBook({ study: "scratch", title: log.header.game, seed: log.key, id: nanoid() }, who);
  const edit: StudyHost["edit"] = (wished) => {
    const turned = submitEdit(book, { id: nanoid(), edit: wished }, { ...who, at: Date.now() }, ground);
    if (Result.isFailure(turned)) return Promise.resolve(Result.fail(turned.failure));
    ({ book } = turned.success);
    const { stored } = turned.success;
    for (const tell of listeners) tell({ _tag: "Study", study: book.study, edit: stored });
    return Promise.resolve(Result.succeed(stored));
  };
  const added = submitEdit(
    book,
    { id: nanoid(), edit: { _tag: "AddChapter", chapter: "game", name: log.header.game, source: log.wanted } },
    who,
    ground,
  );
  if (Result.isFailure(added)) throw refused(added.failure);
  ({ book } = added.success);
  const [chapter] = book.study.chapters;
  const reader = chapter ? ground.reader(chapter.source) : null;
  if (!chapter || !reader || Result.isFailure(reader)) throw new Error(shell().replay.badFile);
  const host: StudyHost = {
    me: () => ME,
    edit,
    watch: (tell) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    lead: () => undefined,
    close: () => listeners.clear(),
  };
  return { host, study: book.study, chapter, reader: reader.success, key: log.key, text: log.text };
};
