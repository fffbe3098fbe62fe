import { type Accessor, createSignal, onCleanup, onMount } from "solid-js";
import { type OpenedFile, openFile } from "./file.ts";
import { replayWords } from "../language.ts";

/** Why something could not be opened, in a sentence. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : replayWords().replay.badFile;

/** Opening files, one after the other: the last that was chosen counts. What is wrong with it stands in `problem`. */
export const createReading = (
  onOpen: (read: OpenedFile) => void,
): { readonly problem: Accessor<string | null>; readonly read: (file: File) => void } => {
  const [problem, setProblem] = createSignal<string | null>(null);
  let latest: File | null = null;
  const read = async (file: File): Promise<void> => {
    latest = file;
    setProblem(null);
    try {
      const read = await openFile(file);
      if (file === latest) onOpen(read);
      else read.opened.host.close();
    } catch (error) {
      if (file === latest) setProblem(messageOf(error));
    }
  };
  return { problem, read: (file) => void read(file) };
};

/** Files may be dropped anywhere on the page, also on a game that is open; what else is dragged there is left alone. */
export const takeDrops = (take: (file: File) => void): void => {
  const over = (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes("Files") === true) event.preventDefault();
  };
  const drop = (event: DragEvent): void => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    take(file);
  };
  onMount(() => {
    addEventListener("dragover", over);
    addEventListener("drop", drop);
  });
  onCleanup(() => {
    removeEventListener("dragover", over);
    removeEventListener("drop", drop);
  });
};
