import { Button } from "@blueplate/ui";
import { createSignal, Show } from "solid-js";
import { shell, standInOf, type TableProps } from "@blueplate/tabletop";
import "./consent.css";

const words = () => shell().consent;

/** A bot plays for the viewer: who, and one click to come back. */
export const StandInNote = (props: { readonly table: Pick<TableProps, "facts" | "seat" | "handing"> }) => {
  const [problem, setProblem] = createSignal<string | null>(null);
  const bot = (): string | null => standInOf(props.table.facts, props.table.seat);
  const resigned = (): boolean => props.table.facts.seats[props.table.seat ?? -1]?.resigned ?? false;
  const takeBack = async (): Promise<void> => {
    const { handing, seat } = props.table;
    setProblem(handing && seat !== null ? await handing.takeBack(seat) : null);
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
