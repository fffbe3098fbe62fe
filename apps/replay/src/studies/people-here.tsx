import { nameOfPerson } from "@blueplate/tabletop";
import { Button } from "@blueplate/ui";
import { Show } from "solid-js";
import type { Session } from "../session/session.ts";
import { leadFrom } from "./following.ts";
import type { OpenStudy } from "./open-study.ts";
import { replayWords } from "../language.ts";

const words = () => replayWords().studies;

/** True while anybody is known to have the study open. */
export const isShared = (live: OpenStudy): boolean => live.presence().here.length + live.presence().watchers > 0;

/** Who has the study open, and leading it: nothing where nobody else can be. */
export const PeopleHere = (props: { readonly live: OpenStudy; readonly session: Session | null }) => {
  const { live } = props;
  const names = (): string =>
    live
      .presence()
      .here.map(({ name }) => nameOfPerson(name))
      .join(", ");
  return (
    <Show when={isShared(live)}>
      <span class="here" role="group" aria-label={words().present}>
        <span class="muted" title={`${words().present}: ${names()}`}>
          {names()}
        </span>
        <Show when={live.presence().watchers > 0}>
          <span class="muted">{words().watchers(live.presence().watchers)}</span>
        </Show>
        <Show
          when={live.may("write") ? props.session : null}
          fallback={
            <Show when={!live.may("write")}>
              <span class="chip" title={words().readerHelp}>
                {words().reader}
              </span>
            </Show>
          }
        >
          {(session) => (
            <Button
              kind="quiet"
              aria-pressed={live.leading()}
              title={words().leadHelp}
              onClick={() => (live.leading() ? live.host.lead(null) : leadFrom(live, session()))}
            >
              {live.leading() ? words().stopLeading : words().lead}
            </Button>
          )}
        </Show>
      </span>
    </Show>
  );
};
