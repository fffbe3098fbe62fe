import type { Good } from "@blueplate/engine";
import { moduleMilestone, outlineOf } from "@blueplate/city/outline";
import { For, type JSX, Show } from "solid-js";
import { CAMPAIGN_LINES } from "./cards/campaign-lines.ts";

/** Lines in a box of 20 units, drawn in the colour of the text around them. */
const LINES: Readonly<Record<string, string>> = {
  "first-billboard": CAMPAIGN_LINES.billboard,
  "first-train": "M10 4 L19 8 L10 12 L1 8 Z M5 10 V14.5 Q10 18 15 14.5 V10 M18 8.6 V14",
  "first-hire-3":
    "M7.6 6 a2.4 2.4 0 1 0 4.8 0 a2.4 2.4 0 1 0 -4.8 0 M6 17 Q6 10.6 10 10.6 Q14 10.6 14 17 Z M1.4 8.4 a1.7 1.7 0 1 0 3.4 0 a1.7 1.7 0 1 0 -3.4 0 M15.2 8.4 a1.7 1.7 0 1 0 3.4 0 a1.7 1.7 0 1 0 -3.4 0 M0.8 17 Q0.6 12.2 4 12 M19.2 17 Q19.4 12.2 16 12",
  "first-errand-boy":
    "M3 8 Q3 3.4 9 3.4 Q14.4 3.4 14.4 8 L18.6 9.2 H3 Z M7 12.6 V18 M4.3 15.3 H9.7 M13 12.4 L16.6 17.6",
  "first-waitress": "M2 14 H18 M3.6 14 Q3.6 6.4 10 6.4 Q16.4 6.4 16.4 14 M10 6.4 V4.2 M4.6 17.2 H15.4",
  "first-throw-away":
    "M10 1.6 V18.4 M2.8 5.8 L17.2 14.2 M17.2 5.8 L2.8 14.2 M7.4 3.4 L10 5.6 L12.6 3.4 M7.4 16.6 L10 14.4 L12.6 16.6",
  "first-cart-operator":
    "M1.4 4 H4.4 L7 12.6 H16 L18.4 6.4 H5.2 M7 16.4 a1.4 1.4 0 1 0 2.8 0 a1.4 1.4 0 1 0 -2.8 0 M13 16.4 a1.4 1.4 0 1 0 2.8 0 a1.4 1.4 0 1 0 -2.8 0",
  "first-airplane": CAMPAIGN_LINES.airplane,
  "first-radio": CAMPAIGN_LINES.radio,
  // Money as things: numbers would be too small to read where many glyphs stand side by side.
  "first-have-20": "M1 4.6 H19 V15.4 H1 Z M7 10 a3 3 0 1 0 6 0 a3 3 0 1 0 -6 0 M3.8 7.6 V7.4 M16.2 12.6 V12.4",
  "first-have-100":
    "M7.4 5.2 L5.2 1.4 H14.8 L12.6 5.2 Z M7.4 5.2 Q1.4 10 1.6 14.8 Q1.8 18.6 5.6 18.6 H14.4 Q18.2 18.6 18.4 14.8 Q18.6 10 12.6 5.2 M7.6 12.4 a2.4 2.4 0 1 0 4.8 0 a2.4 2.4 0 1 0 -4.8 0",
  "first-pay-20":
    "M1 2.4 H15.6 V10.4 H1 Z M6.6 6.4 a1.7 1.7 0 1 0 3.4 0 a1.7 1.7 0 1 0 -3.4 0 M3 15.4 H18.6 M15 11.8 L18.8 15.4 L15 19",
  "first-lower-prices":
    "M1.4 1.4 H8 L14.2 7.6 L7.6 14.2 L1.4 8 Z M4.6 4.8 V4.6 M16 8.4 V18.6 M12.6 15.4 L16 18.8 L19.4 15.4",
};

/** Goods with what is done to them: a horn for advertising, a flame for making. */
const GOODS: Readonly<Record<string, { readonly good: Good; readonly mark: "horn" | "flame" }>> = {
  "first-burger-marketed": { good: "burger", mark: "horn" },
  "first-pizza-marketed": { good: "pizza", mark: "horn" },
  "first-drink-marketed": { good: "lemonade", mark: "horn" },
  "first-burger-produced": { good: "burger", mark: "flame" },
  "first-pizza-produced": { good: "pizza", mark: "flame" },
};
const MARKS = {
  horn: "M11.4 14.2 H13.4 L18.6 11.2 V20.2 L13.4 17.4 H11.4 Z",
  flame:
    "M15.2 10.4 Q19.6 14 18.6 17.6 Q17.6 20.4 15 20.4 Q11.6 20.2 11.6 16.8 Q11.8 14.8 13.4 13.6 Q14 15 14.8 15 Q16 13.4 15.2 10.4 Z",
} as const;

const GoodGlyph = (props: { readonly good: Good; readonly mark: keyof typeof MARKS }) => (
  <>
    <g transform="translate(-0.5 -1) scale(0.86)">
      <For each={outlineOf(props.good).layers}>{(layer) => <path d={layer.d} fill={layer.fill} />}</For>
      <path d={outlineOf(props.good).silhouette} fill="none" stroke="#2b2430" stroke-width="1.6" />
    </g>
    <path
      d={MARKS[props.mark]}
      fill="currentColor"
      stroke="var(--glyph-ground)"
      stroke-width="1.4"
      paint-order="stroke"
    />
  </>
);

/** The sign of a milestone, 20 units wide; one that a variant brought along is a star. */
export const MilestoneGlyph = (props: { readonly id: string }): JSX.Element => (
  <svg class="milestone-glyph" viewBox="-0.5 -0.5 21 21" aria-hidden="true">
    <Show
      when={GOODS[props.id]}
      fallback={
        <path
          d={
            LINES[props.id] ??
            moduleMilestone(props.id) ??
            "M10 1 L12.6 7.4 L19 8 L14 12.4 L15.6 19 L10 15.4 L4.4 19 L6 12.4 L1 8 L7.4 7.4 Z"
          }
          class="line"
        />
      }
    >
      {(what) => <GoodGlyph {...what()} />}
    </Show>
  </svg>
);
