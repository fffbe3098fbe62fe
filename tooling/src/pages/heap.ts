import type { CDPSession } from "@playwright/test";

/** The part of a heap snapshot (the format of Chromium's DevTools) that is read here: fields of all nodes one after the other. */
interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] };
  };
  readonly nodes: readonly number[];
}

const takeSnapshot = async (session: CDPSession): Promise<HeapSnapshot> => {
  const chunks: string[] = [];
  const add = (part: { chunk: string }): void => void chunks.push(part.chunk);
  session.on("HeapProfiler.addHeapSnapshotChunk", add);
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  session.off("HeapProfiler.addHeapSnapshotChunk", add);
  const snapshot: HeapSnapshot = JSON.parse(chunks.join(""));
  return snapshot;
};

/**
 * Bytes that a page holds after the collector has gone through it, scripts and their elements, without compiled code: code that is
 * compiled for the second or third time comes and goes for minutes, some hundred kilobytes a minute.
 */
export const dataHeld = async (session: CDPSession): Promise<number> => {
  const { snapshot, nodes } = await takeSnapshot(session);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf("type"), fields.indexOf("self_size")];
  const code = types[0].indexOf("code");
  let held = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (nodes[node + type] !== code) held += nodes[node + size] ?? 0;
  return held;
};
