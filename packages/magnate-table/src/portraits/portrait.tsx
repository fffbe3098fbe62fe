import type { EmployeeFamily, EmployeeId } from "@blueplate/engine";
import { cardGlyph } from "@blueplate/city/outline";
import { For, Show } from "solid-js";
import { BOT_PORTRAITS } from "./bots.ts";
import { PEOPLE_PARTS } from "./people.ts";
import { familyPortrait, PORTRAITS, type PlacedPart, type PortraitRow } from "./professions.ts";
import type { PaintedShape } from "./shapes.ts";
import { THING_PARTS } from "./things.ts";
import type { BannerSource } from "../sign/banner-sign.tsx";
import { chainColour } from "../sign/chain-style.ts";
import "../styles/portrait.css";

const PARTS: Readonly<Record<string, readonly PaintedShape[]>> = { ...PEOPLE_PARTS, ...THING_PARTS };

const idOf = (part: string): string => `portrait-${part}`;
const SVG = "http://www.w3.org/2000/svg";

const shapeOf = ([paint, d]: PaintedShape): readonly SVGElement[] => {
  // A sleeve is a thick line within a thicker one of ink.
  const paints = paint === "limb" || paint === "bare" || paint === "frame" ? [`${paint}-edge`, paint] : [paint];
  return paints.map((name) => {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("class", `p-${name}`);
    path.setAttribute("d", d);
    return path;
  });
};

/** The parts stand once in the page, as symbols that every drawing uses. */
const layOutParts = (): void => {
  if (document.querySelector(".portrait-parts")) return;
  const sheet = document.createElementNS(SVG, "svg");
  sheet.setAttribute("class", "portrait-parts");
  sheet.setAttribute("aria-hidden", "true");
  for (const [name, shapes] of Object.entries(PARTS)) {
    const symbol = document.createElementNS(SVG, "symbol");
    symbol.id = idOf(name);
    symbol.setAttribute("overflow", "visible");
    symbol.append(...shapes.flatMap(shapeOf));
    sheet.append(symbol);
  }
  document.body.append(sheet);
};

/** Where a part stands; most stand at the middle as they are. */
const placeOf = ({ x, y, scale }: PlacedPart): string | undefined =>
  x === 0 && y === 0 && scale === 1 ? undefined : `translate(${x} ${y}) scale(${scale} ${Math.abs(scale)})`;

const Figure = (props: { readonly row: PortraitRow }) => (
  <g
    class={`p-person p-${props.row.skin}`}
    transform="translate(50 0)"
    style={{ "--hair": props.row.hair, "--coat": props.row.coat ?? "var(--family)", "--leg": props.row.leg }}
  >
    <For each={props.row.parts}>{(part) => <use href={`#${idOf(part.name)}`} transform={placeOf(part)} />}</For>
  </g>
);

/** Who does the work of a card, drawn: each by what he holds, in the colour of his function. Says nothing to those who hear the page. */
export const Portrait = (props: { readonly employee: EmployeeId; readonly family: EmployeeFamily }) => {
  layOutParts();
  const known = () => PORTRAITS[props.employee];
  return (
    <svg class="portrait" viewBox="0 0 100 86" aria-hidden="true">
      <circle class="p-disc" cx="50" cy="45" r="39" />
      <path class="p-ground" d="M0 82H100V86H0Z" />
      <Show
        when={known()}
        fallback={
          <>
            <Figure row={familyPortrait(props.family)} />
            <Show when={cardGlyph(props.employee)}>
              {(line) => <path class="p-sign" d={line()} transform="translate(66.5 30.5) scale(1.15)" />}
            </Show>
          </>
        }
      >
        {(row) => <Figure row={row()} />}
      </Show>
    </svg>
  );
};

/** A built-in bot from the waist up, in the colour of its chain; one that nobody has drawn is a person of the service. */
export const BotPortrait = (props: BannerSource & { readonly bot: string }) => {
  layOutParts();
  return (
    <svg
      class="portrait bot-portrait"
      viewBox="19 6 62 58"
      preserveAspectRatio="xMidYMid slice"
      style={{ "--family": chainColour(props.banner?.colour, props.seat) }}
      aria-hidden="true"
    >
      <Figure row={BOT_PORTRAITS[props.bot] ?? familyPortrait("service")} />
    </svg>
  );
};

/** The same in a box of its own, for lists. */
export const BotFace = (props: BannerSource & { readonly bot: string }) => (
  <span class="bot-face">
    <BotPortrait {...props} />
  </span>
);
