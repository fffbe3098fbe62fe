/// <reference lib="dom" />
// What runs in a page under measurement is typed as pages are.

/** What WebGL was asked to make and not to delete, by the context that draws. */
declare global {
  var graphics: Map<WebGL2RenderingContext, Set<unknown>> | undefined;
}

/** Runs in the page before all else: notes what WebGL is asked to make, and strikes out what it is asked to delete. */
export const countGpu = (): void => {
  const kept = new Map<WebGL2RenderingContext, Set<unknown>>();
  globalThis.graphics = kept;
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
        kept.set(this, (kept.get(this) ?? new Set()).add(made));
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
  for (const [context, made] of globalThis.graphics ?? []) if (!context.isContextLost()) live += made.size;
  return live;
};

/** Runs in the page: goes to another page of the app without loading anew. */
export const goWithin = (path: string): void => {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
};
