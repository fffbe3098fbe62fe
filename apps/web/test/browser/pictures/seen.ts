import type { LabelSight } from "@blueplate/city/label";
import type { Page } from "@playwright/test";

/** A box on the screen, in CSS pixels. */
export interface ElementBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A line of letters as it stands on the screen. */
export interface SeenText {
  readonly text: string;
  /** The element that bears it, as a selector would name it. */
  readonly of: string;
  /** The elements above it, by numbers: what one of them bears lies in the flow of the other. */
  readonly within: readonly number[];
  /** What lies over the page as a layer of its own, by its number: texts of two layers may lie over each other. */
  readonly layer: number;
  /** Height of its face on the screen, in pixels, with everything that enlarges it. */
  readonly size: number;
  readonly box: ElementBox;
  /** What of the box is seen: the rest is clipped, or scrolled away. */
  readonly inSight: ElementBox;
  /** The room that clips it, where no scrolling brings the rest. */
  readonly room: ElementBox;
  /** The button, link or heading that it stands on, if it stands straight. */
  readonly ground: ElementBox | null;
  /** Named by people, with the whole name for whoever points at it or hears it: it may be shortened. */
  readonly mayEnd: boolean;
}

/** A label of the flat map, or a campaign of it. */
export interface SeenLabel {
  readonly name: string;
  /** The campaign that it belongs to; the same for the campaign itself. */
  readonly campaign: string | null;
  readonly isCampaign: boolean;
  readonly box: ElementBox;
}

/** A canvas that is to be seen, and where. */
export interface SeenCanvas {
  readonly of: string;
  readonly box: ElementBox;
}

/** What stands on a page, in numbers. */
export interface PageSight {
  /** Of the window, in CSS pixels. */
  readonly width: number;
  readonly waiting: readonly string[];
  readonly canvases: readonly SeenCanvas[];
  readonly texts: readonly SeenText[];
  readonly labels: readonly SeenLabel[];
  /** What each town in three dimensions answers where its labels lie. */
  readonly towns: readonly LabelSight[];
}

/** What bears the name of somebody or of a table: these are not ours to keep short. */
export const NAMES = [
  ".chain-name, .pennant-name, .brand h1, .contenders span, .ranks th[scope=row], .cards-beside small, .reading .who",
  ".ticket b, .chairs span, .daily-best a, .line-head .which, .here .muted",
  ".seat-name, .last-trick small, .hand-owner, .guest-check tbody th",
].join(", ");

/** What bears words that have to stay on it. */
const GROUNDS = "button, a, label, summary, legend, th, [role=tab], .chip, .label";

/** Reads a page as it stands. All of it runs in the page, so it stands in one function. */
const read = ([names, grounds, onlyCut]: readonly [string, string, boolean]): PageSight => {
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const named = (element: Element): string => {
    const classes = typeof element.className === "string" ? element.className.trim().split(/\s+/).filter(Boolean) : [];
    return [element.tagName.toLowerCase(), ...classes.slice(0, 2)].join(".");
  };
  const boxOf = ({ left, top, right, bottom }: DOMRect): ElementBox => ({ left, top, right, bottom });
  const common = (one: ElementBox, other: ElementBox): ElementBox => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const isEmpty = ({ left, top, right, bottom }: ElementBox): boolean => right - left < 2 || bottom - top < 2;
  const fits = (box: ElementBox, room: ElementBox): boolean =>
    box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom;
  const page: ElementBox = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const endless: ElementBox = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
  const numbers = new Map<Element, number>();
  const numberOf = (element: Element): number => {
    const known = numbers.get(element) ?? numbers.size;
    numbers.set(element, known);
    return known;
  };
  const above = (element: Element): readonly Element[] => {
    const found: Element[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) found.push(at);
    return found;
  };
  const isLayer = (element: Element): boolean => {
    const { position, backgroundColor } = getComputedStyle(element);
    if (element.matches("dialog, [popover], [role=dialog], [role=tooltip]")) return true;
    if (position === "fixed" || position === "sticky") return true;
    return position === "absolute" && backgroundColor !== "rgba(0, 0, 0, 0)" && backgroundColor !== "transparent";
  };
  // What clips a text for good, and what of it is to be seen: whatever scrolls brings the rest.
  const roomOf = (element: Element): { readonly room: ElementBox; readonly sight: ElementBox } => {
    let [room, sight] = [endless, page];
    let [scrollsAcross, scrollsDown] = [false, false];
    for (const at of above(element)) {
      const { overflowX, overflowY, display } = getComputedStyle(at);
      const isRoot = at === document.documentElement || at === document.body;
      if (isRoot || display === "inline" || display === "contents") continue;
      const box = boxOf(at.getBoundingClientRect());
      const across = overflowX !== "visible" ? box : endless;
      const down = overflowY !== "visible" ? box : endless;
      const clip: ElementBox = { left: across.left, right: across.right, top: down.top, bottom: down.bottom };
      sight = common(sight, clip);
      scrollsAcross ||= overflowX === "auto" || overflowX === "scroll";
      scrollsDown ||= overflowY === "auto" || overflowY === "scroll";
      if (!scrollsAcross)
        room = { ...room, left: Math.max(room.left, clip.left), right: Math.min(room.right, clip.right) };
      if (!scrollsDown)
        room = { ...room, top: Math.max(room.top, clip.top), bottom: Math.min(room.bottom, clip.bottom) };
    }
    return { room, sight };
  };
  // Whatever lets the pointer through is looked at all the same.
  const through = document.createElement("style");
  through.textContent = "* { pointer-events: auto !important; }";
  document.head.append(through);
  const isOnTop = (element: Element, box: ElementBox): boolean =>
    [0.1, 0.3, 0.5, 0.7, 0.9].some((share) => {
      const x = box.left + (box.right - box.left) * share;
      const hit = document.elementFromPoint(x, (box.top + box.bottom) / 2);
      return hit !== null && (hit.contains(element) || element.contains(hit));
    });
  const faceOf = (element: Element): number => {
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (element instanceof SVGGraphicsElement) {
      const { a = 1, b = 0 } = element.getScreenCTM() ?? {};
      return size * Math.hypot(a, b);
    }
    // What is turned keeps its size: only what enlarges it counts.
    return above(element).reduce((face, at) => {
      const { transform } = getComputedStyle(at);
      const { a, b } = transform === "none" ? { a: 1, b: 0 } : new DOMMatrix(transform);
      return face * Math.hypot(a, b);
    }, size);
  };
  const texts: SeenText[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const bearer = node.parentElement;
    const text = (node.textContent ?? "").trim();
    if (!bearer || text === "" || bearer.matches("script, style, title, desc, option, noscript") || !isShown(bearer))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { room, sight } = roomOf(bearer);
    const parents = above(bearer);
    const isToldWhole = parents
      .slice(0, 6)
      .some((each) => ["title", "aria-label"].some((name) => each.getAttribute(name)?.includes(text) ?? false));
    const mayEnd = isToldWhole && parents.slice(0, 4).some((each) => each.matches(names));
    const layer = parents.find(isLayer);
    const ground = parents.find((each) => each.matches(grounds) && getComputedStyle(each).display !== "inline");
    const isTurned = parents.some((each) => getComputedStyle(each).transform !== "none");
    const groundBox = ground && !isTurned ? boxOf(ground.getBoundingClientRect()) : null;
    for (const each of range.getClientRects()) {
      const box = boxOf(each);
      const inSight = common(box, sight);
      if (isEmpty(inSight) || (onlyCut && fits(box, room) && (!groundBox || fits(box, groundBox)))) continue;
      if (!isOnTop(bearer, inSight)) continue;
      texts.push({
        text: text.slice(0, 60),
        of: named(bearer),
        within: parents.map(numberOf),
        layer: layer ? numberOf(layer) : -1,
        size: faceOf(bearer),
        box,
        inSight,
        room,
        ground: groundBox,
        mayEnd,
      });
    }
  }
  const labels: SeenLabel[] = [
    ...document.querySelectorAll(".flat-map :is([data-note], [data-tags] > *, [data-campaign])"),
  ]
    .filter(isShown)
    .map((element) => {
      const campaign = element.getAttribute("data-campaign");
      const tagged = element.closest("[data-tags]")?.getAttribute("data-tags") ?? null;
      return {
        name: campaign === null ? (element.textContent ?? "") : `campaign ${campaign}`,
        campaign: campaign ?? tagged,
        isCampaign: campaign !== null,
        box: boxOf(element.getBoundingClientRect()),
      };
    });
  const towns = [...document.querySelectorAll(".city-map canvas")].filter(isShown).flatMap((canvas) => {
    const answers: LabelSight[] = [];
    canvas.dispatchEvent(new CustomEvent("labelsight", { detail: answers }));
    return answers;
  });
  const canvases: SeenCanvas[] = [...document.querySelectorAll("canvas")].filter(isShown).flatMap((canvas) => {
    const box = common(boxOf(canvas.getBoundingClientRect()), page);
    if (box.right - box.left < 80 || box.bottom - box.top < 80) return [];
    const points = Array.from(
      { length: 96 },
      (_, at) => [((at % 12) + 0.5) / 12, (Math.floor(at / 12) + 0.5) / 8] as const,
    );
    const seen = points.filter(([across, down]) => {
      const x = box.left + (box.right - box.left) * across;
      return document.elementFromPoint(x, box.top + (box.bottom - box.top) * down) === canvas;
    });
    return seen.length < points.length / 3 ? [] : [{ of: named(canvas.parentElement ?? canvas), box }];
  });
  through.remove();
  const waiting = [
    ...[...document.querySelectorAll("[aria-busy=true], .spinner, .city-map[data-drawn=false]")]
      .filter(isShown)
      .map((each) => `${named(each)} waits`),
    ...[...document.images]
      .filter((image) => isShown(image) && (!image.complete || image.naturalWidth === 0))
      .map((image) => `a picture is not there: ${image.currentSrc.slice(-60)}`),
    ...(document.fonts.status === "loading" ? ["a face is on its way"] : []),
  ];
  return { width: innerWidth, waiting, canvases, texts, labels, towns };
};

/** What stands on a page now. */
export const seenOn = (page: Page): Promise<PageSight> => page.evaluate(read, [NAMES, GROUNDS, false] as const);

/** The texts of a page that do not lie within what clips them and what they stand on: the others are not looked at closely. */
export const textsBeyond = async (page: Page): Promise<readonly SeenText[]> =>
  (await page.evaluate(read, [NAMES, GROUNDS, true] as const)).texts;

/** What a page still waits for. */
export const waitedFor = async (page: Page): Promise<readonly string[]> => (await seenOn(page)).waiting;
