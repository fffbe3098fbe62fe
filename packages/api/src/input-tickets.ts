/** An input that another thread has decoded, by the schema that it was decoded by. */
interface DecodedInput {
  readonly schema: unknown;
  readonly value: unknown;
}

/** tRPC takes inputs as text alone: a decoded one waits here under a ticket that nobody can guess, and goes through as that. */
const waiting = new Map<string, DecodedInput>();

/** Puts a decoded input in the place of its text. `ticket`: the text's one value; `drop` forgets it if nobody has asked for it. */
export const ticketFor = (schema: unknown, value: unknown): { readonly ticket: string; readonly drop: () => void } => {
  const ticket = `decoded ${crypto.randomUUID()}`;
  waiting.set(ticket, { schema, value });
  return { ticket, drop: () => void waiting.delete(ticket) };
};

/** The input that a ticket stands for, once, where the same schema is asked for; null for everything else. */
export const inputOfTicket = (schema: unknown, input: unknown): { readonly value: unknown } | null => {
  if (typeof input !== "string") return null;
  const found = waiting.get(input);
  if (!found || found.schema !== schema) return null;
  waiting.delete(input);
  return { value: found.value };
};
