import { Agent, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import type { ClusterNode } from "@blueplate/store";
import type { RemoteAnswer, RemoteCall } from "./remote-call.ts";

/** Milliseconds after which a server that says nothing is given up. */
const ANSWER_WITHIN_MS = 15_000;

/** The server could not be reached, so nothing has happened there; or the connection broke, and nobody knows. */
export type Unanswered = { readonly _tag: "Unreached" } | { readonly _tag: "Lost" };

/** The other servers of a cluster, as they are asked. */
export interface Peers {
  readonly call: (node: ClusterNode, call: RemoteCall) => Promise<RemoteAnswer | Unanswered>;
  /** Posts something and reads the answer as it comes; null where there is none. */
  readonly open: (
    node: ClusterNode,
    path: string,
    body: unknown,
    signal?: AbortSignal,
  ) => Promise<IncomingMessage | Unanswered>;
  /** Ends whatever waits for a server that is not among these. */
  readonly keepOnly: (nodes: readonly ClusterNode[]) => void;
}

/** Posts over an agent's connections; answers once the first of the answer is there. */
const posted = (agent: Agent, url: URL, secret: string, body: unknown, signal?: AbortSignal) =>
  new Promise<IncomingMessage | Unanswered>((resolve) => {
    let isConnected = false;
    const headers = { Authorization: `Bearer ${secret}`, "Content-Type": "application/json" };
    const asked = request(url, { method: "POST", agent, headers, ...(signal && { signal }) });
    asked.once("socket", (socket) => {
      isConnected = !socket.connecting;
      if (!isConnected) socket.once("connect", () => (isConnected = true));
    });
    asked.once("error", () => resolve({ _tag: isConnected ? "Lost" : "Unreached" }));
    asked.once("response", (response) => {
      if (response.statusCode === 200) return resolve(response);
      response.resume();
      resolve({ _tag: "Unreached" });
    });
    asked.end(JSON.stringify(body));
  });

/** Asks with the shared secret. */
export const makePeers = (secret: string): Peers => {
  const agents = new Map<number, Agent>();
  const agentOf = ({ id }: ClusterNode): Agent => {
    const agent = agents.get(id) ?? new Agent({ keepAlive: true });
    agents.set(id, agent);
    return agent;
  };
  const open: Peers["open"] = (node, path, body, signal) =>
    posted(agentOf(node), new URL(path, node.url), secret, body, signal);
  return {
    open,
    call: async (node, call) => {
      const opened = await open(node, "/call", call, AbortSignal.timeout(ANSWER_WITHIN_MS));
      if ("_tag" in opened) return opened;
      return text(opened).then(
        // cast: servers of one cluster say nothing else; they are of one version, or of two that follow each other.
        (said) => JSON.parse(said) as RemoteAnswer,
        () => ({ _tag: "Lost" as const }),
      );
    },
    keepOnly: (nodes) => {
      for (const [id, agent] of agents) {
        if (nodes.some((node) => node.id === id)) continue;
        agents.delete(id);
        agent.destroy();
      }
    },
  };
};
