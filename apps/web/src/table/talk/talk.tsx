import type { ChatLine } from "@blueplate/api";
import { Button, scrollByKeys } from "@blueplate/ui";
import { chainName, type Mention } from "@blueplate/words";
import { LinkedText, nameOfPerson, pingIn, shell, type TableProps } from "@blueplate/tabletop";
import { createEffect, createMemo, createSignal, For, Show } from "solid-js";
import { api } from "../../server/client.ts";
import { isMuted, setMuted } from "./muted.ts";
import { tableLinkIn } from "./table-link.ts";
import { failureOf, type ServerFailure } from "../../server/failure.ts";
import { FailureNotice } from "../../server/failure-notice.tsx";

const words = () => shell().table;

/** Stands where the link comes in a sentence. */
const GAP = "\u0000";

/** What somebody points at: a link to it. */
const Pointed = (props: { readonly thing: Mention; readonly name: string }) => {
  const around = (): readonly string[] => shell().ping.points(GAP).split(GAP);
  return <LinkedText sentence={[around()[0] ?? "", { ...props.thing, text: props.name }, around()[1] ?? ""]} />;
};

/** The thing that is pointed at, in words. */
const pingName = ({ words: game, names }: Pick<TableProps, "words" | "names">, { kind, id }: Mention): string => {
  const says = shell().ping;
  if (kind === "house") return says.house(id);
  if (kind === "campaign") return says.campaign(id);
  return kind === "seat" ? says.chain(names(Number(id))) : says.square(game.value("square", id.split(",").map(Number)));
};

/** What each seat is called by: who sits there, and its chain. */
const calledBy = ({ facts, words: game }: TableProps): readonly (readonly string[])[] =>
  facts.seats.map(({ player, banner }) => [player, chainName(game, banner)]);

/** A line of somebody; of whoever is muted only that there is one, until somebody wants to read it. */
const Line = (props: { readonly table: TableProps; readonly line: ChatLine }) => {
  const [shown, setShown] = createSignal(false);
  return (
    <li>
      <b class="mention" data-thing={`seat:${props.line.seat}`}>
        {nameOfPerson(props.line.name)}
      </b>{" "}
      <Show
        when={!isMuted(props.table.facts.id, props.line.seat) || shown()}
        fallback={
          <>
            <span class="muted">{shell().mute.muted}</span>{" "}
            <button type="button" class="unmute" onClick={() => setShown(true)}>
              {shell().mute.show}
            </button>
          </>
        }
      >
        <Show
          when={pingIn(props.table.words, props.line.text)}
          fallback={
            <Show
              when={tableLinkIn(props.line.text, location.origin)}
              fallback={<LinkedText sentence={props.table.words.linked(props.line.text, calledBy(props.table))} />}
            >
              {(link) => (
                <>
                  {link().before}
                  {/* Another table is another page: this one follows one table as long as it is open. */}
                  <a href={link().href} rel="external">
                    {link().href}
                  </a>
                </>
              )}
            </Show>
          }
        >
          {(thing) => <Pointed thing={thing()} name={pingName(props.table, thing())} />}
        </Show>
      </Show>
    </li>
  );
};

/** How links are written, in games that have things to link to. */
const Signs = (props: { readonly table: TableProps }) => {
  const text = (): string | null => {
    const { words: game } = props.table;
    const [house, campaign] = [game.sign("house", "7"), game.sign("campaign", "11")];
    const [square, chain] = [game.sign("square", "2,3"), game.sign("seat", "0")];
    if (house === null || campaign === null || square === null || chain === null) return null;
    return words().signs(house, campaign, square, chain);
  };
  return <Show when={text()}>{(signs) => <p class="muted signs">{signs()}</p>}</Show>;
};

/** Whom somebody on this device does not want to hear: everybody else who has said something. */
const Mute = (props: { readonly table: TableProps }) => {
  const table = () => props.table.facts.id;
  const speakers = createMemo(() => [
    ...new Map(
      props.table.chat
        .filter(({ seat }) => seat !== props.table.facts.mySeat)
        .map(({ seat, name }) => [seat, nameOfPerson(name)]),
    ),
  ]);
  return (
    <Show when={speakers().length > 0}>
      <details class="mute">
        <summary>{shell().mute.title}</summary>
        <p class="muted">{shell().mute.help}</p>
        <For each={speakers()}>
          {([seat, name]) => (
            <label class="switch">
              <input
                type="checkbox"
                checked={isMuted(table(), seat)}
                onChange={(event) => setMuted(table(), seat, event.currentTarget.checked)}
              />
              <span>{name}</span>
            </label>
          )}
        </For>
      </details>
    </Show>
  );
};

/** What was said at the table, and a line to say something for those who sit: whoever has no seat may not speak. */
export const Talk = (props: { readonly table: TableProps }) => {
  const lines = () => props.table.chat;
  const [text, setText] = createSignal("");
  const [problem, setProblem] = createSignal<ServerFailure | null>(null);
  let list: HTMLOListElement | undefined;
  createEffect(() => {
    if (lines().length > 0 && list) list.scrollTop = list.scrollHeight;
  });
  const say = async (): Promise<void> => {
    const said = text().trim();
    if (said === "") return;
    // The field is free at once: whoever goes on writing while a line is under way loses nothing of the next one.
    setText("");
    try {
      await api.chat.send.mutate({ table: props.table.facts.id, text: said });
      setProblem(null);
    } catch (error) {
      setText((now) => `${said} ${now}`.trim());
      setProblem(failureOf(error));
    }
  };
  const reachable = scrollByKeys(() => words().chat);
  return (
    <section class="talk stack" aria-label={words().chat}>
      <ol
        class="log"
        ref={(element) => {
          list = element;
          reachable(element);
        }}
        aria-live="polite"
      >
        <For each={lines()} fallback={<li class="muted">{words().silence}</li>}>
          {(line) => <Line table={props.table} line={line} />}
        </For>
      </ol>
      <Show when={props.table.facts.mySeat !== null} fallback={<p class="muted">{words().onlyPlayersTalk}</p>}>
        <form class="talk-line" onSubmit={(event) => (event.preventDefault(), void say())}>
          <input
            aria-label={words().say}
            placeholder={words().say}
            maxLength={500}
            value={text()}
            onInput={(event) => {
              setText(event.currentTarget.value);
              setProblem(null);
            }}
          />
          <Button type="submit">{words().send}</Button>
        </form>
        <Show when={problem()}>{(failure) => <FailureNotice failure={failure()} again={() => void say()} />}</Show>
        <Signs table={props.table} />
      </Show>
      <Mute table={props.table} />
    </section>
  );
};
