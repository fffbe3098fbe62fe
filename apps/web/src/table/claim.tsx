import { Busy, Notice } from "@blueplate/ui";
import { shell } from "@blueplate/tabletop";
import { useNavigate } from "@solidjs/router";
import { createSignal, onMount, Show } from "solid-js";
import { api, enter } from "../server/client.ts";

/** A seat moves to this device: the token stands in the fragment, which no server log ever sees. */
export const ClaimPage = () => {
  const navigate = useNavigate();
  const [failed, setFailed] = createSignal(false);
  const claim = async (): Promise<void> => {
    const token = location.hash.slice(1);
    history.replaceState(null, "", location.pathname);
    try {
      await enter();
      const { table } = await api.seats.claim.mutate({ token });
      navigate(`/table/${table}`, { replace: true });
    } catch {
      setFailed(true);
    }
  };
  onMount(() => void claim());
  return (
    <Show when={failed()} fallback={<Busy text={shell().claim.working} />}>
      <Notice>{shell().claim.failed}</Notice>
    </Show>
  );
};
