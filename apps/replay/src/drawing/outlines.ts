import type { ShapeMeaning, DrawnShape, EntityRef } from "@blueplate/study";
import { type Accessor, createEffect, onCleanup } from "solid-js";

/** The line round a card, by meaning: colour is never the only sign. */
const LINES: Readonly<Record<ShapeMeaning, string>> = {
  good: "solid",
  doubtful: "dashed",
  danger: "dotted",
  idea: "double",
};

const thingsOf = (shape: DrawnShape): readonly EntityRef[] =>
  shape._tag === "Arrow" ? [shape.from, shape.to] : [shape.on];

const ruleOf = ({ kind, id }: EntityRef, meaning: ShapeMeaning): string =>
  `.replay [data-thing="${CSS.escape(`${kind}:${id}`)}"]:not(.mention, .note-mark) { outline: 4px ${LINES[meaning]} var(--meaning-${meaning}); outline-offset: -3px; }`;

/**
 * Outlines the cards and companies on which something is drawn. They are rules of a sheet, not marks on the pieces, so that
 * pieces that are drawn anew keep them.
 */
export const outlineCards = (shapes: Accessor<readonly DrawnShape[]>): void => {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  onCleanup(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  });
  createEffect(() =>
    sheet.replaceSync(
      shapes()
        .flatMap((shape) => thingsOf(shape).map((thing) => ruleOf(thing, shape.meaning)))
        .join("\n"),
    ),
  );
};
