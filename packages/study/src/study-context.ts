import type { Refusal } from "@blueplate/kernel";
import { Result } from "effect";
import type { Library } from "./library.ts";
import { type Reader, readerOf } from "./reader.ts";
import type { GameSource, ChapterSource } from "./source.ts";

/** What a host of studies knows besides the study. */
export interface StudyContext {
  readonly library: Library;
  /** A source opened for looking, the same one as long as the source is held. */
  readonly reader: (source: ChapterSource) => Result.Result<Reader, Refusal>;
  /** The log of a table as the person may see it; null when there is no such table or nothing was played at it. */
  readonly table: (id: string) => GameSource | null;
  /** Whether the game at a table still goes on. */
  readonly running: (table: string) => boolean;
}

/** The ground of a host without tables. */
export const studyContextOf = (library: Library): StudyContext => {
  const readers = new WeakMap<ChapterSource, Result.Result<Reader, Refusal>>();
  return {
    library,
    reader: (source) => {
      const known = readers.get(source) ?? readerOf(library, source);
      readers.set(source, known);
      return known;
    },
    table: () => null,
    running: () => false,
  };
};
