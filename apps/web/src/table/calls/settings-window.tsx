import { Button, Icon, ModalWindow } from "@blueplate/ui";
import { createSignal, For, type ParentProps, Show } from "solid-js";
import { changeSettings, GUARDS, settings, shell, type Sound, SOUNDS, soundsWith } from "@blueplate/tabletop";
import { clientOf } from "../../games/index.ts";
import { mayNotify, notifiesPossible } from "./notice.ts";
import { playSound } from "./sound.ts";
import "./settings.css";

const words = () => shell().settings;

const Switch = (
  props: ParentProps<{ readonly on: boolean; readonly disabled?: boolean; readonly onChange: (on: boolean) => void }>,
) => (
  <label class="switch">
    <input
      type="checkbox"
      checked={props.on}
      disabled={props.disabled ?? false}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
    <span>{props.children}</span>
  </label>
);

/** What is heard at a table of a game; all there is while nobody knows the game. */
const soundsAt = (game: string | null): readonly Sound[] =>
  soundsWith(game === null ? SOUNDS : (clientOf(game).sounds ?? []));

interface SettingsProps {
  readonly game: string | null;
}

const Sounds = (props: SettingsProps) => (
  <section class="stack">
    <h3>{words().sounds}</h3>
    <ul>
      <For each={soundsAt(props.game)}>
        {(sound) => (
          <li class="row">
            <Switch
              on={settings().sounds[sound]}
              onChange={(on) => changeSettings({ sounds: { ...settings().sounds, [sound]: on } })}
            >
              {words().sound[sound]}
            </Switch>
            <Button
              kind="quiet"
              aria-label={words().hear(words().sound[sound])}
              title={words().hear(words().sound[sound])}
              onClick={() => playSound(sound)}
            >
              <Icon name="speaker-high" />
            </Button>
          </li>
        )}
      </For>
    </ul>
  </section>
);

/** The browser is asked only when somebody presses the button for it. */
const Notices = () => {
  const [allowed, setAllowed] = createSignal(mayNotify());
  const ask = async (): Promise<void> => {
    const answer = await Notification.requestPermission();
    setAllowed(answer);
    if (answer === "granted") changeSettings({ notify: true });
  };
  return (
    <section class="stack">
      <h3>{words().notices}</h3>
      <Show when={allowed() === "default"}>
        <div>
          <Button onClick={() => void ask()}>{words().askNotify}</Button>
        </div>
      </Show>
      <Show when={allowed() === "denied"}>
        <p class="muted">{words().denied}</p>
      </Show>
      <Switch
        on={settings().notify && allowed() === "granted"}
        disabled={allowed() !== "granted"}
        onChange={(notify) => changeSettings({ notify })}
      >
        {words().notify}
      </Switch>
    </section>
  );
};

/** How much is said before a button is pressed. */
const Guards = () => (
  <fieldset class="stack guards">
    <legend>{shell().guard.title}</legend>
    <For each={GUARDS}>
      {(guard) => (
        <label class="switch">
          <input
            type="radio"
            name="guard"
            checked={settings().guard === guard}
            onChange={() => changeSettings({ guard })}
          />
          <span>{shell().guard.levels[guard]}</span>
        </label>
      )}
    </For>
  </fieldset>
);

/** Everything that somebody may set for the tables on this machine. */
export const SettingsForm = (props: SettingsProps) => (
  <div class="settings stack">
    <Sounds game={props.game} />
    <Show when={notifiesPossible()}>
      <Notices />
    </Show>
    <Guards />
    <Switch on={settings().onlyCommand} onChange={(onlyCommand) => changeSettings({ onlyCommand })}>
      {shell().tabletop.onlyCommand}
    </Switch>
    <section class="stack">
      <h3>{words().keys}</h3>
      <Switch on={settings().letters} onChange={(letters) => changeSettings({ letters })}>
        {words().letters} <small class="muted">{words().lettersHelp}</small>
      </Switch>
    </section>
  </div>
);

/** The settings behind a button of their own. */
export const SettingsButton = (props: SettingsProps) => {
  const [open, setOpen] = createSignal(false);
  return (
    <>
      <Button kind="quiet" aria-label={words().title} title={words().title} onClick={() => setOpen(true)}>
        <Icon name="gear-six" />
      </Button>
      <ModalWindow open={open()} title={words().title} close={shell().frame.close} onClose={() => setOpen(false)}>
        <SettingsForm game={props.game} />
      </ModalWindow>
    </>
  );
};
