import { BannerSign } from "@blueplate/magnate-table";
import { mainline, type Seat } from "@blueplate/kernel";
import { Button, Icon } from "@blueplate/ui";
import { For, Show } from "solid-js";
import { shell, type TableProps } from "@blueplate/tabletop";
import { RollbackDifference } from "../table/rollback-difference.tsx";
import { DeviceCover } from "./cover.tsx";
import type { LocalTableActor } from "./table-actor.ts";
import type { ConsentQuestion } from "./consent/question.ts";
import "../table/seats/consent.css";
import "./consent-panel.css";

const words = () => shell().local;

interface AgreementProps {
  readonly owner: LocalTableActor;
  readonly seats: TableProps["facts"]["seats"];
  /** As all may see it who look on together. */
  readonly table: Pick<TableProps, "rules" | "words" | "names" | "entries">;
}

/** One person's answer: it may be pressed again, so the hands stay where they are. */
const Answer = (props: AgreementProps & { readonly question: ConsentQuestion; readonly seat: Seat }) => {
  const name = (): string => props.table.names(props.seat);
  const hasAgreed = (): boolean => props.question.accepted.includes(props.seat);
  return (
    <li class="answer">
      <BannerSign banner={props.seats[props.seat]?.banner} seat={props.seat} />
      <Button aria-pressed={hasAgreed()} onClick={() => props.owner.accept(props.seat)}>
        <Show when={hasAgreed()}>
          <Icon name="check-circle" />
        </Show>
        {words().agree(name())}
      </Button>
      <Button kind="quiet" onClick={() => props.owner.refuse(props.seat)}>
        {words().refuse(name())}
      </Button>
    </li>
  );
};

const titleOf = ({ wish }: ConsentQuestion, names: TableProps["names"]): string =>
  wish._tag === "GoBack" ? shell().consent.theirs(names(wish.seat)) : words().handTitle(names(wish.seat));

const Card = (props: AgreementProps & { readonly question: ConsentQuestion }) => {
  const gone = () => {
    const { wish } = props.question;
    return wish._tag === "GoBack" ? mainline(props.table.entries).filter(({ seq }) => seq > wish.to) : null;
  };
  return (
    <DeviceCover labelledBy="agree-on">
      <h2 id="agree-on">{titleOf(props.question, props.table.names)}</h2>
      <Show when={gone()}>{(entries) => <RollbackDifference entries={entries()} table={props.table} />}</Show>
      <p class="muted">{words().agreeHelp}</p>
      <Show when={props.question.needed < props.question.asked.length}>
        <p role="status">{shell().consent.votes(props.question.accepted.length, props.question.needed)}</p>
      </Show>
      <ul class="stack">
        <For each={props.question.asked}>{(seat) => <Answer {...props} seat={seat} />}</For>
      </ul>
      <Button kind="quiet" onClick={props.owner.withdraw}>
        {shell().consent.withdraw}
      </Button>
    </DeviceCover>
  );
};

/**
 * What those round one device agree on: a card between all of them that names everybody who is asked. The table lies covered below
 * it, for it belongs to nobody until it is passed on.
 */
export const Agreement = (props: AgreementProps) => (
  <Show when={props.owner.question()}>{(question) => <Card {...props} question={question()} />}</Show>
);
