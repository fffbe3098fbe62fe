import { Button } from "@blueplate/ui";
import { createStandIn, shell, type TableProps } from "@blueplate/tabletop";
import { type ParentProps, Show } from "solid-js";

/** A bot plays for the viewer, who comes back from the strip as well; what the strip says otherwise while none does. */
export const StandInStrip = (props: ParentProps<{ readonly table: TableProps }>) => {
  const standIn = createStandIn(() => props.table);
  return (
    <Show when={standIn.text()} fallback={props.children}>
      {(text) => (
        <>
          <p role="status">{standIn.problem() ?? text()}</p>
          <Show when={standIn.mayReturn()}>
            <Button kind="main" onClick={() => void standIn.takeBack()}>
              {shell().consent.takeSeat}
            </Button>
          </Show>
        </>
      )}
    </Show>
  );
};
