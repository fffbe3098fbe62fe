import { Button } from "@blueplate/ui";
import { createSignal, Show } from "solid-js";
import { shell, standInOf, type TableProps } from "@blueplate/tabletop";
import { api } from "../server/client.ts";
import { failureOf, failureText } from "../server/failure.ts";
import "./consent.css";

const words = () => shell().consent;

/** A bot plays for the viewer: who, and one click to come back. */
export const StandInNote = (props: { readonly table: Pick<TableProps, "facts" | "seat"> }) => {
  const [problem, setProblem] = createSignal<string | null>(null);
  const bot = (): string | null => standInOf(props.table.facts, props.table.seat);
  const resigned = (): boolean => props.table.facts.seats[props.table.seat ?? -1]?.resigned ?? false;
  const takeBack = async (): Promise<void> => {
    setProblem(null);
    try {
      await api.seats.takeBack.mutate({ table: props.table.facts.id });
    } catch (error) {
      setProblem(failureText(failureOf(error)));
    }
  };
  return (
    <Show when={bot()}>
      {(name) => (
        <div class="stand-in stack" role="status">
          <p>{resigned() ? words().youGaveUp(name()) : words().botPlays(name())}</p>
          <Show when={!resigned()}>
            <Button kind="main" onClick={() => void takeBack()}>
              {words().takeSeat}
            </Button>
          </Show>
          <Show when={problem()}>
            <p>{problem()}</p>
          </Show>
        </div>
      )}
    </Show>
  );
};
