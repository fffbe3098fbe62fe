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
      [data-theme="dark"] .splash b { color: #ff7a63; }
      @media (prefers-color-scheme: dark) {
        html:not([data-theme]) body { background: #1b1824; color: #f6ebd6; }
        html:not([data-theme]) .splash b { color: #ff7a63; }
      }
    </style>`;

const ROOT = '<div id="root"></div>';

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
      const sign = `<div id="root"><div class="splash"><b>Blueplate</b>${saidIn(html)}</div></div>`;
      return head
        .replace(scripts, '$& fetchpriority="low"')
        .replace("</head>", `  ${SIGN_STYLE}\n  </head>`)
        .replace(ROOT, sign)
        .replace("</body>", `${sheets.join("")}  </body>`);
    },
  },
};

/** Letters are fetched when they are read, never carried in the style sheet however few they are. */
export const lettersApart = (file: string): false | undefined => (/\.woff2?$/.test(file) ? false : undefined);
