import { rememberName } from "@blueplate/tabletop";

/** The name that somebody has given in a field, remembered for the next time; nothing where they have given none. */
export const givenName = (text: string): { readonly name?: string } => {
  const name = text.trim();
  if (name === "") return {};
  rememberName(name);
  return { name };
};
