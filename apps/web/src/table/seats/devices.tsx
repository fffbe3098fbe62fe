import type { TableFacts } from "@blueplate/api";
import { ShareLink, shell } from "@blueplate/tabletop";
import { BusySign, Button, Icon, ModalWindow } from "@blueplate/ui";
import { createEffect, createSignal, on, Show } from "solid-js";
import { api } from "../../server/client.ts";
import { AttemptNotice, createAttempts } from "../../server/attempt.tsx";

const words = () => shell().devices;

/** What is asked of the server about the devices of one's seat. */
const asking = (table: () => string) => {
  const [link, setLink] = createSignal<string | null>(null);
  const { attempt, failed } = createAttempts();
  return {
    link,
    failed,
    makeLink: () =>
      attempt(async () => {
        setLink(null);
        const { token } = await api.seats.deviceLink.mutate({ table: table() });
        setLink(`${location.origin}/seat#${token}`);
      }),
    signOut: () => attempt(() => api.seats.signOutOthers.mutate({ table: table() })),
  };
};

/** One's seat on several devices: the link for one more, how many there are, and the way to be alone again. */
const Held = (props: { readonly facts: TableFacts; readonly ask: ReturnType<typeof asking> }) => {
  const held = (): number => props.facts.own?.devices ?? 1;
  return (
    <div class="stack">
      <p>{words().help}</p>
      <Show when={props.ask.link()} fallback={<BusySign text={words().making} />}>
        {(link) => <ShareLink link={link()} />}
      </Show>
      <p class="muted" role="status">
        {words().held(held())}
      </p>
      <Show when={held() > 1}>
        <div>
          <Button onClick={() => void props.ask.signOut()}>{words().signOut}</Button>
        </div>
      </Show>
      <AttemptNotice of={props.ask} />
    </div>
  );
};

/** Opens one's seat on another device too. */
export const Devices = (props: { readonly facts: TableFacts }) => {
  const [open, setOpen] = createSignal(false);
  const ask = asking(() => props.facts.id);
  // A link works once: when a device more has come, it was the way, and another one stands there.
  createEffect(
    on(
      () => props.facts.own?.devices ?? 1,
      (held, before) => {
        if (open() && before !== undefined && held > before) void ask.makeLink();
      },
    ),
  );
  const show = (): void => {
    setOpen(true);
    void ask.makeLink();
  };
  return (
    <>
      <Button kind="quiet" class="move-seat" aria-label={words().title} title={words().title} onClick={show}>
        <Icon name="device-mobile" />
        <span>{words().title}</span>
      </Button>
      <ModalWindow open={open()} title={words().title} close={shell().frame.close} onClose={() => setOpen(false)}>
        <Held facts={props.facts} ask={ask} />
      </ModalWindow>
    </>
  );
};
