import type { Sql } from "postgres";

/** Where the nodes of one database hear each other. */
const CHANNEL = "blueplate";

/** Milliseconds after which notices are sent again that did not go out. */
const AGAIN_AFTER_MS = 250;

/** What the nodes of a cluster tell each other: nothing that is not also to be found in the database. */
export interface Notices {
  readonly tell: (topic: string, text: string) => void;
  readonly onTold: (topic: string, hear: (text: string) => void) => void;
  /** Listens; `missed` is called whenever something may not have been heard. */
  readonly listen: (missed: () => void) => Promise<void>;
}

type Hear = (text: string) => void;

/**
 * Notices over NOTIFY. Those of one moment go out together, and while they are on their way the next ones gather: the busier a
 * server, the fewer statements.
 */
export const makeNotices = (client: Sql, me: number, failed: (cause: unknown) => void): Notices => {
  const heard = new Map<string, Hear[]>();
  let waiting = new Set<string>();
  let isSending = false;
  const send = async (): Promise<void> => {
    isSending = true;
    while (waiting.size > 0) {
      const sent = waiting;
      waiting = new Set();
      const texts = JSON.stringify([...sent]);
      try {
        await client`select pg_notify(${CHANNEL}, value) from json_array_elements_text(${texts}::text::json)`;
      } catch (cause) {
        failed(cause);
        waiting = new Set([...sent, ...waiting]);
        // With the next one, or else a little later.
        setTimeout(() => void (isSending || send()), AGAIN_AFTER_MS).unref();
        break;
      }
    }
    isSending = false;
  };
  const take = (payload: string): void => {
    const [node = "", topic = "", ...rest] = payload.split(" ");
    if (Number(node) === me) return;
    for (const hear of heard.get(topic) ?? []) hear(rest.join(" "));
  };
  return {
    tell: (topic, text) => {
      waiting.add(`${me} ${topic} ${text}`);
      if (!isSending) void send();
    },
    onTold: (topic, hear) => void heard.set(topic, [...(heard.get(topic) ?? []), hear]),
    listen: async (missed) => void (await client.listen(CHANNEL, take, missed)),
  };
};
