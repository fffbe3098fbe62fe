import type { BaseCampaignKind } from "@blueplate/engine";

/** The kinds of campaigns of the base game as lines in a box of 20 units; modules bring those of their own. */
export const CAMPAIGN_LINES: Readonly<Record<BaseCampaignKind, string>> = {
  billboard: "M2 3.5 H18 V12 H2 Z M6 12 V18 M14 12 V18 M5 7.8 H15",
  mailbox:
    "M2 12.4 V8 Q2 4.2 5.8 4.2 H14.2 Q18 4.2 18 8 V12.4 Z M5.8 4.2 Q9.4 4.2 9.4 8 V12.4 M13 4.2 V1.2 H16 M10 12.4 V19",
  airplane:
    "M10 1.6 Q11.6 3 11.6 7 L18.8 12 V14 L11.6 11.8 L11.2 16 L13.6 18.4 H6.4 L8.8 16 L8.4 11.8 L1.2 14 V12 L8.4 7 Q8.4 3 10 1.6 Z",
  radio:
    "M10 9 L5.4 18.4 M10 9 L14.6 18.4 M7.2 14.8 H12.8 M6.6 8.8 Q4.8 5.8 6.6 2.8 M13.4 8.8 Q15.2 5.8 13.4 2.8 M3.6 10.4 Q0.6 5.8 3.6 1.2 M16.4 10.4 Q19.4 5.8 16.4 1.2 M10 7.4 V4.4",
};
