import type { LinkPreview } from "./texts.ts";

/** The ids of tables. */
const ID = "[\\w-]{1,64}";
const TABLE = new RegExp(`^/table/(${ID})/?$`);
const PICTURE = new RegExp(`^/preview/(${ID})\\.png$`);

/** True for the front door. */
export const isFrontDoor = ({ pathname }: URL): boolean => pathname === "/";

/** The table that a page is of: that of the table itself, or the replay of it; null for every other page. */
export const tableInPage = (address: URL): string | null => {
  if (address.pathname === "/replay/") {
    const table = address.searchParams.get("table");
    return table !== null && new RegExp(`^${ID}$`).test(table) ? table : null;
  }
  return TABLE.exec(address.pathname)?.[1] ?? null;
};

/** The table whose picture an address names; null for every other address. */
export const tableInPicture = ({ pathname }: URL): string | null => PICTURE.exec(pathname)?.[1] ?? null;

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** What people wrote, as it may stand in an attribute. */
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);

/** A page with what its link shows elsewhere (https://ogp.me): title, text and picture. `site` is where the page came from. */
export const withPreview = (page: string, { title, text, picture }: LinkPreview, site: string): string => {
  const tags: readonly (readonly [string, string])[] = [
    ["og:site_name", "Blueplate"],
    ["og:type", "website"],
    ["og:title", title],
    ["og:description", text],
    ["og:image", `${site}${picture}`],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["twitter:card", "summary_large_image"],
  ];
  const lines = tags.map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`);
  // What people wrote may hold signs that stand for something in a replacement.
  return page.replace("</head>", () => `${lines.join("\n    ")}\n  </head>`);
};
