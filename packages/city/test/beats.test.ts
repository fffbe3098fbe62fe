import { type Event, EVENTS } from "@blueplate/engine";
import { Mesh, MeshBasicMaterial, Raycaster, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { type Beat, lengthOf, reversed } from "../src/beats/beat.ts";
import { type BeatContext, beats, LONGEST } from "../src/beats/beats.ts";
import { createPlayer } from "../src/beats/player.ts";
import { evening } from "../src/beats/evening.ts";
import { walkOn, wayToCounter, wayToStaff } from "../src/beats/on-foot.ts";
import { eased, standOn, wayLength } from "../src/beats/way.ts";
import { busy } from "../src/gallery/busy.ts";
import { hero } from "../src/gallery/hero.ts";
import { FLOOR } from "../src/piece/diner/livery.ts";
import { draw } from "../src/piece/drawing.ts";
import { dinerMiddle, mastOf } from "../src/piece/restaurant-place.ts";
import { piecesOf } from "../src/piece/piece.ts";
import type { PieceBatch } from "../src/piece/piece-batch.ts";
import { DECK } from "../src/town/roads.ts";
import type { Square } from "../src/view.ts";

const context: BeatContext = {
  view: busy,
  styles: ["comet", "silver-rail"],
  money: (amount) => `$${amount}`,
  full: "full",
  flies: (buyer) => buyer === "zeppelin-pilot",
};

const seat = EVENTS.TurnEnded.fields.seat.make(0);

const offer = (restaurant: Square) => ({ seat, unitPrice: 10, distance: 1, waitresses: 0, restaurant });

const served = (house: number, at: Square, rivals = 0): Event => ({
  _tag: "HouseServed",
  house,
  seat,
  goods: { burger: 1 },
  garden: false,
  unitPrice: 10,
  distance: 1,
  bonus: 0,
  income: 10,
  offers: [offer(at), ...Array.from({ length: rivals }, () => offer([0, 0]))],
});

describe("beats of a dinner", () => {
  it("drives each family over roads to the diner that won it, then the money pops there", () => {
    const [drive, pop] = beats([served(2, [13, 10])], context);
    if (drive?.kind !== "drive" || pop?.kind !== "pop") throw new Error("a drive and a pop expected");
    expect(drive.path.every(([x, y]) => "#X".includes(busy.town.squares[y]?.[x] ?? ""))).toBe(true);
    expect(drive.to).toEqual([13, 11]);
    expect(pop).toMatchObject({ text: "$10", at: [13, 11], style: "fountain", start: drive.length });
  });

  it("takes the road that the caller gives", () => {
    const path: Square[] = [
      [2, 3],
      [2, 2],
    ];
    const [drive] = beats([served(2, [0, 0])], { ...context, path: () => path });
    expect(drive).toMatchObject({ kind: "drive", path });
  });

  it("gives a contested house more time than a plain one", () => {
    const starts = (rivals: number) =>
      beats([served(2, [0, 0], rivals), served(5, [0, 0])], context)
        .filter((beat) => beat.kind === "drive")
        .map((beat) => beat.start);
    expect(starts(0)).toEqual([0, 350]);
    expect(starts(1)).toEqual([0, 900]);
  });

  it("never lasts longer than the cap, in order, whatever happens", () => {
    const long = beats(
      Array.from({ length: 40 }, () => served(2, [13, 10], 1)),
      context,
    );
    expect(lengthOf(long)).toBeCloseTo(LONGEST, 3);
    const starts = long.filter((beat) => beat.kind === "drive").map((beat) => beat.start);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });

  it("takes no time for events that move nothing", () => {
    expect(
      beats(
        [
          { _tag: "HouseUnserved", house: 2 },
          { _tag: "TurnEnded", seat },
        ],
        context,
      ),
    ).toEqual([]);
  });
});

describe("beats of other events", () => {
  it("flies the plane, and shows what each house took and what found no room", () => {
    const run = beats(
      [
        {
          _tag: "CampaignRan",
          campaign: 5,
          good: "lemonade",
          houses: [
            { house: 16, added: 1, lost: 0 },
            { house: 5, added: 0, lost: 1 },
          ],
          left: 3,
        },
      ],
      context,
    );
    expect(run.map((beat) => (beat.kind === "pop" ? beat.text : beat.kind))).toEqual(["fly", "+1", "full"]);
  });

  it("lets the scaffold fall where a restaurant opens", () => {
    const [fall] = beats([{ _tag: "RestaurantsOpened", restaurants: [{ seat, at: [8, 18] }] }], context);
    expect(fall).toMatchObject({ kind: "fall", key: "restaurant:8,18:scaffold" });
  });

  it("is a pure function of its arguments", () => {
    const events = [served(2, [13, 10]), served(15, [3, 13])];
    expect(beats(events, context)).toEqual(beats(events, context));
  });
});

/** A crowd that knows where each of its pieces was posed last. */
const posed = () => {
  const at = new Map<string, readonly number[]>();
  // cast: a player does nothing else with a crowd.
  const crowd = {
    pose: (key: string, place: readonly number[]) => void at.set(key, place),
    has: (key: string) => at.has(key),
    put: ({ key, at: place }: { readonly key: string; readonly at: readonly number[] }) => void at.set(key, place),
    remove: (key: string) => void at.delete(key),
    setOff: () => {},
    settle: () => {},
  } as unknown as PieceBatch;
  return { crowd, at };
};

const onGround = (place: readonly number[] | undefined) =>
  place && [place[0], place[2]].map((value) => Math.round((value ?? 0) * 100) / 100);

const dinner = beats([served(2, [13, 10])], context);
const [drive, pop] = dinner;

describe("a waitress", () => {
  it("comes out to whoever arrives, and is gone when the money has popped", () => {
    const { crowd, at } = posed();
    const player = createPlayer({ crowd, view: busy, pieces: piecesOf(busy) }, dinner, {});
    const waitress = () => [...at].find(([key]) => key.startsWith("beat:staff"))?.[1];
    const arrived = drive?.length ?? 0;
    player.step(arrived - 300);
    expect(waitress()).toBeUndefined();
    player.step(60);
    const [x = 0, , z = 0] = waitress() ?? [];
    player.step(500);
    const [outX = 0, , outZ = 0] = waitress() ?? [];
    expect(Math.hypot(outX - x, outZ - z)).toBeGreaterThan(0.3);
    expect(outX).not.toBe(x);
    player.step(5000);
    expect(waitress()).toBeUndefined();
  });

  it("is in again when the money has popped", () => {
    const serve = dinner.find(({ kind }) => kind === "serve");
    expect((serve?.start ?? 0) + (serve?.length ?? 0)).toBe((drive?.length ?? 0) + (pop?.length ?? 0));
  });
});

/** Every diner with each of its entrances, from every quarter that the camera looks from. */
const DINERS = (["comet", "big-top", "fountain", "silver-rail", "harlequin"] as const).flatMap((style) =>
  (["NW", "NE", "SE", "SW"] as const).flatMap((entrance) =>
    [0, 1, 2, 3].map((quarter) => ({ diner: { at: [4, 6], entrance, style } as const, turn: (quarter * Math.PI) / 2 })),
  ),
);

describe("the way into a diner", () => {
  /** A way as points that lie close together. */
  const walked = (path: ReturnType<typeof wayToCounter>) => {
    const whole = wayLength(path.points);
    const steps = Array.from({ length: Math.ceil(whole / 0.02) + 1 }, (_, i) => Math.min(whole, i * 0.02));
    return steps.map((distance) => walkOn(path, distance, false).at);
  };

  it("begins at the kerb, stays on the lot, and ends at the counter, from every side", () => {
    for (const { diner, turn } of DINERS) {
      const path = wayToCounter(diner, turn);
      const [first] = path.points;
      expect([first?.[0], first?.[1]].map((value) => value?.toFixed(3))).toEqual(
        mastOf(diner).map((value) => value.toFixed(3)),
      );
      for (const [x, , z] of walked(path)) {
        expect(Math.abs(x - 5), diner.style).toBeLessThan(1.1);
        expect(Math.abs(z - 7), diner.style).toBeLessThan(1.1);
      }
      const [x = 0, z = 0] = path.points.at(-1) ?? [];
      const [middleX, middleZ] = dinerMiddle(diner);
      expect(Math.hypot(x - middleX, z - middleZ)).toBeLessThan(0.55);
      expect(wayLength(path.points)).toBeLessThan(5);
    }
  });

  it("crosses no wall: neither guests nor the waitress touch anything of the building as high as their feet", () => {
    for (const { diner } of DINERS.filter(({ turn }) => turn === 0)) {
      const mesh = new Mesh(
        draw({ kind: "diner", style: diner.style, shut: false }),
        new MeshBasicMaterial({ side: 2 }),
      );
      const [middleX, middleZ] = dinerMiddle(diner);
      for (const path of [wayToCounter(diner, 0), wayToStaff(diner, 0)]) {
        const points = walked(path);
        points.forEach(([x, , z], i) => {
          const [nextX = x, , nextZ = z] = points[i + 1] ?? [];
          const from = new Vector3(x - middleX, FLOOR + 0.06, z - middleZ);
          const way = new Vector3(nextX - x, 0, nextZ - z);
          if (way.length() < 0.001) return;
          const hit = new Raycaster(from, way.clone().normalize(), 0, way.length()).intersectObject(mesh)[0];
          expect(hit?.point, `${diner.style} ${diner.entrance}`).toBeUndefined();
        });
      }
    }
  });

  it("leads a family from its car to the counter and back, and nobody is left on the lot", () => {
    const { crowd, at } = posed();
    const player = createPlayer({ crowd, view: busy, pieces: piecesOf(busy) }, dinner, {});
    const guests = () => [...at].filter(([key]) => key.startsWith("beat:guest")).map(([, place]) => place);
    const walk = dinner.find(({ kind }) => kind === "walk");
    if (walk?.kind !== "walk") throw new Error("a walk expected");
    player.step(walk.start - 10);
    expect(guests()).toEqual([]);
    player.step(10 + walk.length / 2);
    const counter = wayToCounter(walk.diner, 0).points.at(-1) ?? [0, 0];
    const [grownUp, child] = guests();
    expect(onGround(grownUp)).toEqual(counter.map((value) => Math.round(value * 100) / 100));
    expect(child).not.toEqual(grownUp);
    player.step(walk.length / 2);
    expect(guests()).toEqual([]);
  });
});

describe("beats that are played backwards", () => {
  const forwards = beats([served(2, [13, 10], 1), served(5, [0, 0])], context);
  const back = reversed(forwards);
  const pieces = piecesOf(busy);
  /** Where the cars of both houses stand after so much of the beats. */
  const carsAfter = (all: readonly Beat[], share: number, backwards: boolean) => {
    const { crowd, at } = posed();
    const player = createPlayer({ crowd, view: busy, pieces }, all, { backwards });
    player.step(lengthOf(all) * share);
    return [2, 5].map((house) => onGround(at.get(`car:${house}`)));
  };

  it("last a second or two, however long a dinner was, and end with what was first", () => {
    const dinner = Array.from({ length: 40 }, () => served(2, [13, 10], 1));
    expect(lengthOf(reversed(beats(dinner, context)))).toBeLessThan(2000);
    expect(back.at(-1)).toMatchObject({ kind: "drive", house: 2 });
    expect(back.every(({ start }) => start >= -0.001)).toBe(true);
  });

  it("bring what moved back the way it came: from its end over its middle to where it stands at rest", () => {
    for (const share of [0.2, 0.5, 0.9]) {
      // A car that has not driven off has no pose yet: it stands at home.
      const home = [2, 5].map((house) => onGround(pieces.get(`car:${house}`)?.at));
      const going = carsAfter(forwards, share, false).map((car, index) => car ?? home[index]);
      expect(carsAfter(back, 1 - share, true)).toEqual(going);
    }
  });

  it("leave every piece where it stands at rest", () => {
    const { crowd, at } = posed();
    const player = createPlayer({ crowd, view: busy, pieces }, back, { backwards: true });
    expect(player.step(lengthOf(back) + 1)).toBeNull();
    expect(at.get("car:2")).toEqual(pieces.get("car:2")?.at);
  });
});

describe("a calm evening", () => {
  const out = evening(hero);
  const [first] = out;

  it("takes every hungry family that has a road out for dinner, one after the other", () => {
    const hungry = hero.houses.filter(({ demand }) => demand.length > 0).map(({ house }) => house);
    expect(out.length).toBeGreaterThan(5);
    expect(out.every((beat) => beat.kind === "outing" && hungry.includes(beat.house))).toBe(true);
    const starts = out.map(({ start }) => start);
    expect(starts).toEqual([...new Set(starts)].toSorted((a, b) => a - b));
  });

  it("brings a family to the diner's door, leaves it there for dinner, and brings it home", () => {
    if (first?.kind !== "outing") throw new Error("an outing expected");
    const { crowd, at } = posed();
    const homes = piecesOf(hero);
    const player = createPlayer({ crowd, view: hero, pieces: homes }, [first], {});
    const car = `car:${first.house}`;
    const after = (share: number) => (player.step(first.length * share), onGround(at.get(car)));
    expect(after(0.45)).toEqual([first.to[0] + 0.5, first.to[1] + 0.5]);
    expect(after(0.1)).toEqual([first.to[0] + 0.5, first.to[1] + 0.5]);
    expect(after(0.35)).not.toEqual([first.to[0] + 0.5, first.to[1] + 0.5]);
    after(0.2);
    expect(at.get(car)).toEqual(homes.get(car)?.at);
  });
});

describe("a traveller on a way", () => {
  const way = [
    [2.5, 4.5],
    [2.5, 9.5],
  ] as const;

  it("starts and ends on the way and keeps to the right in between", () => {
    expect(wayLength(way)).toBe(5);
    expect(standOn(busy.town, way, 0).at[0]).toBeCloseTo(2.5);
    expect(standOn(busy.town, way, 1).at[2]).toBeCloseTo(9.5);
    expect(standOn(busy.town, way, 0.5).at[0]).toBeLessThan(2.5);
    expect(standOn(busy.town, way, 0.5).turn).toBeCloseTo(0);
  });

  it("rises over the bridge only where it goes north or south", () => {
    expect(standOn(busy.town, way, 0.6).at[1]).toBeGreaterThan(DECK * 0.9);
    expect(
      standOn(
        busy.town,
        [
          [0.5, 7.5],
          [4.5, 7.5],
        ],
        0.5,
      ).at[1],
    ).toBeLessThan(0.1);
  });

  it("eases away and brakes", () => {
    expect([eased(0), eased(0.5), eased(1)]).toEqual([0, 0.5, 1]);
    expect(eased(0.1)).toBeLessThan(0.1);
    expect(eased(0.9)).toBeGreaterThan(0.9);
  });
});
