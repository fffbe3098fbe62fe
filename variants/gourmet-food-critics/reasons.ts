import { type Campaign, type EventOf, withAbility } from "@blueplate/engine";
import type { ModuleReasons, ReasonContext } from "@blueplate/variants/reason";
import { KIND } from "./variant.ts";

/** Rounds: null for the rest of the game. */
export type GuideReason =
  | { readonly id: "gourmet-food-critics:guide"; readonly houses: readonly number[]; readonly rounds: number | null }
  | { readonly id: "gourmet-food-critics:trained"; readonly houses: readonly number[] }
  | {
      readonly id: "gourmet-food-critics:reader";
      readonly house: number;
      readonly guides: readonly number[];
      readonly rounds: number | null;
    };

const isGuide = ({ ruleset }: ReasonContext, campaign: number): boolean =>
  ruleset.content.campaigns[campaign]?.kind === KIND;

/** Houses with a garden, near or far. */
const readers = ({ state }: ReasonContext): readonly number[] =>
  state.town.houses.flatMap(({ house, garden }) => (garden === null ? [] : [house]));

const roundsOf = ({ left }: Pick<Campaign, "left">): number | null => (left === "endless" ? null : left);

/** The guides of the chain that a garden has its house read from now on. */
const newReader = (here: ReasonContext, house: number): readonly GuideReason[] => {
  const { state, seat } = here;
  const guides = state.town.campaigns.filter((each) => each.owner === seat && isGuide(here, each.campaign));
  const rounds = guides.map(roundsOf);
  const longest = rounds.includes(null) ? null : Math.max(...rounds.map(Number));
  if (guides.length === 0) return [];
  return [
    { id: "gourmet-food-critics:reader", house, guides: guides.map(({ campaign }) => campaign), rounds: longest },
  ];
};

/** Guides are read wherever there is a garden: more gardens, more readers. */
export const reasons: ModuleReasons<GuideReason> = {
  facts: {
    CampaignLaunched: (here, { campaign, left }: EventOf<"CampaignLaunched">) => {
      const houses = readers(here);
      const isRead = isGuide(here, campaign) && houses.length > 0;
      return isRead ? [{ id: "gourmet-food-critics:guide", houses, rounds: roundsOf({ left }) }] : [];
    },
    Trained: (here, { to }: EventOf<"Trained">) => {
      const writes = withAbility(here.ruleset.content, { [to]: 1 }, "market").some(({ ability }) =>
        ability.kinds.includes(KIND),
      );
      const houses = readers(here);
      return writes && houses.length > 0 ? [{ id: "gourmet-food-critics:trained", houses }] : [];
    },
    GardenAdded: (here, { house }: EventOf<"GardenAdded">) => newReader(here, house),
    HousePlaced: (here, { house, garden }: EventOf<"HousePlaced">) => (garden === null ? [] : newReader(here, house)),
  },
};
