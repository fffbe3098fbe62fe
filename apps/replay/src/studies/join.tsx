import { LIMITS } from "@blueplate/study";
import { playerName, shell } from "@blueplate/tabletop";
import { Button, Notice, TextField } from "@blueplate/ui";
import { createSignal, Show } from "solid-js";
import { hidingAsHere } from "../session/address.ts";
import { serverApi } from "../study-stores/remote.ts";
import { givenName } from "./given-name.ts";
import { createActing } from "./server-action.ts";
import { replayWords } from "../language.ts";

const words = () => replayWords().studies;

/** Somebody has come by a link that lets them into a study. */
export const Join = (props: { readonly token: string }) => {
  const [name, setName] = createSignal(playerName());
  const acting = createActing();
  const join = async (): Promise<void> => {
    const joined = await acting.act(async () => {
      const api = serverApi();
      await api.session.enter.mutate();
      return api.studies.join.mutate({ token: props.token, ...givenName(name()) });
    });
    if (!joined) return;
    location.replace(hidingAsHere(`/replay/?study=${joined.id}`));
  };
  return (
    <main class="choose stack">
      <form
        class="panel pad stack"
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        <p>{words().joinHelp}</p>
        <TextField
          label={words().yourName}
          value={name()}
          maxLength={LIMITS.name}
          hint={name().trim() === "" ? words().nameless(shell().local.player(2)) : undefined}
          onInput={setName}
        />
        <Show when={acting.problem()}>
          <Notice>{acting.problem()}</Notice>
        </Show>
        <p>
          <Button kind="main" type="submit" disabled={acting.busy()}>
            {words().join}
          </Button>
        </p>
      </form>
    </main>
  );
};
