import { type Days, type Definition, type Flip, type History, type Move, otherwise } from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { changeSaid, sayingAt } from "@blueplate/magnate-table";
import { shell, type TableProps, wordsOf } from "@blueplate/tabletop";
import { Busy, Notice } from "@blueplate/ui";
import { type Accessor, createSignal, Match, Show, Switch } from "solid-js";
import type { Session } from "../session/session.ts";
import { refusedText } from "../study/refused.ts";
import { daysOf, type Trial } from "./days.ts";

const words = () => shell().charts.dinner;

interface Of {
  readonly session: Session;
  readonly definition: Definition;
  readonly table: TableProps;
  readonly history: Accessor<History>;
}

const afterFrame = (): Promise<void> => new Promise((resume) => requestAnimationFrame(() => resume()));

/** The first way that is found, looked for between two frames. */
const wayFor = async (days: Days, flip: Flip): Promise<readonly Move[] | null> => {
  await afterFrame();
  for (const way of otherwise(days, flip)) {
    if (way) return way.moves;
    await afterFrame();
  }
  return null;
};

/** How far a trial has come. `node`: where it has led. */
interface Trying {
  readonly trial: Trial;
  readonly state: "looking" | "played" | "here";
  readonly node: string;
  readonly problem: string | null;
}

/** Plays what a trial wants as a line of its own; where no way is found it leads to where the chain decided, to play on from there. */
export const createTrying = (of: Of, onPlay: (seat: Seat) => void) => {
  const { session } = of;
  const [trying, setTrying] = createSignal<Trying | null>(null);
  const ended = (trial: Trial, state: Trying["state"], problem: string | null = null): void =>
    void setTrying({ trial, state, node: session.node().id, problem });
  const start = async (trial: Trial): Promise<void> => {
    ended(trial, "looking");
    const known = daysOf(of, trial);
    const way = known && (await wayFor(known.days, trial.flip));
    if (known && way) {
      session.go(known.from);
      const refusal = await session.playOn((_, count) => Promise.resolve(way[count] ?? null));
      if (!refusal) return ended(trial, "played");
      session.go(trial.chance.at);
      return ended(trial, "here", refusedText(shell(), refusal, wordsOf(session.rules.game)));
    }
    session.go(trial.chance.at);
    onPlay(trial.flip.seat);
    ended(trial, "here");
  };
  return { trying: () => (trying()?.node === session.node().id ? trying() : null), start };
};

/** What a trial has come to, as long as one looks at it. */
export const Tried = (props: { readonly trying: Trying | null; readonly table: TableProps }) => {
  const name = (): string => props.table.names(props.trying?.trial.flip.seat ?? 0);
  const change = (flip: Flip): string => changeSaid(sayingAt(props.table), flip.change);
  return (
    <Show when={props.trying}>
      {(trying) => (
        <Switch>
          <Match when={trying().state === "looking"}>
            <Busy text={words().looking} />
          </Match>
          <Match when={trying().state === "played"}>
            <Notice kind="info">{words().tried(name(), trying().trial.flip.house)}</Notice>
          </Match>
          <Match when={trying().state === "here"}>
            <Notice kind="info">
              {trying().problem ?? words().noWay} {words().todo(name(), change(trying().trial.flip))}
            </Notice>
          </Match>
        </Switch>
      )}
    </Show>
  );
};
