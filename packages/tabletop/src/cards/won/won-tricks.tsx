import { ModalWindow } from "@blueplate/ui";
import { plain } from "@blueplate/words";
import { For, Show } from "solid-js";
import { shell } from "../../language.ts";
import type { CardSceneProps } from "../card-props.ts";
import type { WonTrick } from "../reading.ts";
import { WonCards } from "./won-cards.tsx";
import "./won-tricks.css";

/** One trick of the round: who led it and who took it, and its cards in the order in which they were played. */
const OneTrick = (props: CardSceneProps & { readonly trick: WonTrick; readonly number: number }) => {
  const { table, rows } = props;
  const lead = (): string => {
    const label = table.words.field(rows.table.leader, "")?.label ?? "";
    return `${label}: ${table.names(props.trick.plays[0]?.seat ?? 0)}`;
  };
  /** As the log has it. */
  const told = (): string => {
    const { winner, taker } = props.trick;
    const won = { _tag: rows.trick.event, [rows.trick.winner]: winner, [rows.trick.taker]: taker };
    const sentence = table.words.event(won, table.names);
    return sentence ? plain(sentence) : "";
  };
  return (
    <li>
      <h3>
        <b class="number">{props.number}</b> {lead()}
      </h3>
      <WonCards {...props} />
      <p>{told()}</p>
    </li>
  );
};

/** The tricks of a round in order, in a window of their own: of one that runs only where they stay open to all. */
export const WonTricks = (
  props: CardSceneProps & {
    readonly title: string;
    readonly tricks: readonly WonTrick[];
    /** What is said of other tricks. */
    readonly note?: string;
    readonly open: boolean;
    readonly onClose: () => void;
  },
) => (
  <ModalWindow
    open={props.open}
    title={props.title}
    close={shell().frame.close}
    class="won-tricks"
    onClose={props.onClose}
  >
    <ol aria-label={props.title}>
      <For each={props.tricks}>{(trick, at) => <OneTrick {...props} trick={trick} number={at() + 1} />}</For>
    </ol>
    <Show when={props.note}>{(note) => <p class="won-note">{note()}</p>}</Show>
  </ModalWindow>
);
