/** Parts in which tables and studies are given to the nodes of a cluster. */
export const SHARDS = 64;

/** The shard of a table or study: its id, hashed (FNV-1a). */
export const shardOf = (id: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % SHARDS;
};

/**
 * Who is to own each shard, the same for everybody who knows the same: whoever has one keeps it, up to an equal part; what nobody has, or
 * somebody has too much of, goes to those with less. `owners` by shard, `nodes` those that take shards; null where nobody does.
 */
export const planShards = (
  owners: readonly (number | null)[],
  nodes: readonly number[],
): readonly (number | null)[] => {
  if (nodes.length === 0) return owners.map(() => null);
  const least = Math.floor(owners.length / nodes.length);
  const counts = new Map(nodes.map((node): [number, number] => [node, 0]));
  let spare = owners.length - least * nodes.length;
  const takes = (node: number): boolean => {
    const count = counts.get(node);
    if (count === undefined || count > least || (count === least && spare === 0)) return false;
    if (count === least) spare -= 1;
    counts.set(node, count + 1);
    return true;
  };
  const kept = owners.map((owner) => (owner !== null && takes(owner) ? owner : null));
  return kept.map((owner) => owner ?? nodes.find(takes) ?? null);
};
