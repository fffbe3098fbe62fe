import { type Event } from "@blueplate/engine";
import { type ReviewMoment, reviewMomentsOf } from "@blueplate/forecast";
import { type Entry, type Outcome, seatOf } from "@blueplate/kernel";
import { type TableProps } from "@blueplate/tabletop";
import { createMemo, For, Show } from "solid-js";
import { magnateWords } from "./language.ts";

const words = () => magnateWords().looks;
const ALL = 3;

const lineOf = ({ names }: TableProps, look: ReviewMoment): string => {
  switch (look.kind) {
    case "lost-house":
      return look.best === look.own
        ? words().lostTie(look.house, names(look.to), look.income, look.own)
        : words().lostHouse(look.house, names(look.to), look.income, look.best, look.own);
    case "thrown":
      return words().thrown(look.goods);
    case "late":
      return look.own === null ? words().never(names(look.to)) : words().late(names(look.to), look.own);
    case "behind":
      return words().behind(names(look.to), look.by);
  }
};

/** What somebody who did not win may look at again: each line leads by `link`, which takes a step of the line, to the evening before it is played. */
export const Looks = (props: {
  readonly table: TableProps;
  readonly outcome: Outcome;
  readonly link: (at: number) => string;
}) => {
  const looks = createMemo((): readonly ReviewMoment[] => {
    const { entries, facts } = props.table;
    // Once the game is over the table is looked at with open eyes, from no seat.
    const seat = facts.mySeat === null ? null : seatOf(facts.mySeat);
    const [winner] = props.outcome.winners;
    if (seat === null || winner === undefined || props.outcome.winners.includes(seat)) return [];
    // cast: the table is of this game.
    return reviewMomentsOf(entries as readonly Entry<Event>[], seat, winner);
  });
  return (
    <Show when={looks().length > 0}>
      <section class="looks stack tight">
        <h3>{looks().length === ALL ? words().title : words().few}</h3>
        <ol>
          <For each={looks()}>
            {(look) => (
              <li>
                <a href={props.link(look.before)} rel="external">
                  {magnateWords().town.round(look.round)}
                </a>{" "}
                {lineOf(props.table, look)}
              </li>
            )}
          </For>
        </ol>
      </section>
    </Show>
  );
};
