import type { CityView } from "../view.ts";
import { createCrowd, type OccupiedSquares } from "../placing/occupied-squares.ts";
import { type FlatNode, type Labels, node } from "./node.ts";
import { GAP, type PlacedTag, placeTags } from "../placing/placing.ts";
import { laidOnce } from "./laid.ts";
import { type Rectangle, grown } from "../placing/rectangle.ts";
import { crowdsOf } from "./standing.ts";
import { type MapForm, type MapTag, notesOf, tagNodes, tagsOf } from "./tag.ts";

type Placed = PlacedTag<MapTag, MapForm>;

/** The tags of a view where they lie while nothing is said over them. */
interface Tagged {
  readonly placed: readonly Placed[];
  readonly nodes: readonly FlatNode[];
  /** The tags as what has come for a moment keeps clear of. */
  readonly laid: OccupiedSquares;
}

const place = (tags: readonly MapTag[], crowds: readonly OccupiedSquares[]): readonly Placed[] =>
  placeTags<MapForm, MapTag>(tags, crowds);

/** Boxes that nothing may lie over. */
export const crowdOf = (placed: readonly { readonly box: Rectangle }[]): OccupiedSquares =>
  createCrowd(placed.map(({ box }) => ({ ...box, weight: Infinity })));

/** What belongs to one piece, in a group of its own. */
const groupOf = (
  name: string,
  key: number,
  tags: readonly MapTag[],
  placed: readonly Placed[],
  labels: Labels,
): readonly FlatNode[] => {
  const nodes = tags.flatMap((tag) => {
    const here = placed.find((each) => each.tag === tag);
    return here ? tagNodes(tag, here.form, here.box, labels) : [];
  });
  return nodes.length > 0 ? [node("g", { [name]: key }, nodes)] : [];
};

const nodesOf = (
  { town, houses, campaigns }: CityView,
  placed: readonly Placed[],
  labels: Labels,
): readonly FlatNode[] => [
  ...houses.flatMap((house) => groupOf("data-note", house.house, notesOf(house, labels), placed, labels)),
  ...campaigns.flatMap((campaign) => {
    const { number, left } = tagsOf(town, campaign, labels);
    return groupOf("data-tags", campaign.campaign, [number, left], placed, labels);
  }),
];

const STANDING: Readonly<Record<Labels, (view: CityView) => readonly OccupiedSquares[]>> = {
  usual: laidOnce((view) => crowdsOf(view, "usual")),
  large: laidOnce((view) => crowdsOf(view, "large")),
  largest: laidOnce((view) => crowdsOf(view, "largest")),
};

/** What stands in town: looked for once something has to keep clear of it. */
export const standingFor = (view: CityView, labels: Labels): readonly OccupiedSquares[] => STANDING[labels](view);

const tagged = (view: CityView, labels: Labels): Tagged => {
  const { town, houses, campaigns } = view;
  const posted = campaigns.map((campaign) => tagsOf(town, campaign, labels));
  const tags = [
    ...houses.flatMap((house) => notesOf(house, labels)),
    ...posted.flatMap(({ number, left }) => [number, left]),
  ];
  const placed = tags.length > 0 ? place(tags, standingFor(view, labels)) : [];
  return { placed, nodes: nodesOf(view, placed, labels), laid: crowdOf(placed) };
};

const TAGGED: Readonly<Record<Labels, (view: CityView) => Tagged>> = {
  usual: laidOnce((view) => tagged(view, "usual")),
  large: laidOnce((view) => tagged(view, "large")),
  largest: laidOnce((view) => tagged(view, "largest")),
};

/** The notes of houses and the tags of campaigns, above everything that stands in town. */
export const tagGroups = (view: CityView, labels: Labels): readonly FlatNode[] => TAGGED[labels](view).nodes;

/** The same while something is said over them: those that it lies over make way, and those that find no room are left out. */
export const tagGroupsClearOf = (
  view: CityView,
  labels: Labels,
  above: readonly OccupiedSquares[],
): readonly FlatNode[] => {
  const { placed, nodes } = TAGGED[labels](view);
  const kept = placed.filter(({ tag, box }) =>
    above.every((crowd) => crowd.costOf(grown(box, GAP), tag.of) < Infinity),
  );
  if (kept.length === placed.length) return nodes;
  const crowded = placed.filter((one) => !kept.includes(one)).map(({ tag }) => tag);
  return nodesOf(view, [...kept, ...place(crowded, [...standingFor(view, labels), ...above, crowdOf(kept)])], labels);
};

/** What something said for a moment has to keep clear of: what stands in town, and its tags. */
export const crowdsFor = (view: CityView, labels: Labels): readonly OccupiedSquares[] => [
  ...standingFor(view, labels),
  TAGGED[labels](view).laid,
];
