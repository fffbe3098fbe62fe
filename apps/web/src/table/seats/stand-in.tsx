import { Button } from "@blueplate/ui";
import { Show } from "solid-js";
import { createStandIn, shell, type TableProps } from "@blueplate/tabletop";
import "./consent.css";

/** A bot plays for the viewer: who, and one click to come back. */
export const StandInNote = (props: { readonly table: Pick<TableProps, "facts" | "seat" | "handing"> }) => {
  const standIn = createStandIn(() => props.table);
  return (
    <Show when={standIn.text()}>
      {(text) => (
        <div class="stand-in stack" role="status">
          <p>{text()}</p>
          <Show when={standIn.mayReturn()}>
            <Button kind="main" onClick={() => void standIn.takeBack()}>
              {shell().consent.takeSeat}
            </Button>
          </Show>
          <Show when={standIn.problem()}>
            <p>{standIn.problem()}</p>
          </Show>
        </div>
      )}
    </Show>
  );
};
