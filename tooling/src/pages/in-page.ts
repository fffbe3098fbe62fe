/// <reference lib="dom" />
// What runs in a page under measurement is typed as pages are.

/** What WebGL was asked to make and not to delete, by the context that draws; being counted keeps neither of them. */
interface Graphics {
  readonly contexts: Set<WeakRef<WebGL2RenderingContext>>;
  readonly made: WeakMap<WebGL2RenderingContext, Set<unknown>>;
}
/** When a game was asked for, when its first picture was drawn, and when the town stood, in milliseconds since the page began. */
interface Picture {
  asked: number;
  drawn: number | null;
  town: number | null;
}
declare global {
  var graphics: Graphics | undefined;
  var picture: Picture | undefined;
}

/** Runs in the page before all else: notes what WebGL is asked to make, and strikes out what it is asked to delete. */
export const countGpu = (): void => {
  const graphics: Graphics = { contexts: new Set(), made: new WeakMap() };
  globalThis.graphics = graphics;
  const madeBy = (context: WebGL2RenderingContext): Set<unknown> => {
    const known = graphics.made.get(context);
    if (known) return known;
    const made = new Set<unknown>();
    graphics.made.set(context, made);
    graphics.contexts.add(new WeakRef(context));
    return made;
  };
  const { prototype } = WebGL2RenderingContext;
  for (const kind of [
    "Buffer",
    "Texture",
    "Framebuffer",
    "Renderbuffer",
    "VertexArray",
    "Program",
    "Shader",
  ] as const) {
    // cast: what makes and drops each kind is called alike, with arguments of its own.
    const make = prototype[`create${kind}`] as (this: WebGL2RenderingContext, ...given: unknown[]) => unknown;
    // cast: as above.
    const drop = prototype[`delete${kind}`] as (this: WebGL2RenderingContext, each: unknown) => void;
    Object.assign(prototype, {
      [`create${kind}`](this: WebGL2RenderingContext, ...given: unknown[]) {
        const made = make.apply(this, given);
        madeBy(this).add(made);
        return made;
      },
      [`delete${kind}`](this: WebGL2RenderingContext, each: unknown) {
        madeBy(this).delete(each);
        drop.call(this, each);
      },
    });
  }
};

/** Runs in the page: objects that were made and not deleted, in contexts that have not been let go. */
export const liveGpu = (): number => {
  let live = 0;
  for (const each of globalThis.graphics?.contexts ?? []) {
    const context = each.deref();
    if (context?.isContextLost() === false) live += globalThis.graphics?.made.get(context)?.size ?? 0;
  }
  return live;
};

/** Runs in the page: goes to another page of the app without loading anew. */
export const goWithin = (path: string): void => {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
};

/** Runs in the page before all else: notes when a file is chosen and when the first position is drawn. */
export const watchPicture = (): void => {
  const picture: Picture = { asked: 0, drawn: null, town: null };
  globalThis.picture = picture;
  addEventListener(
    "change",
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === "file") picture.asked = performance.now();
    },
    { capture: true },
  );
  /** Once the page holds it, the browser draws it in the first and shows it with the second. */
  const note = (what: "drawn" | "town"): void =>
    void requestAnimationFrame(() => requestAnimationFrame(() => (picture[what] ??= performance.now())));
  const look = (): void => {
    if (!document.querySelector(".chains li")) return;
    const town = document.querySelector(".city-map[data-drawn=true]");
    if (town) note("town");
    // The town in three dimensions begins as the flat map.
    const isDrawn = town !== null || document.querySelector(".flat-map svg") !== null;
    if (isDrawn) note("drawn");
    if (town || (isDrawn && !document.querySelector(".city-map"))) watch.disconnect();
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { subtree: true, childList: true, attributeFilter: ["data-drawn"] });
};

/** Runs in the page: milliseconds from asking to the first picture, or to the town in three dimensions; null before it. */
export const drawnAt = (what: "drawn" | "town"): number | null => {
  const { asked = 0, [what]: at = null } = globalThis.picture ?? {};
  return at === null ? null : at - asked;
};

/** Runs in the page: the step that is shown, once two more pictures were drawn. */
export const shownStep = (): Promise<string | null> =>
  new Promise((resolve) => {
    const tell = (): void =>
      resolve(document.querySelector(".timeline [role=slider]")?.getAttribute("aria-valuenow") ?? null);
    requestAnimationFrame(() => requestAnimationFrame(tell));
  });
