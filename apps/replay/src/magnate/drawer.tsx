import type { Ruleset } from "@blueplate/engine";
import type { History } from "@blueplate/forecast";
import { shell, type TableProps } from "@blueplate/tabletop";
import { BusySign, SelectField } from "@blueplate/ui";
import { type Accessor, createMemo, createSignal, lazy, Show, Suspense } from "solid-js";
import { Charts } from "./charts/charts.tsx";
import type { ChartContext } from "./charts/looking.ts";
import { Compare } from "./compare/compare.tsx";
import { besideIn } from "../line/beside.ts";
import { DinnerTable } from "./dinner/dinner-table.tsx";
import type { DrawerTab } from "../screen/drawer.tsx";
import type { Session } from "../session/session.ts";
import { foldingOf, eventEntries } from "./history.ts";
import { presentSide, sideOf } from "./compare/sides.ts";
import type { AlternativePreview } from "./trying.tsx";
import { createAlternatives, type Alternatives } from "./alternatives.ts";
import { replayWords } from "../language.ts";

const words = () => replayWords().charts;

/** Bots are fetched when somebody wants to know. */
const Review = lazy(() => import("./review/panel.tsx").then((module) => ({ default: module.ReviewPanel })));

interface Of {
  readonly session: Session;
  readonly ruleset: Ruleset;
  readonly table: TableProps;
  readonly history: Accessor<History>;
  /** The house that was asked about. */
  readonly house: Accessor<number | null>;
  /** Somebody has come for the review. */
  readonly isReviewAsked: boolean;
  /** Somebody wants to bring a change about. */
  readonly onTry: (trial: AlternativePreview) => Promise<void>;
  /** Somebody has gone to a moment to look at it. */
  readonly onLook: () => void;
  /** Somebody wants to play on by hand from the moment that is shown. */
  readonly onPlay: () => void;
}

const lookingAt = ({ session, ruleset, table, history }: Of): ChartContext => ({
  table,
  ruleset,
  get history() {
    return history();
  },
  get at() {
    return session.rest();
  },
  get upTo() {
    return session.last();
  },
  go: session.go,
});

const Dinner = (props: Of & { readonly alternatives: Alternatives }) => {
  const { session } = props;
  const looking = lookingAt(props);
  const facts = createMemo(() => eventEntries(session, session.entries()).map(({ events }) => events));
  return (
    <DinnerTable
      looking={looking}
      rules={foldingOf(session)}
      facts={facts()}
      house={props.house()}
      alternatives={props.alternatives}
      onTry={props.onTry}
    />
  );
};

const Lines = (props: Of) => {
  const { session } = props;
  const beside = createMemo(() => besideIn(session));
  const [chosen, setChosen] = createSignal<string | null>(null);
  const other = createMemo(
    () => beside().others.find(({ begins }) => begins === chosen()) ?? beside().others[0] ?? null,
  );
  const side = createMemo(() => {
    const line = other();
    return line && sideOf(session, props.ruleset, line);
  });
  const goA = (at: number): void => {
    const node = other()?.nodes[at];
    if (node) session.goTo(node.id);
  };
  return (
    <>
      <Show when={beside().others.length > 1}>
        <div class="beside-choice">
          <SelectField
            label={words().lines.beside}
            value={other()?.begins ?? ""}
            options={beside().others.map(({ begins, name }) => ({ value: begins, text: name }))}
            onChange={setChosen}
          />
        </div>
      </Show>
      <Compare
        table={props.table}
        ruleset={props.ruleset}
        a={side()}
        b={presentSide(session, props.history(), beside().name)}
        common={beside().common(other()?.nodes ?? [])}
        at={session.rest()}
        goA={goA}
        goB={session.go}
      />
    </>
  );
};

/** What rises from the foot: charts, the dinner table, lines side by side. */
export const drawerOf = (of: Of): readonly DrawerTab[] => {
  const alternatives = createAlternatives(of);
  return [
    {
      id: "charts",
      whileShown: true,
      get text() {
        return words().label;
      },
      body: () => <Charts looking={lookingAt(of)} />,
    },
    {
      id: "dinner",
      whileShown: true,
      get text() {
        return words().dinner.tab;
      },
      body: () => <Dinner {...of} alternatives={alternatives} />,
    },
    {
      id: "lines",
      whileShown: true,
      get text() {
        return words().lines.tab;
      },
      body: () => <Lines {...of} />,
    },
    {
      id: "review",
      get text() {
        return replayWords().review.tab;
      },
      body: () => (
        <Suspense fallback={<BusySign text={shell().loading} />}>
          <Review
            session={of.session}
            table={of.table}
            begins={of.isReviewAsked}
            onLook={of.onLook}
            onPlay={of.onPlay}
          />
        </Suspense>
      ),
    },
  ];
};
