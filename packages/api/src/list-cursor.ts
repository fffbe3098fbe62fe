import { Schema } from "effect";

/** After which line of a list the next ones come: when that was last changed, in milliseconds since 1970, and its id. */
export interface ListPlace {
  readonly updatedAt: number;
  readonly id: string;
}

/** A place in a list as clients hand it back, made by `cursorAt`; what is in it is the server's own business. */
export const ListCursor = Schema.String.check(Schema.isPattern(/^\d{1,15}\.[\w-]{1,64}$/));

/** The cursor of a place. */
export const cursorAt = ({ updatedAt, id }: ListPlace): string => `${updatedAt}.${id}`;

/** The place of a cursor that was decoded as one. */
export const placeAt = (cursor: string): ListPlace => {
  const dot = cursor.indexOf(".");
  return { updatedAt: Number(cursor.slice(0, dot)), id: cursor.slice(dot + 1) };
};

/** One page of a list: of what was found, one more than `most` where there is more, that many, and where the next page begins. */
export const pageOf = <R extends ListPlace>(
  found: readonly R[],
  most: number,
): { readonly records: readonly R[]; readonly next: string | null } => {
  const records = found.slice(0, most);
  const last = records.at(-1);
  return { records, next: last && found.length > most ? cursorAt(last) : null };
};
