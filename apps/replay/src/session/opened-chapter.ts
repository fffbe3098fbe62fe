import type { Chapter, Reader, Study, StudyContext, StudyHost } from "@blueplate/study";

/** A chapter that can be looked at: where it lives, and what it is opened with. */
export interface OpenedChapter {
  readonly host: StudyHost;
  readonly study: Study;
  readonly chapter: Chapter;
  readonly reader: Reader;
  readonly key: string;
  readonly ground: StudyContext;
  /** False when everything done here is gone with the page. */
  readonly kept: boolean;
  /** The table of the server whose game the chapter shows, as far as it had come. */
  readonly table?: string | undefined;
  /** What that table is called, where it is not called by its players. */
  readonly tableName?: string | undefined;
  /** The node to begin with, where it is not the one that was last seen. */
  readonly start?: string;
}
