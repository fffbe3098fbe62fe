import {
  abilityOf,
  campaignKindOf,
  CORNERS,
  type Corner,
  type EmployeeId,
  type Good,
  GOODS,
  kindsOf,
  type Side,
  SIDES,
  sizeOfCampaign,
  type Square,
} from "@blueplate/engine";
import { addCampaign, addDemand, addHouse, addRestaurant, type PositionEdit, withGarden } from "./changes.ts";
import { pieceAt, removal, turns } from "./pieces.ts";
import type { ValidPosition } from "./position-file.ts";

/** What a press on the map does. */
export const KINDS = ["restaurant", "house", "garden", "demand", "campaign", "turn", "remove"] as const;
export type ToolKind = (typeof KINDS)[number];

/** What is in hand. */
export interface EditorTool {
  readonly kind: ToolKind;
  readonly name: string;
  readonly corner: Corner;
  readonly side: Side;
  readonly comingSoon: boolean;
  readonly house: number;
  readonly good: Good;
  readonly campaign: number;
  readonly left: number | "endless";
  readonly turned: boolean;
  readonly busy: EmployeeId | null;
}

/** Who can run a campaign, the one who does the least else first; nobody runs one that there is not. */
export const runnersOf = ({ ruleset }: Pick<ValidPosition, "ruleset">, campaign: number): readonly EmployeeId[] => {
  const { content } = ruleset;
  const kind = content.campaigns[campaign]?.kind;
  return kindsOf(content.employees).filter(
    (employee) => kind && abilityOf(content, employee, "market")?.kinds.includes(kind),
  );
};

/** What is in hand at first. */
export const firstTool = ({ file, ruleset }: ValidPosition): EditorTool => ({
  kind: "restaurant",
  name: file.players[0] ?? "",
  corner: "SE",
  side: "S",
  comingSoon: false,
  house: ruleset.content.houses[0] ?? 1,
  good: GOODS[0],
  campaign: campaignsIn({ file, ruleset })[0] ?? 1,
  left: 2,
  turned: false,
  busy: runnersOf({ ruleset }, campaignsIn({ file, ruleset })[0] ?? 1)[0] ?? null,
});

/** Numbers of the campaigns that the game has for so many players. */
export const campaignsIn = ({ file, ruleset }: Pick<ValidPosition, "file" | "ruleset">): readonly number[] =>
  Object.entries(ruleset.content.campaigns)
    .filter(([, row]) => row.seats.includes(file.players.length))
    .map(([campaign]) => Number(campaign));

/** The piece in hand, turned on. */
export const turnedOn = (tool: EditorTool): EditorTool => ({
  ...tool,
  corner: CORNERS[(CORNERS.indexOf(tool.corner) + 1) % CORNERS.length] ?? tool.corner,
  side: SIDES[(SIDES.indexOf(tool.side) + 1) % SIDES.length] ?? tool.side,
  turned: !tool.turned,
});

const campaignChange = (now: ValidPosition, tool: EditorTool, at: Square): PositionEdit => {
  const { campaign, name: owner, good, left, side, turned, busy } = tool;
  const fields = { campaign, owner, good, left };
  const { lies, bySide } = campaignKindOf(now.ruleset.content, campaign);
  if (lies === "beside") return addCampaign(bySide ? { ...fields, side } : fields, busy);
  if (lies === "squares") return addCampaign({ ...fields, at, ...(turned ? { turned } : {}) }, busy);
  const offset = Math.max(0, side === "N" || side === "S" ? at[0] : at[1]);
  return addCampaign({ ...fields, side, offset }, busy);
};

/** What a press on a square comes to: changes of which the first that can be is made; none where there is nothing to do. */
export const changesAt = (now: ValidPosition, tool: EditorTool, at: Square): readonly PositionEdit[] => {
  const piece = pieceAt(now, at);
  const house = piece && "house" in piece ? piece.house : null;
  switch (tool.kind) {
    case "restaurant":
      return [addRestaurant(tool.name, at, tool.corner, tool.comingSoon)];
    case "house":
      return [addHouse({ house: tool.house, at, garden: tool.side })];
    case "garden":
      return house === null ? [] : [withGarden(house, tool.side)];
    case "demand":
      return house === null ? [] : [addDemand(house, tool.good)];
    case "campaign":
      return [campaignChange(now, tool, at)];
    case "turn":
      return piece ? turns(now, piece) : [];
    case "remove": {
      const change = piece && removal(now, piece);
      return change ? [change] : [];
    }
  }
};

/** How many squares what is in hand covers on the map, west to east and north to south. */
export const sizeInHand = (now: ValidPosition, tool: EditorTool): readonly [number, number] => {
  if (tool.kind === "restaurant" || tool.kind === "house") return [2, 2];
  if (tool.kind !== "campaign" || campaignKindOf(now.ruleset.content, tool.campaign).lies !== "squares") return [1, 1];
  const { width, height } = sizeOfCampaign(now.ruleset, tool.campaign, tool.turned);
  return [width, height];
};
