/** A line of talk that leads to another table here: what stands before the link, and where it leads. */
export interface TableLink {
  readonly before: string;
  readonly href: string;
}

/** The link to a table of this very server in a line; null for a line without one, or with a link to elsewhere. */
export const tableLinkIn = (text: string, origin: string): TableLink | null => {
  const at = text.indexOf(`${origin}/table/`);
  const id = /^[\w-]{1,64}$/.exec(text.slice(at + `${origin}/table/`.length));
  return at < 0 || !id ? null : { before: text.slice(0, at), href: `/table/${id[0]}` };
};
