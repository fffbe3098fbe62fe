import { LIMITS, type Member, ROLES, VISIBILITIES } from "@blueplate/study";
import { nameOfPerson, ShareLink } from "@blueplate/tabletop";
import { Button, SelectField } from "@blueplate/ui";
import { createSignal, For, Show } from "solid-js";
import { hidingAsHere } from "../session/address.ts";
import { serverApi } from "../study-stores/remote.ts";
import type { ServerAction } from "./server-action.ts";
import { LineField } from "./line-field.tsx";
import type { OpenStudy } from "./open-study.ts";
import { Sure } from "./confirm-dialog.tsx";
import { replayWords } from "../language.ts";

const words = () => replayWords().studies;

interface PeopleProps {
  readonly live: OpenStudy;
  readonly acting: ServerAction;
}

/** A member; an owner says what each may do. */
const Person = (props: PeopleProps & { readonly member: Member }) => {
  const name = (): string => nameOfPerson(props.member.name);
  const isMe = (): boolean => props.member.person === props.live.host.me();
  const set = (role: Member["role"] | null): void =>
    void props.live.host.edit({ _tag: "SetMember", person: props.member.person, role });
  return (
    <li class="row">
      <span class="grow">
        {name()} <Show when={isMe()}>({words().you})</Show>
      </span>
      <Show when={props.live.may("owner")} fallback={<span class="muted">{words().roles[props.member.role]}</span>}>
        <select
          aria-label={`${name()}: ${words().people}`}
          onChange={(event) => set(ROLES.find((role) => role === event.currentTarget.value) ?? "read")}
        >
          <For each={ROLES}>
            {(role) => (
              <option value={role} selected={role === props.member.role}>
                {words().roles[role]}
              </option>
            )}
          </For>
        </select>
        <Show when={!isMe()}>
          <Sure
            text={words().takeOut}
            of={name()}
            question={`${words().takeOut}: ${name()}?`}
            onYes={() => set(null)}
          />
        </Show>
      </Show>
    </li>
  );
};

/** Links by which people join, made and called back. */
const Invites = (props: PeopleProps) => {
  const { live, acting } = props;
  const [link, setLink] = createSignal<string | null>(null);
  const [isSaid, setSaid] = createSignal(false);
  const study = (): string => live.study().id;
  const invite = async (role: "read" | "write"): Promise<void> => {
    setSaid(false);
    const made = await acting.act(() => serverApi().studies.invite.mutate({ study: study(), role }));
    if (made) setLink(hidingAsHere(`/replay/?join=${made.token}`).href);
  };
  const uninvite = async (): Promise<void> => {
    if (!(await acting.act(() => serverApi().studies.uninvite.mutate({ study: study() })))) return;
    setLink(null);
    setSaid(true);
  };
  return (
    <div class="stack tight">
      <p class="row">
        <Button onClick={() => void invite("read")}>{words().invites.read}</Button>
        <Button onClick={() => void invite("write")}>{words().invites.write}</Button>
        <Button kind="quiet" onClick={() => void uninvite()}>
          {words().uninvite}
        </Button>
      </p>
      <Show when={link()}>
        {(address) => (
          <>
            <p class="muted">{words().inviteHelp}</p>
            <ShareLink link={address()} />
          </>
        )}
      </Show>
      <Show when={isSaid()}>
        <p role="status">{words().uninvited}</p>
      </Show>
    </div>
  );
};

/** Who may look, write and decide about a study on the server. */
export const People = (props: PeopleProps) => {
  const { live } = props;
  const me = (): Member | undefined => live.study().members.find(({ person }) => person === live.host.me());
  const leave = async (): Promise<void> => {
    const person = live.host.me();
    if (person === null) return;
    const left = await props.acting.act(() => live.host.edit({ _tag: "SetMember", person, role: null }));
    if (left) location.assign("/replay/");
  };
  return (
    <section class="stack">
      <h3>{words().people}</h3>
      <Show when={live.may("owner")}>
        <SelectField
          label={words().visibility}
          value={live.study().visibility}
          options={VISIBILITIES.map((value) => ({ value, text: words().visibilities[value] }))}
          onChange={(value) => {
            const visibility = VISIBILITIES.find((each) => each === value) ?? "private";
            void live.host.edit({ _tag: "SetVisibility", visibility });
          }}
        />
      </Show>
      <ul class="plain">
        <For each={live.study().members}>{(member) => <Person {...props} member={member} />}</For>
      </ul>
      <Show when={live.may("owner")}>
        <Invites {...props} />
      </Show>
      <Show when={me()} fallback={<p class="muted">{words().readerHelp}</p>}>
        {(own) => (
          <>
            <LineField
              label={words().yourName}
              value={nameOfPerson(own().name)}
              send={words().rename}
              maxLength={LIMITS.name}
              onSend={(name) => void live.host.edit({ _tag: "SetName", name })}
            />
            <Sure text={words().leave} question={words().leaveSure} onYes={() => void leave()} />
          </>
        )}
      </Show>
    </section>
  );
};
