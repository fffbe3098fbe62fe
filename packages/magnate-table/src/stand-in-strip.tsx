import { Button } from "@blueplate/ui";
import { shell, type TableProps } from "@blueplate/tabletop";
import { createSignal, Show } from "solid-js";

/** A bot plays for the viewer, who comes back from the strip as well: what came in between is said in its place. */
export const StandInStrip = (props: { readonly table: TableProps; readonly bot: string }) => {
  const [problem, setProblem] = createSignal<string | null>(null);
  const resigned = (): boolean => props.table.facts.seats[props.table.seat ?? -1]?.resigned ?? false;
  const takeBack = async (): Promise<void> => {
    const { handing, seat } = props.table;
    setProblem(handing && seat !== null ? await handing.takeBack(seat) : null);
  };
  return (
    <>
      <p role="status">
        {problem() ?? (resigned() ? shell().consent.youGaveUp(props.bot) : shell().consent.botPlays(props.bot))}
      </p>
      <Show when={!resigned()}>
        <Button kind="main" onClick={() => void takeBack()}>
          {shell().consent.takeSeat}
        </Button>
      </Show>
    </>
  );
};
