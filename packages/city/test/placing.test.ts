import { describe, expect, it } from "vitest";
import { type Rectangle, boxAt } from "../src/placing/rectangle.ts";
import { createCrowd } from "../src/placing/occupied-squares.ts";
import { placesAbout } from "../src/flat/places.ts";
import { type LabelForm, GAP, placeTags, type Tag } from "../src/placing/placing.ts";

const place = (west: number, cost: number, width = 1) => ({ box: boxAt(west, 0, width, 1), cost });
const tag = (worth: number, ...forms: readonly LabelForm[]): Tag<LabelForm> => ({ of: {}, worth, forms });
const wall = (west: number, weight = Infinity) => createCrowd([{ ...boxAt(west, 0, 1, 1), weight }]);
const lieAt = (tags: readonly Tag<LabelForm>[], crowds = [createCrowd()]): readonly (number | null)[] => {
  const lying = placeTags(tags, crowds);
  return tags.map((each) => lying.find((one) => one.tag === each)?.box.west ?? null);
};

describe("placing tags", () => {
  it("gives each the place that costs least, over nothing that is read, and with a gap between two", () => {
    const free = { places: [place(0, 0), place(4, 1)] };
    expect(lieAt([tag(1, free)])).toEqual([0]);
    expect(lieAt([tag(1, free)], [wall(0)])).toEqual([4]);
    // What something lies over costs by how much of it: one square of weight 3 is more than 1, half a square of weight 1 is less.
    expect(lieAt([tag(1, free)], [wall(0, 3)])).toEqual([4]);
    expect(lieAt([tag(1, free)], [wall(0.5, 1)])).toEqual([0]);
    const close = { places: [place(1 + GAP / 2, 0), place(8, 1)] };
    expect(lieAt([tag(2, free), tag(1, close)])).toEqual([0, 8]);
  });

  it("lets the one that is worth more choose first, and tries one that has no room before the others", () => {
    const only = { places: [place(0, 0)] };
    const either = { places: [place(0, 0), place(4, 1)] };
    expect(lieAt([tag(1, either), tag(2, either)])).toEqual([4, 0]);
    expect(lieAt([tag(2, either), tag(1, only)])).toEqual([4, 0]);
  });

  it("leaves out what is worth least also where others push each other out in turn, with what is always shortened before them", () => {
    const [wide, narrow] = [{ places: [place(3, 0, 9)] }, { places: [place(8, 0)] }];
    const number = tag(1, wide, narrow);
    const [left, other] = [tag(3, { places: [place(0, 0), place(8, 1)] }), tag(3, { places: [place(0, 0)] })];
    expect(lieAt([left, other, number], [wall(3)])).toEqual([8, 0, null]);
  });

  it("shortens what has no room in full, and leaves out what is worth least", () => {
    const narrow = { places: [place(0, 0)] };
    const wide = { places: [place(0, 0, 3)] };
    const [one] = placeTags([tag(1, wide, narrow)], [wall(2)]);
    expect(one?.form).toBe(narrow);
    expect(lieAt([tag(1, narrow), tag(2, narrow)])).toEqual([null, 0]);
  });

  it("shortens what would cover more in full than that is worth", () => {
    const short = { places: [place(0, 0.5)], saysEnough: true } as const;
    const full = { places: [place(0, 0, 3)] };
    const formOver = (weight: number) => placeTags([tag(1, full, short)], [wall(2, weight)])[0]?.form;
    expect(formOver(0.4)).toBe(full);
    expect(formOver(0.8)).toBe(short);
    const [, other] = placeTags([tag(2, full, short), tag(1, { places: [place(0, 0), place(4, 1)] })], [wall(2, 0.8)]);
    // Nobody else is moved for it.
    expect(other?.box.west).toBe(4);
  });

  it("lies over its own piece for nothing, but not over what is read there", () => {
    const own = tag(1, { places: [place(0, 0), place(4, 0.5)] });
    const things = [{ ...boxAt(0, 0, 1, 1), weight: 9, of: own.of }];
    expect(lieAt([own], [createCrowd(things)])).toEqual([0]);
    expect(lieAt([own], [createCrowd(things.map((thing) => ({ ...thing, weight: Infinity })))])).toEqual([4]);
  });
});

describe("the places about a frame", () => {
  const frame = boxAt(10, 10, 2, 2);
  const isOver = (box: Rectangle): boolean =>
    box.west < frame.east && box.east > frame.west && box.north < frame.south && box.south > frame.north;

  it("hold to the frame on every side, the usual corner first", () => {
    const places = placesAbout(frame, { width: 1, height: 0.5 }, [1, 1]);
    expect(places.every(({ box }) => isOver(box))).toBe(true);
    const [first] = places;
    expect(first && first.box.east).toBeCloseTo(11.93);
    expect(first && first.box.south).toBeCloseTo(11.93);
    expect(places.map(({ cost }) => cost)).toEqual(places.map(({ cost }) => cost).toSorted((a, b) => a - b));
    const sides = [
      places.some(({ box }) => box.east < 10.2),
      places.some(({ box }) => box.west > 11.8),
      places.some(({ box }) => box.south < 10.2),
      places.some(({ box }) => box.north > 11.8),
    ];
    expect(sides).toEqual([true, true, true, true]);
  });

  it("lie within the frame only where that has room", () => {
    const within = placesAbout(frame, { width: 2, height: 0.5 }, [0, 0]).filter(
      ({ box }) =>
        box.west >= frame.west && box.east <= frame.east && box.north >= frame.north && box.south <= frame.south,
    );
    // As wide as the frame it still lies in the middle of it, across both edges.
    expect(within.every(({ box }) => box.west === frame.west)).toBe(true);
  });
});
