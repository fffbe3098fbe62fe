import type { ServerResponse } from "node:http";

/** Whose stream it is, as far as it is known, and from which network. */
export interface StreamHolder {
  readonly guest: string | null;
  readonly network: string | null;
}

const UNKNOWN: StreamHolder = { guest: null, network: null };

/** The streams of events that are open. */
export interface OpenStreams {
  readonly add: (response: ServerResponse) => void;
  /** Says whose a stream is. */
  readonly name: (response: ServerResponse, holder: StreamHolder) => void;
  /** Cuts those of some holders: whoever held them is asked who they are when they come again. */
  readonly cut: (isMeant: (holder: StreamHolder) => boolean) => void;
  readonly count: () => number;
}

/** Streams with their holders, each until its connection ends. */
export const openStreams = (): OpenStreams => {
  const streams = new Map<ServerResponse, StreamHolder>();
  return {
    add: (response) => {
      streams.set(response, UNKNOWN);
      response.once("close", () => streams.delete(response));
    },
    name: (response, holder) => {
      if (streams.has(response)) streams.set(response, holder);
    },
    cut: (isMeant) => {
      for (const [response, holder] of streams) if (isMeant(holder)) response.destroy();
    },
    count: () => streams.size,
  };
};
