import type { BaseCampaignKind, CampaignKindRow, CampaignRow } from "./row.ts";

/** Where the tiles of each kind lie (R10.3, R10.6). */
export const CAMPAIGN_KINDS: Readonly<Record<BaseCampaignKind, CampaignKindRow>> = {
  radio: { lies: "squares" },
  airplane: { lies: "edge" },
  mailbox: { lies: "squares" },
  billboard: { lies: "squares" },
};

/** The 16 campaign tiles by printed number (Appendix C). Sizes in squares; an airplane's width lies along the edge. */
export const CAMPAIGN_ROWS: Readonly<Record<number, CampaignRow>> = {
  1: { kind: "radio", width: 1, height: 1, seats: [2, 3, 4, 5] },
  2: { kind: "radio", width: 1, height: 1, seats: [2, 3, 4, 5] },
  3: { kind: "radio", width: 1, height: 1, seats: [2, 3, 4, 5] },
  4: { kind: "airplane", width: 1, height: 2, seats: [2, 3, 4, 5] },
  5: { kind: "airplane", width: 3, height: 2, seats: [2, 3, 4, 5] },
  6: { kind: "airplane", width: 5, height: 2, seats: [2, 3, 4, 5] },
  7: { kind: "mailbox", width: 2, height: 2, seats: [2, 3, 4, 5] },
  8: { kind: "mailbox", width: 2, height: 2, seats: [2, 3, 4, 5] },
  9: { kind: "mailbox", width: 1, height: 1, seats: [2, 3, 4, 5] },
  10: { kind: "mailbox", width: 1, height: 1, seats: [2, 3, 4, 5] },
  11: { kind: "billboard", width: 3, height: 2, seats: [2, 3, 4, 5] },
  12: { kind: "billboard", width: 2, height: 2, seats: [3, 4, 5] },
  13: { kind: "billboard", width: 3, height: 1, seats: [2, 3, 4, 5] },
  14: { kind: "billboard", width: 2, height: 1, seats: [2, 3, 4, 5] },
  15: { kind: "billboard", width: 1, height: 1, seats: [4, 5] },
  16: { kind: "billboard", width: 1, height: 1, seats: [5] },
};
