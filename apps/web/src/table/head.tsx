import type { TableFacts } from "@blueplate/api";
import { Button, Icon, Later, ModalWindow } from "@blueplate/ui";
import { LanguageSwitch, narrow, RulesButton, RulesWindow, shell, ThemeSwitch } from "@blueplate/tabletop";
import { createSignal, type ParentProps, Show } from "solid-js";
import { exampleOf } from "../rules/example.ts";
import { isLocal, replayLinkAtEnd } from "../saved-games/saved-game.ts";
import { failureText } from "../server/failure.ts";
import { AgainButton } from "../server/failure-notice.tsx";
import { followAgain, watchRefusal } from "../server/watch-refusal.ts";
import { Devices } from "./seats/devices.tsx";
import { PlayersButton } from "./seats/players-panel.tsx";
import { SettingsButton, SettingsForm } from "./calls/settings-window.tsx";

const words = () => shell().table;

/** The way home, the name of the table, and what a game's own bar lays beside them. */
export const Brand = (props: ParentProps<{ readonly facts: Pick<TableFacts, "name"> | null }>) => (
  <div class="brand">
    <a class="home title" href="/">
      {shell().title}
    </a>
    {props.children}
    <h1 title={props.facts?.name}>{props.facts?.name ?? ""}</h1>
  </div>
);

/** What one may do with the table, whatever is played. */
const Items = (props: { readonly facts: TableFacts | null }) => (
  <>
    <Show
      when={props.facts?.status === "running" && props.facts.mySeat !== null && !isLocal(props.facts.id) && props.facts}
    >
      {(facts) => <Devices facts={facts()} />}
    </Show>
    <Show when={props.facts?.status === "running"}>
      <PlayersButton />
    </Show>
    <Show when={props.facts?.status === "running" && !isLocal(props.facts.id) && props.facts}>
      {(facts) => (
        <a
          class="button"
          data-kind="quiet"
          href={replayLinkAtEnd(facts().id)}
          rel="external"
          aria-label={words().soFar}
          title={words().soFar}
        >
          <Icon name="rewind" />
          <span>{words().soFar}</span>
        </a>
      )}
    </Show>
    <Show when={props.facts}>{(facts) => <RulesButton game={facts().game} />}</Show>
  </>
);

/** On a phone one button for all of it, with the settings below. */
const PhoneMenu = (props: { readonly facts: TableFacts | null }) => {
  const [open, setOpen] = createSignal(false);
  return (
    <>
      <Button kind="quiet" aria-label={shell().settings.menu} onClick={() => setOpen(true)}>
        <Icon name="list" />
      </Button>
      <ModalWindow
        open={open()}
        title={shell().settings.menu}
        close={shell().frame.close}
        onClose={() => setOpen(false)}
      >
        <div class="menu-list">
          <Items facts={props.facts} />
          <LanguageSwitch />
          <ThemeSwitch />
          <a class="button" href="/">
            {words().lobby}
          </a>
        </div>
        <SettingsForm game={props.facts?.game ?? null} />
      </ModalWindow>
    </>
  );
};

const Reconnecting = () => (
  <p class="reconnecting" role="status">
    <span class="spinner" aria-hidden="true" /> <span>{shell().reconnecting}</span>
  </p>
);

/** What belongs to the table whatever is played: the connection, one's seat, the rules, the settings, the theme. */
export const TableMenu = (props: { readonly facts: TableFacts | null; readonly connected: boolean }) => {
  const phone = narrow();
  const isWatching = (): boolean =>
    props.facts?.status === "running" && props.facts.mySeat === null && !isLocal(props.facts.id);
  return (
    <div class="table-menu">
      <Show when={!props.connected}>
        <Show when={watchRefusal()} fallback={<Show when={props.facts}>{<Reconnecting />}</Show>}>
          {(failure) => (
            <div class="reconnecting refused">
              <span role="alert">{failureText(failure())}</span>
              <AgainButton failure={failure()} again={followAgain} />
            </div>
          )}
        </Show>
      </Show>
      <Show when={isWatching()}>
        <span class="chip" title={words().watching}>
          <Icon name="eye" /> <span>{words().watching}</span>
        </span>
      </Show>
      <Show when={phone()} fallback={<Items facts={props.facts} />}>
        <PhoneMenu facts={props.facts} />
      </Show>
      <Show when={!phone()}>
        <SettingsButton game={props.facts?.game ?? null} />
        <LanguageSwitch />
        <ThemeSwitch />
      </Show>
      <RulesWindow example={exampleOf} />
    </div>
  );
};

/** A page of a table below the common head; a game with a table of its own brings its own bar. */
export const Headed = (
  props: ParentProps<{
    readonly facts: TableFacts | null;
    readonly connected: boolean;
    /** Another page takes its place at once: there is no menu, for what is opened out of it would close again. */
    readonly passing?: boolean;
  }>,
) => (
  <>
    <header class="table-head row">
      <Brand facts={props.facts} />
      <Show when={!props.passing}>
        <Later now>
          <TableMenu facts={props.facts} connected={props.connected} />
        </Later>
      </Show>
    </header>
    {props.children}
  </>
);
