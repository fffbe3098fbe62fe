import { chipLabel, type Label } from "../label/measure.ts";
import { CHAINS, PLAQUE } from "../palette.ts";
import { carOf } from "../piece/home.ts";
import { heightOf, TILE, widthOf } from "../town/board.ts";
import type { CityView } from "../view.ts";
import { type Beat, lengthOf } from "./beat.ts";
import { serve, walkIn } from "./guests.ts";
import { extra, type Theatre } from "./theatre.ts";
import { eased, type WayPoint, standOn } from "./way.ts";

/** How beats are played. */
export interface PlayOptions {
  /** 1 is the usual speed, 2 twice as fast. */
  readonly speed?: number;
  /** Shows nothing and ends at once. */
  readonly reducedMotion?: boolean;
  /** The beats are reversed ones: what moves in them goes back the way it came. */
  readonly backwards?: boolean;
}

/** Beats that are being played. */
export interface BeatPlayback {
  /** Resolves when the last beat has ended, or at once after `skip`. */
  readonly done: Promise<void>;
  skip(): void;
}

const middle = ([x, y]: readonly [number, number]): WayPoint => [x + 0.5, y + 0.5];

const driveWay = (view: CityView, beat: Extract<Beat, { kind: "drive" | "outing" }>): WayPoint[] => {
  const house = view.houses.find((one) => one.house === beat.house);
  if (!house) return [];
  const home = carOf(view.town, house).at;
  return [[home[0], home[2]], ...beat.path.map(middle), middle(beat.to)];
};

/** There, a while at the diner, and home again, on the right-hand lane both ways. */
const outing = (theatre: Theatre, beat: Extract<Beat, { kind: "outing" }>, t: number, touched: Set<string>): void => {
  const way = driveWay(theatre.view, beat);
  const { town } = theatre.view;
  const stay = beat.stay / beat.length;
  const [arrived, leaves] = [(1 - stay) / 2, (1 + stay) / 2];
  const stand =
    t < leaves
      ? standOn(town, way, eased(Math.min(1, t / arrived)))
      : standOn(town, way.toReversed(), eased((t - leaves) / arrived));
  theatre.crowd.pose(`car:${beat.house}`, stand.at, stand.turn, 1.2);
  walkIn(theatre, beat, (t - arrived) / stay, touched);
};

const playTrip = (
  theatre: Theatre,
  beat: Extract<Beat, { kind: "supply-trip" }>,
  t: number,
  touched: Set<string>,
): void => {
  const key = `beat:${beat.style}:${beat.start}`;
  const colour = CHAINS[beat.style].body;
  extra(theatre.crowd, key, beat.flies ? { kind: "plane", style: beat.style } : { kind: "car", colour });
  touched.add(key);
  const way = beat.path.map(([x, y]): WayPoint =>
    beat.flies ? [(x + 0.5) * TILE, (y + 0.5) * TILE] : [x + 0.5, y + 0.5],
  );
  const stand = standOn(theatre.view.town, way, eased(t));
  const [x, , z] = stand.at;
  if (beat.flies) theatre.crowd.pose(key, [x, 2, z], stand.turn - Math.PI / 2, 1.2);
  else theatre.crowd.pose(key, stand.at, stand.turn, 1.25);
};

const round = ({ crowd, view }: Theatre, path: readonly (readonly [number, number])[], t: number): void => {
  extra(crowd, MILK_VAN, { kind: "van" });
  const { at, turn } = standOn(view.town, path.map(middle), t);
  crowd.pose(MILK_VAN, at, turn, 1.2);
};
const MILK_VAN = "beat:van";

const fly = (theatre: Theatre, campaign: number, t: number): void => {
  const key = `campaign:${campaign}:plane`;
  const site = theatre.view.campaigns.find((one) => one.campaign === campaign)?.site;
  const home = theatre.pieces.get(key);
  if (!site || !home || "at" in site) return;
  const rows = site.side === "E" || site.side === "W";
  const long = rows ? widthOf(theatre.view.town) : heightOf(theatre.view.town);
  const inward = site.side === "E" || site.side === "S" ? -1 : 1;
  const away = (long + 3) * Math.sin(t * Math.PI) * inward;
  const lift = 2.2 * Math.sin(Math.min(1, t * 3, (1 - t) * 3) * (Math.PI / 2));
  const turn = (rows ? 0 : -Math.PI / 2) + (inward > 0 ? Math.PI : 0) + (t > 0.5 ? Math.PI : 0);
  const [x, y, z] = home.at;
  theatre.crowd.pose(key, [x + (rows ? away : 0), y + lift, z + (rows ? 0 : away)], turn, 1.3);
};

const swell = (theatre: Theatre, prefix: string, t: number, touched: Set<string>, falling: boolean): void => {
  const scale = falling ? 1 - t * t : 1 + 0.14 * Math.sin(t * Math.PI);
  for (const piece of theatre.pieces.values()) {
    if (piece.key !== prefix && !piece.key.startsWith(`${prefix}:`)) continue;
    touched.add(piece.key);
    theatre.crowd.pose(piece.key, piece.at, piece.turn, piece.size * scale);
  }
};

const popLabel = (beat: Extract<Beat, { kind: "pop" }>, t: number, i: number): Label => {
  const chain = beat.style ? CHAINS[beat.style] : { body: PLAQUE.muted, text: PLAQUE.cream };
  return {
    ...chipLabel(`pop:${i}`, beat.text, "plain", [beat.at[0] + 0.5, 0.9, beat.at[1] + 0.5], chain),
    dy: -18 - 34 * (1 - (1 - t) ** 3),
    rank: 9,
    passing: true,
  };
};

/** The piece of the town that a beat moves from its place. */
const moverOf = (beat: Beat): readonly string[] => {
  if (beat.kind === "fly") return [`campaign:${beat.campaign}:plane`];
  return beat.kind === "drive" || beat.kind === "outing" ? [`car:${beat.house}`] : [];
};

/** Plays beats on a theatre; `step` moves on and answers the labels of the moment, or null at the end. */
export const createPlayer = (
  theatre: Theatre,
  beats: readonly Beat[],
  { speed = 1, backwards = false }: Pick<PlayOptions, "speed" | "backwards">,
) => {
  const touched = new Set(beats.flatMap(moverOf));
  for (const key of touched) theatre.crowd.setOff(key);
  const whole = lengthOf(beats);
  let clock = 0;
  const act = (beat: Beat, t: number): void => {
    switch (beat.kind) {
      case "drive": {
        const way = driveWay(theatre.view, beat);
        const stand = standOn(theatre.view.town, way, eased(t));
        return theatre.crowd.pose(`car:${beat.house}`, stand.at, stand.turn, 1.2);
      }
      case "outing":
        return outing(theatre, beat, t, touched);
      case "supply-trip":
        return playTrip(theatre, beat, t, touched);
      case "round":
        touched.add(MILK_VAN);
        return round(theatre, beat.path, t);
      case "walk":
        return walkIn(theatre, beat, t, touched);
      case "serve":
        return serve(theatre, beat, t, touched);
      case "fly":
        return fly(theatre, beat.campaign, t);
      case "pulse":
        return swell(theatre, beat.key, t, touched, false);
      case "fall":
        return swell(theatre, beat.key, t, touched, true);
      case "pop":
        return;
    }
  };
  const rest = (): void => {
    for (const key of touched) {
      const piece = theatre.pieces.get(key);
      if (piece) theatre.crowd.pose(key, piece.at, piece.turn, piece.size);
      else theatre.crowd.remove(key);
    }
    touched.clear();
    theatre.crowd.settle();
  };
  // What goes back stands first where it has come to.
  if (backwards) for (const beat of beats) act(beat, 1);
  const shareAt = (t: number): number => (backwards ? 1 - t : t);
  return {
    rest,
    step: (milliseconds: number): Label[] | null => {
      clock += milliseconds * speed;
      const labels: Label[] = [];
      beats.forEach((beat, i) => {
        const t = (clock - beat.start) / Math.max(1, beat.length);
        if (t < 0) return;
        if (beat.kind === "pop") {
          if (t < 1) labels.push(popLabel(beat, shareAt(t), i));
        } else if (t < 1 || clock - milliseconds * speed < beat.start + beat.length) act(beat, shareAt(Math.min(1, t)));
      });
      if (clock < whole) return labels;
      rest();
      return null;
    },
  };
};
export type BeatPlayer = ReturnType<typeof createPlayer>;
