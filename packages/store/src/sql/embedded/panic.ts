const ERROR_RESPONSE = 0x45;
const HEAD_BYTES = 5;

/** The fields of an error as PostgreSQL's protocol tells them: a letter and a text each. */
const fieldsOf = (body: Uint8Array): ReadonlyMap<string, string> =>
  new Map(
    new TextDecoder()
      .decode(body)
      .split("\0")
      .map((field): [string, string] => [field.slice(0, 1), field.slice(1)]),
  );

/**
 * Why the database cannot go on, where one of these messages of its protocol says that; null where none does. A server of PostgreSQL
 * ends itself then and starts anew. The embedded one stays as it is, and what it is asked next it never answers.
 */
export const panicIn = (answer: Uint8Array): string | null => {
  const view = new DataView(answer.buffer, answer.byteOffset, answer.byteLength);
  for (let at = 0; at + HEAD_BYTES <= answer.length; at += 1 + view.getUint32(at + 1)) {
    if (answer[at] !== ERROR_RESPONSE) continue;
    const fields = fieldsOf(answer.subarray(at + HEAD_BYTES, at + 1 + view.getUint32(at + 1)));
    if (fields.get("V") === "PANIC") return fields.get("M") ?? "no reason given";
  }
  return null;
};
