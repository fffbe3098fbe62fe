/// <reference lib="dom" />
// What runs in a page under measurement is typed as pages are.

/** A context that draws, which must not be kept by being counted, and what it was asked to make and not to delete. */
interface Drawn {
  readonly context: WeakRef<WebGL2RenderingContext>;
  readonly made: Set<unknown>;
}
declare global {
  var graphics: Set<Drawn> | undefined;
}

/** Runs in the page before all else: notes what WebGL is asked to make, and strikes out what it is asked to delete. */
export const countGpu = (): void => {
  const graphics = new Set<Drawn>();
  globalThis.graphics = graphics;
  const kept = new WeakMap<WebGL2RenderingContext, Set<unknown>>();
  const madeBy = (context: WebGL2RenderingContext): Set<unknown> => {
    const known = kept.get(context);
    if (known) return known;
    const made = new Set<unknown>();
    kept.set(context, made);
    graphics.add({ context: new WeakRef(context), made });
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
        kept.get(this)?.delete(each);
        drop.call(this, each);
      },
    });
  }
};

/** Runs in the page: objects that were made and not deleted, in contexts that have not been let go. */
export const liveGpu = (): number => {
  let live = 0;
  for (const { context, made } of globalThis.graphics ?? []) {
    if (context.deref()?.isContextLost() === false) live += made.size;
  }
  return live;
};

/** Runs in the page: goes to another page of the app without loading anew. */
export const goWithin = (path: string): void => {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
};
