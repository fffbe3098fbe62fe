import { type Ruleset } from "@blueplate/engine";
import { type ForecastMiss, surprisesOf } from "@blueplate/forecast";
import { seatOf } from "@blueplate/kernel";
import { Icon } from "@blueplate/ui";
import { type TableProps } from "@blueplate/tabletop";
import { type Accessor, createMemo, Show } from "solid-js";
import { factsOf } from "../game.ts";
import { rulesOf } from "../panel-context.ts";
import { magnateWords } from "../language.ts";

/** By house what of the last dinner came otherwise than it stood when the viewer's day ended; empty for who only watches. */
export const createSurprises = (props: {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
}): Accessor<ReadonlyMap<number, ForecastMiss>> =>
  createMemo(() => {
    const { table, ruleset } = props;
    if (table.seat === null) return new Map();
    const surprises = surprisesOf(ruleset, rulesOf(table), factsOf(table), seatOf(table.seat));
    return new Map(surprises.map((each) => [each.house, each]));
  });

/** A chip at a house that was served otherwise than the viewer had to expect: who would have served it. */
export const Surprised = (props: {
  readonly table: Pick<TableProps, "names" | "seat">;
  readonly surprise: ForecastMiss | undefined;
}) => {
  const words = () => magnateWords().lens.expected;
  const said = ({ expected }: ForecastMiss): string => {
    if (expected === null) return words().nobody;
    return expected === props.table.seat ? words().you : words().somebody(props.table.names(expected));
  };
  return (
    <Show when={props.surprise}>
      {(surprise) => (
        <span class="chip surprised">
          <Icon name="eye" />
          {said(surprise())}
        </span>
      )}
    </Show>
  );
};
