import { shell } from "@blueplate/tabletop";
import { BusySign, Button, Notice } from "@blueplate/ui";
import { useNavigate } from "@solidjs/router";
import { createSignal, onCleanup, onMount, Show } from "solid-js";
import { api, enter } from "../server/client.ts";
import { failureOf, NETWORK } from "../server/failure.ts";
import { Headed } from "./head.tsx";

const words = () => shell().claim;

/** A seat moves to this device: the token stands in the fragment, which no server log ever sees. */
export const ClaimPage = () => {
  const navigate = useNavigate();
  let token = "";
  const [failed, setFailed] = createSignal<"link" | "network" | null>(null);
  const claim = async (): Promise<void> => {
    setFailed(null);
    try {
      await enter();
      const { table } = await api.seats.claim.mutate({ token });
      navigate(`/table/${table}`, { replace: true });
    } catch (error) {
      setFailed(failureOf(error) === NETWORK ? "network" : "link");
    }
  };
  const read = (): void => {
    if (location.hash === "") return;
    token = location.hash.slice(1);
    history.replaceState(null, "", location.pathname);
    void claim();
  };
  // A fresh link in the same tab loads no page anew.
  addEventListener("hashchange", read);
  onCleanup(() => removeEventListener("hashchange", read));
  onMount(() => (location.hash === "" ? setFailed("link") : read()));
  return (
    <Headed facts={null} connected={true}>
      <main class="empty stack">
        <Show when={failed()} fallback={<BusySign text={words().working} />}>
          <Notice>{failed() === "network" ? words().unreachable : words().failed}</Notice>
          <p>
            <Show
              when={failed() === "network"}
              fallback={
                <a class="button" href="/">
                  {shell().table.lobby}
                </a>
              }
            >
              <Button kind="main" onClick={() => void claim()}>
                {shell().claim.again}
              </Button>
            </Show>
          </p>
        </Show>
      </main>
    </Headed>
  );
};
