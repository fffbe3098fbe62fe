/**
 * How far a client has followed one table: the last entry and chat line it has, -1 for none, and through whose eyes: a seat,
 * -1 for a watcher, null when nobody has said.
 */
export interface Cursor {
  readonly id: string;
  readonly after: number;
  readonly chat: number;
  readonly seat: number | null;
}

/** The cursors as one event id: `table:entry:chat:seat` joined by commas. A reconnecting browser sends it back by itself. */
export const encodeCursors = (cursors: Iterable<Cursor>): string =>
  Array.from(cursors, (cursor) => `${cursor.id}:${cursor.after}:${cursor.chat}:${cursor.seat ?? -1}`).join(",");

/** The cursors in an event id; parts that are none are left out. */
export const decodeCursors = (id: string): readonly Cursor[] =>
  id.split(",").flatMap((part) => {
    const match = /^([\w-]{1,64}):(-1|\d{1,9}):(-1|\d{1,9}):(-1|\d{1,4})$/.exec(part);
    const [, id, after, chat, seat] = match ?? [];
    return id === undefined ? [] : [{ id, after: Number(after), chat: Number(chat), seat: Number(seat) }];
  });

/** Where a subscription begins: an event id of the same subscription wins over the input it began with. */
export const startAt = (
  tables: readonly { readonly id: string; readonly after: number; readonly chat?: number }[],
  lastEventId: string | null | undefined,
): readonly Cursor[] => {
  const resumed = new Map(decodeCursors(lastEventId ?? "").map((cursor) => [cursor.id, cursor]));
  const asked = tables.map(({ id, after, chat }) => ({ id, after, chat: chat ?? -1, seat: null }));
  return [...new Map(asked.map((cursor) => [cursor.id, resumed.get(cursor.id) ?? cursor])).values()];
};
