import type { BotFacts } from "@blueplate/api";
import { language, shell, PageHead } from "@blueplate/tabletop";
import { Button, Empty, Notice, TextField } from "@blueplate/ui";
import { PROGRAM_WORDS } from "@blueplate/words/programs";
import { createResource, createSignal, For, Show } from "solid-js";
import { api, enter } from "../server/client.ts";
import { failureOf, failureText } from "../server/failure.ts";

const words = () => PROGRAM_WORDS[language.locale()];

/** Why it was not done: what only bots can be refused for is in the words of this page. */
const problemText = (error: unknown): string => {
  const failure = failureOf(error);
  const failures: Readonly<Record<string, string>> = words().failures;
  return failures[failure.tag] ?? failureText(failure);
};

/** A bot that was made just now, with the token that is shown once. */
interface NewToken {
  readonly name: string;
  readonly token: string;
}

/** Asked twice. The lobby's own question would become a script of its own, fetched before the first screen. */
const Revoking = (props: { readonly name: string; readonly onRevoke: () => void }) => {
  const [asking, setAsking] = createSignal(false);
  const ask = () => (
    <Button kind="quiet" aria-label={`${words().revoke}: ${props.name}`} onClick={() => setAsking(true)}>
      {words().revoke}
    </Button>
  );
  return (
    <Show when={asking()} fallback={ask()}>
      <span class="row" role="group" aria-label={words().sure}>
        {words().sure}
        <Button onClick={() => props.onRevoke()}>{words().revoke}</Button>
        <Button kind="quiet" onClick={() => setAsking(false)}>
          {shell().lobby.closeNo}
        </Button>
      </span>
    </Show>
  );
};

const Bot = (props: { readonly bot: BotFacts; readonly onRevoke: () => void }) => (
  <li class="table-line panel">
    <div class="stack tight">
      <b>{props.bot.name}</b>
      <span class="muted">
        {words().id} <code>{props.bot.id}</code>
      </span>
    </div>
    <Revoking name={props.bot.name} onRevoke={() => props.onRevoke()} />
  </li>
);

const Token = (props: { readonly made: NewToken }) => (
  <Notice kind="info">
    <p>{words().token(props.made.name)}</p>
    <p>
      <code>{props.made.token}</code>
    </p>
  </Notice>
);

/** One's own bots, and what is done with them. */
const createBots = () => {
  const [problem, setProblem] = createSignal<string | null>(null);
  const [made, setMade] = createSignal<NewToken | null>(null);
  const [bots, { refetch }] = createResource(() => enter().then(() => api.programs.list.query()));
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    setProblem(null);
    await act().then(
      () => void refetch(),
      (error: unknown) => void setProblem(problemText(error)),
    );
  };
  return {
    bots: () => (bots.error ? [] : (bots.latest ?? [])),
    problem: () => problem() ?? (bots.error ? problemText(bots.error) : null),
    made,
    make: (name: string) =>
      attempt(async () => {
        const { bot, token } = await api.programs.create.mutate({ name });
        setMade({ name: bot.name, token });
      }),
    revoke: (bot: string) =>
      attempt(async () => {
        await api.programs.revoke.mutate({ bot });
        setMade(null);
      }),
  };
};

/** Bots of one's own: making one, which shows its token once, and revoking it. */
export const BotsPage = () => {
  const { bots, problem, made, make, revoke } = createBots();
  const [name, setName] = createSignal("");
  return (
    <main class="lobby stack">
      <PageHead title={shell().lobby.ownBots} />
      <p>
        {words().help}{" "}
        <a href="/api/docs" rel="external">
          {words().guide}
        </a>
      </p>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          void make(name().trim());
        }}
      >
        <TextField label={words().name} value={name()} onInput={setName} maxLength={40} />
        <Button kind="main" type="submit" disabled={name().trim() === ""}>
          {words().make}
        </Button>
      </form>
      <Show when={problem()}>
        <Notice>{problem()}</Notice>
      </Show>
      <Show when={made()}>{(token) => <Token made={token()} />}</Show>
      <ul class="stack">
        <For each={bots()} fallback={<Empty>{shell().lobby.none}</Empty>}>
          {(bot) => <Bot bot={bot} onRevoke={() => void revoke(bot.id)} />}
        </For>
      </ul>
    </main>
  );
};
