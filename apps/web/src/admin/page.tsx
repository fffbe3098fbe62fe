import "./admin.css";
import type { ServerState } from "@blueplate/api";
import { Button, Notice, Tabs, TextField } from "@blueplate/ui";
import { createSignal, Show } from "solid-js";
import { PageHead } from "@blueplate/tabletop";
import { AuditRows, BanRows, FailureRows, PersonRows, TableRows } from "./lists.tsx";
import { Now } from "./now.tsx";
import { createOperations, type Operations } from "./operations.ts";
import { words } from "./words.ts";

/** Longest token that is sent. */
const TOKEN = 200;

/** The form that asks for the token. */
const Door = (props: { readonly operations: Operations }) => {
  const [token, setToken] = createSignal("");
  return (
    <form
      class="row admin-door"
      onSubmit={(event) => {
        event.preventDefault();
        void props.operations.enter(token().trim());
      }}
    >
      <TextField
        label={words().token}
        hint={words().tokenHint}
        value={token()}
        maxLength={TOKEN}
        isSecret
        onInput={setToken}
      />
      <Button kind="main" type="submit" disabled={token().trim() === ""}>
        {words().enter}
      </Button>
    </form>
  );
};

const Search = (props: { readonly operations: Operations }) => (
  <form
    class="row admin-search"
    onSubmit={(event) => {
      event.preventDefault();
      void props.operations.look();
    }}
  >
    <TextField
      label={words().search}
      value={props.operations.search()}
      maxLength={64}
      onInput={props.operations.setSearch}
    />
    <Button type="submit">{words().refresh}</Button>
    <Button kind="quiet" onClick={() => props.operations.leave()}>
      {words().leave}
    </Button>
  </form>
);

const VIEWS = ["tables", "people", "bans", "failures", "audit"] as const;

const Inside = (props: { readonly operations: Operations; readonly state: ServerState }) => {
  const [view, setView] = createSignal<(typeof VIEWS)[number]>("tables");
  const { operations } = props;
  const bodies = {
    tables: () => <TableRows tables={operations.seen.tables} operations={operations} />,
    people: () => <PersonRows people={operations.seen.people} operations={operations} />,
    bans: () => <BanRows bans={props.state.bans} operations={operations} />,
    failures: () => <FailureRows failures={props.state.failures} />,
    audit: () => <AuditRows audit={operations.seen.audit} />,
  };
  return (
    <>
      <Now state={props.state} operations={operations} />
      <Search operations={operations} />
      <Tabs
        label={words().title}
        value={view()}
        onChange={setView}
        tabs={VIEWS.map((id) => ({ id, text: words()[id], body: bodies[id] }))}
      />
    </>
  );
};

/** The page of whoever runs the server: what goes on, and what is done about it. It asks for a token first. */
export const AdminPage = () => {
  const operations = createOperations();
  return (
    <main class="lobby stack admin">
      <PageHead title={words().title} />
      <div class="stack">
        <Show when={operations.problem()}>
          <Notice>{operations.problem()}</Notice>
        </Show>
        <Show when={operations.seen.state} fallback={<Door operations={operations} />}>
          {(state) => <Inside operations={operations} state={state()} />}
        </Show>
      </div>
    </main>
  );
};
