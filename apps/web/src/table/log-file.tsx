import { Button, Notice } from "@blueplate/ui";
import { handOut } from "@blueplate/ui/hand-out";
import { createSignal, Show } from "solid-js";
import { shell } from "@blueplate/tabletop";
import { isLocal } from "../saved-games/saved-game.ts";
import { savedGame } from "../saved-games/store.ts";
import { api } from "../server/client.ts";
import { failureOf, failureText } from "../server/failure.ts";

/** The log of a table as the viewer may have it, from whoever keeps it. */
const logOf = async (table: string): Promise<string> => {
  if (!isLocal(table)) return api.log.export.query({ table });
  const saved = await savedGame(table);
  if (!saved) throw new Error(shell().local.removed);
  return saved.log;
};

/** Saves the log of a table as a file (docs/formats.md). */
export const LogFileButton = (props: { readonly table: string }) => {
  const [problem, setProblem] = createSignal<string | null>(null);
  const save = async (): Promise<void> => {
    setProblem(null);
    try {
      handOut(new Blob([await logOf(props.table)], { type: "application/jsonl" }), `${props.table}.jsonl`);
    } catch (error) {
      setProblem(isLocal(props.table) ? shell().local.removed : failureText(failureOf(error)));
    }
  };
  return (
    <>
      <Button onClick={() => void save()}>{shell().tabletop.download}</Button>
      <Show when={problem()}>
        <Notice>{problem()}</Notice>
      </Show>
    </>
  );
};
