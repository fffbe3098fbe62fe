import { Button, Notice } from "@blueplate/ui";
import { shell } from "@blueplate/tabletop";
import { createSignal, Show } from "solid-js";
import { api } from "../server/client.ts";
import { failureOf, failureText } from "../server/failure.ts";
import { SecondThought } from "../second-thought.tsx";

const words = () => shell().lobby;

/** Closes a table for good, after a second thought. */
export const CloseTable = (props: { readonly table: string; readonly name: string; readonly onClosed: () => void }) => {
  const [problem, setProblem] = createSignal<string | null>(null);
  const close = async (): Promise<void> => {
    try {
      await api.tables.close.mutate({ table: props.table });
      props.onClosed();
    } catch (error) {
      setProblem(failureText(failureOf(error)));
    }
  };
  return (
    <>
      <SecondThought
        sure={words().closeSure}
        yes={words().closeYes}
        no={words().closeNo}
        onYes={() => void close()}
        ask={(begin) => (
          <Button kind="quiet" aria-label={`${words().close}: ${props.name}`} onClick={begin}>
            {words().close}
          </Button>
        )}
      />
      <Show when={problem()}>
        <Notice>{problem()}</Notice>
      </Show>
    </>
  );
};
