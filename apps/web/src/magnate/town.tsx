import type { City } from "@blueplate/city";
import type { Ruleset } from "@blueplate/engine";
import {
  LatestAct,
  type PingControl,
  PingTool,
  ReportCards,
  ReportChip,
  StructureStage,
  TownMap,
  UnfoldChart,
} from "@blueplate/magnate-table";
import type { TableProps } from "@blueplate/tabletop";
import { Later } from "@blueplate/ui";
import { Show } from "solid-js";
import { isLocal } from "../saved-games/saved-game.ts";
import type { Workplace } from "./workplace.ts";

/** True on this device with nobody but bots: there is nobody to point for. */
const isAlone = ({ facts }: TableProps): boolean =>
  isLocal(facts.id) && facts.seats.filter(({ bot }) => bot === null).length < 2;

/** The hand that points, where somebody sees it. */
const Hand = (props: { readonly table: TableProps; readonly pinging: PingControl }) => (
  <Show when={!isAlone(props.table)}>
    <PingTool pinging={props.pinging} problem={props.table.pings?.problem() ?? null} />
  </Show>
);

/** What has happened in town, told over it. */
const TableReports = (props: {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
  readonly city: City | null;
  readonly reports: Workplace["reports"];
  readonly phone: boolean;
}) => (
  <>
    <LatestAct table={props.table} city={props.city} />
    <ReportChip reports={props.reports} />
    <Show when={props.phone}>
      <ReportCards {...props} />
    </Show>
  </>
);

/** The town in the middle, with what is lit, placed and pointed at in it. */
export const Town = (props: { readonly table: TableProps; readonly workplace: Workplace; readonly phone: boolean }) => {
  const { ruleset, pencil, frame, stage, placing, placed, things, pinging, pointer, createMap, reports } =
    props.workplace;
  const of = { table: props.table, ruleset };
  const map = createMap();
  return (
    <Later now>
      <TownMap
        {...of}
        view={map.view()}
        overlays={[...map.overlays(), ...placing.overlays(), ...pinging.overlays()]}
        tools={
          <>
            <Hand table={props.table} pinging={pinging} />
            <UnfoldChart stage={stage} />
          </>
        }
        placing={placed()}
        carrying={placing.carrying}
        lens={frame.lens()}
        onLens={(lens) => {
          frame.setLens(lens);
          // On a desk the lens lists its houses where the card of a round lies.
          if (!props.phone) reports.close();
        }}
        shown={things.place()}
        onScene={stage.setScene}
        over={(city) => (
          <>
            <TableReports {...of} city={city} reports={reports} phone={props.phone} />
            <StructureStage table={pencil.asked} ruleset={ruleset} stage={stage} />
          </>
        )}
        onHover={pointer.hover}
        onPick={pointer.pick}
        onBeside={pointer.beside}
      />
    </Later>
  );
};
