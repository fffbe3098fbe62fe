import { Button } from "@blueplate/ui";
import { shell } from "@blueplate/tabletop";
import { api } from "../server/client.ts";
import { AttemptNotice, createAttempts } from "../server/attempt.tsx";
import { SecondThought } from "../second-thought.tsx";

const words = () => shell().lobby;

/** Closes a table for good, after a second thought. */
export const CloseTable = (props: { readonly table: string; readonly name: string; readonly onClosed: () => void }) => {
  const closing = createAttempts();
  // What follows is part of it: a second try is as good as the first.
  const close = (): Promise<void> =>
    closing.attempt(() => api.tables.close.mutate({ table: props.table }).then(() => props.onClosed()));
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
      <AttemptNotice of={closing} />
    </>
  );
};
