/** What a plugin of Vite does to a page, in its words. */
interface PagePlugin {
  readonly name: string;
  readonly transformIndexHtml: { readonly order: "post"; readonly handler: (html: string) => string };
}

/**
 * The sign in both themes, on the ground of the page: it stands where it will stand with all sheets. Until a script says which
 * theme was chosen it is the machine's, also where the sheet is there already.
 */
const SIGN_STYLE = `<style>
      body { margin: 0; background: #f4ebd9; color: #2b2430; }
      .splash {
        display: grid; place-content: center; min-height: 60vh; text-align: center;
        font: 16px/1.5 "Rubik", system-ui, sans-serif;
      }
      .splash b {
        display: block; font: min(76px, 20vw)/1.2 "Lobster", "Rubik", serif;
        color: #b52f1f; text-shadow: 0 0 38px #d33e2c55;
      }
      .splash p { margin: 0; }
      .late { position: fixed; inset: auto 0 24px; margin: 0; text-align: center; visibility: hidden; animation: late 0s 20s forwards !important; }
      .late a { display: inline-block; min-height: 44px; padding: 0 12px; color: inherit; line-height: 44px; }
      @keyframes late { to { visibility: visible; } }
      [data-theme="dark"] .splash b { color: #ff7a63; }
      @media (prefers-color-scheme: dark) {
        html:not([data-theme]) body { background: #1b1824; color: #f6ebd6; }
        html:not([data-theme]) .splash b { color: #ff7a63; }
      }
    </style>`;

const ROOT = '<div id="root"></div>';

/**
 * What a page says by itself once its scripts should long have come: no script of it may have run that could say so. The link leads to
 * this very address.
 */
export const LATE = '<p class="late">Not all of this page has come. <a href="">Try again</a></p>';

/** What the page says of itself in its head, where it says anything. */
const saidIn = (html: string): string => {
  const said = /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
  return said === undefined ? "" : `<p>${said}</p>`;
};

/**
 * Hangs the sign over the door: the name and what the page says of itself stand in it before any script has come, and `afterSign`
 * takes them down. A browser draws what stands before a sheet without waiting for it, and runs no script before it has come: so
 * the sheets come after the sign, and are fetched before the scripts, which the first picture does not need.
 */
export const signFirst: PagePlugin = {
  name: "sign-first",
  transformIndexHtml: {
    order: "post",
    handler: (html) => {
      const sheets = html.match(/[ \t]*<link rel="stylesheet"[^>]*>\n?/g) ?? [];
      const head = sheets.reduce((rest, sheet) => rest.replace(sheet, ""), html);
      const scripts = /<(script type="module"|link rel="modulepreload") crossorigin/g;
      const sign = `<div id="root"><div class="splash"><b>Blueplate</b>${saidIn(html)}</div>${LATE}</div>`;
      return head
        .replace(scripts, '$& fetchpriority="low"')
        .replace("</head>", `  ${SIGN_STYLE}\n  </head>`)
        .replace(ROOT, sign)
        .replace("</body>", `${sheets.join("")}  </body>`);
    },
  },
};

/** What is read of a script that was built, in the words of the bundler. */
interface Script {
  readonly type: "chunk";
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
}

/** These scripts of a bundle, and all that they import. */
export const withImports = <S extends Script>(
  scripts: readonly S[],
  isWanted: (script: S) => boolean,
): readonly S[] => {
  const needed = new Set(scripts.filter(isWanted).map(({ fileName }) => fileName));
  for (const name of needed)
    for (const more of scripts.find(({ fileName }) => fileName === name)?.imports ?? []) needed.add(more);
  return scripts.filter(({ fileName }) => needed.has(fileName));
};

/** Where Vite stands when it writes a page. */
interface WrittenPage {
  readonly filename: string;
  readonly bundle?: Readonly<Record<string, Script | { readonly type: "asset" }>>;
}

interface LinkTag {
  readonly tag: "link";
  readonly attrs: { readonly rel: "modulepreload"; readonly crossorigin: true; readonly href: string };
  readonly injectTo: "head";
}

/**
 * What the first script of `index.html` asks for at once is fetched beside it, and run in tasks after it: in one they would keep the page
 * from answering, and so does asking for them by script. `asked`: modules by the ends of their paths.
 */
export const scriptsBeside = (asked: readonly string[], base = "/") => ({
  name: "scripts-beside",
  transformIndexHtml: {
    order: "post" as const,
    handler: (html: string, { filename, bundle = {} }: WrittenPage): LinkTag[] => {
      if (!filename.endsWith("/index.html")) return [];
      const scripts = Object.values(bundle).filter((file) => file.type === "chunk");
      const isAsked = ({ facadeModuleId }: Script): boolean => asked.some((end) => facadeModuleId?.endsWith(end));
      return withImports(scripts, isAsked)
        .filter(({ fileName }) => !html.includes(fileName))
        .map(({ fileName }) => ({
          tag: "link",
          attrs: { rel: "modulepreload", crossorigin: true, href: `${base}${fileName}` },
          injectTo: "head",
        }));
    },
  },
});

/** Letters are fetched when they are read, never carried in the style sheet however few they are. */
export const lettersApart = (file: string): false | undefined => (/\.woff2?$/.test(file) ? false : undefined);
