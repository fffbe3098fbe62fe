import { type Rectangle, grown } from "./rectangle.ts";
import { createCrowd, type OccupiedSquares } from "./occupied-squares.ts";

/** Where something may lie, and how far that is from where it lies best. */
export interface LabelPlace {
  readonly box: Rectangle;
  readonly cost: number;
  /** Whether it may be taken at all: asked only of a place that would be. */
  readonly isFit?: () => boolean;
}

/** One way to write a tag: in full, or shortened. */
export interface LabelForm {
  /** Where it may lie, the best first. */
  readonly places: Iterable<LabelPlace>;
  /** A shorter form that says enough: it is taken where the form in full would cover more than what it leaves out is worth. */
  readonly saysEnough?: true;
}

/** A small ground with a sign or a text that may lie in several places. */
export interface Tag<F extends LabelForm> {
  /** The piece it belongs to: it may lie over that. */
  readonly of: object;
  /** What it is worth: who is worth more chooses first, and is left out last. */
  readonly worth: number;
  /** In full first, then shorter ones for where that has no room. */
  readonly forms: readonly F[];
}

/** A tag where it lies. */
export interface PlacedTag<T, F> {
  readonly tag: T;
  readonly form: F;
  readonly box: Rectangle;
  /** What it costs to lie there. */
  readonly cost: number;
}

/** Between two tags, and between a tag and whatever else is read, in squares of the map. */
export const GAP = 0.06;

/** The best free place for one way to write a tag, if it costs less than `most`. */
const freeFor = (
  form: LabelForm,
  of: object,
  crowds: readonly OccupiedSquares[],
  { gap, most = Infinity }: { readonly gap: number; readonly most?: number },
): LabelPlace | null => {
  let [best, least]: [Rectangle | null, number] = [null, most];
  for (const { box, cost, isFit } of form.places) {
    // No place that follows is better than this one would be if nothing lay there.
    if (cost >= least) break;
    const apart = grown(box, gap);
    let all = cost;
    for (const crowd of crowds) if (all < least) all += crowd.costOf(apart, of);
    if (all < least && (!isFit || isFit())) [best, least] = [box, all];
  }
  return best && { box: best, cost: least };
};

const placed = <F extends LabelForm, T extends Tag<F>>(
  tag: T,
  crowds: readonly OccupiedSquares[],
  gap: number,
): PlacedTag<T, F> | null => {
  for (const form of tag.forms) {
    const place = freeFor(form, tag.of, crowds, { gap });
    if (place) return { tag, form, ...place };
  }
  return null;
};

/** The same tags where they lie, those shortened that say enough so and then cover less; nothing else moves. */
const shortened = <F extends LabelForm, T extends Tag<F>>(
  placed: readonly PlacedTag<T, F>[],
  crowds: readonly OccupiedSquares[],
  gap: number,
): readonly PlacedTag<T, F>[] => {
  const now = [...placed];
  for (const [at, { tag, form, cost }] of placed.entries()) {
    const short = tag.forms.find((each) => each.saysEnough && each !== form);
    if (!short) continue;
    const others = createCrowd(now.filter((one) => one.tag !== tag).map(({ box }) => ({ ...box, weight: Infinity })));
    const place = freeFor(short, tag.of, [...crowds, others], { gap, most: cost });
    if (place) now[at] = { tag, form: short, ...place };
  }
  return now;
};

/** How often tags are tried in another order, and while one is left out. */
const [ROUNDS, MORE] = [3, 7];

/** What is lost by writing a tag so: nothing in full, most where it is left out. */
const lossOf = <F extends LabelForm, T extends Tag<F>>(tag: T, one: PlacedTag<T, F> | null): number =>
  one ? tag.worth * (one.form === tag.forms[0] ? 0 : 1) : tag.worth * 2;

/** Tags one by one in an order, each in the best place that those before have left. */
const inOrder = <F extends LabelForm, T extends Tag<F>>(
  order: readonly T[],
  crowds: readonly OccupiedSquares[],
  gap: number,
): ReadonlyMap<T, PlacedTag<T, F>> => {
  const own = createCrowd();
  const found = new Map<T, PlacedTag<T, F>>();
  for (const tag of order) {
    const one = placed<F, T>(tag, [...crowds, own], gap);
    if (!one) continue;
    found.set(tag, one);
    own.add({ ...one.box, weight: Infinity });
  }
  return found;
};

/**
 * Gives every tag its place, so that none lies over another or over anything that is read. One that has no room in full is tried
 * before the others; where that does not help, it is shortened, and left out at last.
 */
export const placeTags = <F extends LabelForm, T extends Tag<F>>(
  tags: readonly T[],
  crowds: readonly OccupiedSquares[],
  gap = GAP,
): readonly PlacedTag<T, F>[] => {
  const byWorth = tags.toSorted((one, other) => other.worth - one.worth);
  const urgencies = new Map(tags.map((tag) => [tag, tag.worth]));
  const urgencyOf = (tag: T): number => urgencies.get(tag) ?? 0;
  let order: readonly T[] = byWorth;
  let [best, least]: [readonly PlacedTag<T, F>[], number] = [[], Infinity];
  for (let round = 1; least > 0 && (round <= ROUNDS || best.length < tags.length); round++) {
    const found = inOrder<F, T>(order, crowds, gap);
    const losses = new Map(order.map((tag) => [tag, lossOf<F, T>(tag, found.get(tag) ?? null)]));
    const loss = Array.from(losses.values()).reduce((sum, lost) => sum + lost, 0);
    if (loss < least) [best, least] = [[...found.values()], loss];
    if (round === ROUNDS + MORE) break;
    const isCut = (tag: T): boolean => (losses.get(tag) ?? 0) > 0;
    for (const tag of order) if (!found.has(tag)) urgencies.set(tag, urgencyOf(tag) + tag.worth);
    order =
      round < ROUNDS
        ? [...order.filter(isCut), ...order.filter((tag) => !isCut(tag))]
        : byWorth.toSorted((one, other) => urgencyOf(other) - urgencyOf(one));
  }
  return shortened(best, crowds, gap);
};
