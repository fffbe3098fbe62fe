import { type CampaignRow, foreignId, type Module, withFreedSalary } from "@blueplate/engine";

const CARD = "gourmet-food-critic";
/** The kind of campaign that houses with a garden read. */
export const KIND = foreignId("gourmet-guide");

const guide: CampaignRow = { kind: KIND, width: 1, height: 1, seats: [2, 3, 4, 5, 6] };

/** Gourmet Food Critics (E13): guides beside the map, which every house with a garden reads. */
export const variant: Module = {
  id: "gourmet-food-critics",
  version: 1,
  rules: () => ({
    cards: {
      [CARD]: {
        copies: 6,
        entry: false,
        salary: true,
        unique: false,
        family: "marketing",
        range: null,
        abilities: [{ _tag: "market", kinds: [KIND], duration: 3 }],
      },
    },
    careers: { "marketing-trainee": [CARD] },
    campaigns: { 17: guide, 18: guide, 19: guide, 20: guide },
    campaignKinds: { [KIND]: { lies: "beside" } },
    // E0.8
    content: withFreedSalary(CARD),
    formulas: {
      // E13.2: they come after the billboards because of their numbers.
      recipients: (base) => (ruleset, state, campaign) =>
        ruleset.content.campaigns[campaign.campaign]?.kind === KIND
          ? state.town.houses.filter(({ garden }) => garden !== null).map(({ house }) => house)
          : base(ruleset, state, campaign),
    },
  }),
};
