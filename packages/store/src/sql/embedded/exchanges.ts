/** The messages after which a client waits for an answer, by their first byte: Sync and a simple query. */
const ASKS = new Set([0x53, 0x51]);
const TYPE_BYTES = 1;

/**
 * What a driver writes at once, in parts that the database answers one by one: a driver with several questions does not wait for the answer
 * to the first. Messages of PostgreSQL's protocol: a byte that says which, and the length of the rest as four. The first message of a
 * connection has no such byte; it stands alone.
 */
export const exchangesIn = (asked: Uint8Array): readonly Uint8Array[] => {
  if (asked[0] === 0) return [asked];
  const view = new DataView(asked.buffer, asked.byteOffset, asked.byteLength);
  const parts: Uint8Array[] = [];
  let begin = 0;
  for (let at = 0; at < asked.length;) {
    const type = asked[at] ?? 0;
    at += TYPE_BYTES + view.getUint32(at + TYPE_BYTES);
    if (!ASKS.has(type) && at < asked.length) continue;
    parts.push(asked.subarray(begin, at));
    begin = at;
  }
  return parts;
};
