import { totalOf } from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import type { HistoryAccumulator, RecordedEvent } from "./recorded-event.ts";
import { type SeriesBuilder, seriesBuilder, type Series } from "./series.ts";

/** The demand that a chain has made and what it has served, in tokens, each up to a step. */
export interface DemandHistory {
  readonly made: Series;
  /** What its campaigns could not place, for want of room (R18.2). */
  readonly lost: Series;
  readonly served: Series;
  /** By seat: the demand of this chain's making that the other has served. */
  readonly madeServedBy: readonly Series[];
}

interface Account {
  readonly made: SeriesBuilder;
  readonly lost: SeriesBuilder;
  readonly served: SeriesBuilder;
  readonly madeServedBy: readonly SeriesBuilder[];
}

/** Writes down whose campaigns made the demand that stands on the houses, and who served it. */
export const demandAccumulator = (seats: readonly Seat[]): HistoryAccumulator<readonly DemandHistory[]> => {
  const accounts = seats.map((): Account => ({
    made: seriesBuilder(),
    lost: seriesBuilder(),
    served: seriesBuilder(),
    madeServedBy: seats.map(seriesBuilder),
  }));
  /** By house the makers of what it wants; demand that stood there from the start has none. */
  const makers = new Map<number, Seat[]>();
  const run = ({ at, event, before }: RecordedEvent): void => {
    if (event._tag !== "CampaignRan") return;
    const owner = before.town.campaigns.find(({ campaign }) => campaign === event.campaign)?.owner;
    const account = owner === undefined ? undefined : accounts[owner];
    if (owner === undefined || !account) return;
    for (const { house, added, lost } of event.houses) {
      account.made.add(at, added);
      account.lost.add(at, lost);
      makers.set(house, [...(makers.get(house) ?? []), ...Array.from({ length: added }, () => owner)]);
    }
  };
  const serve = ({ at, event }: RecordedEvent): void => {
    if (event._tag !== "HouseServed") return;
    accounts[event.seat]?.served.add(at, totalOf(event.goods));
    for (const maker of makers.get(event.house) ?? []) accounts[maker]?.madeServedBy[event.seat]?.add(at, 1);
    makers.delete(event.house);
  };
  return {
    note: (fact) => {
      run(fact);
      serve(fact);
    },
    close: () =>
      accounts.map(({ made, lost, served, madeServedBy }): DemandHistory => ({
        made: made.data,
        lost: lost.data,
        served: served.data,
        madeServedBy: madeServedBy.map(({ data }) => data),
      })),
  };
};
