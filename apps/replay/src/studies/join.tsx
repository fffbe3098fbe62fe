import { LIMITS } from "@blueplate/study";
import { playerName, rememberName } from "@blueplate/tabletop";
import { Button, Notice, TextField } from "@blueplate/ui";
import { createSignal, Show } from "solid-js";
import { hidingAsHere } from "../session/address.ts";
import { serverApi } from "../study-stores/remote.ts";
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
      return api.studies.join.mutate({ token: props.token, name: name().trim() });
    });
    if (!joined) return;
    rememberName(name().trim());
    location.replace(hidingAsHere(`/replay/?study=${joined.id}`));
  };
  return (
    <main class="choose stack">
      <form
        class="panel pad stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (name().trim() !== "") void join();
        }}
      >
        <p>{words().joinHelp}</p>
        <TextField label={words().yourName} value={name()} maxLength={LIMITS.name} onInput={setName} />
        <Show when={acting.problem()}>
          <Notice>{acting.problem()}</Notice>
        </Show>
        <p>
          <Button kind="main" type="submit" disabled={acting.busy() || name().trim() === ""}>
            {words().join}
          </Button>
        </p>
      </form>
    </main>
  );
};
