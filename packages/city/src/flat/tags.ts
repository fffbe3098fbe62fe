import type { CityView } from "../view.ts";
import { createCrowd, type OccupiedSquares } from "../placing/occupied-squares.ts";
import { type FlatNode, type Labels, node } from "./node.ts";
import { type PlacedTag, placeTags } from "../placing/placing.ts";
import { laidOnce } from "./laid.ts";
import { crowdsOf } from "./standing.ts";
import { type MapForm, type MapTag, notesOf, tagNodes, tagsOf } from "./tag.ts";

/** The tags of a view where they lie. */
interface Tagged {
  readonly nodes: readonly FlatNode[];
  /** What stands in town, and the tags: what comes for a moment has to keep clear of both. */
  readonly standing: readonly OccupiedSquares[];
  readonly laid: OccupiedSquares;
}

type Placed = PlacedTag<MapTag, MapForm>;

const place = (tags: readonly MapTag[], crowds: readonly OccupiedSquares[]): readonly Placed[] =>
  placeTags<MapForm, MapTag>(tags, crowds);

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

const tagged = (view: CityView, labels: Labels): Tagged => {
  const { town, houses, campaigns } = view;
  const crowds = crowdsOf(view, labels);
  const notes = houses.map((house) => ({ house, noted: notesOf(house, labels) }));
  const posted = campaigns.map((campaign) => ({ campaign, ...tagsOf(town, campaign, labels) }));
  const placed = place(
    [...notes.flatMap(({ noted }) => noted), ...posted.flatMap(({ number, left }) => [number, left])],
    crowds,
  );
  return {
    nodes: [
      ...notes.flatMap(({ house, noted }) => groupOf("data-note", house.house, noted, placed, labels)),
      ...posted.flatMap(({ campaign, number, left }) =>
        groupOf("data-tags", campaign.campaign, [number, left], placed, labels),
      ),
    ],
    standing: crowds,
    laid: createCrowd(placed.map(({ box }) => ({ ...box, weight: Infinity }))),
  };
};

const TAGGED: Readonly<Record<Labels, (view: CityView) => Tagged>> = {
  usual: laidOnce((view) => tagged(view, "usual")),
  large: laidOnce((view) => tagged(view, "large")),
  largest: laidOnce((view) => tagged(view, "largest")),
};

/** The notes of houses and the tags of campaigns, above everything that stands in town. */
export const tagGroups = (view: CityView, labels: Labels): readonly FlatNode[] => TAGGED[labels](view).nodes;

/** What something said for a moment has to keep clear of: what stands in town, and its tags. */
export const crowdsFor = (view: CityView, labels: Labels): Pick<Tagged, "standing" | "laid"> => TAGGED[labels](view);
