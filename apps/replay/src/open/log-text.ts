import { isPacked, LARGEST_LOG } from "@blueplate/kernel";

/** Why the bytes of a file are no text of a log: too many, compressed but not to be unpacked, or not UTF-8. */
export type NoLogText = "too-large" | "damaged" | "no-text";

/** Everything that the stream brings, unless it is more than any game makes: then the rest is never unpacked. */
const collected = async (stream: ReadableStream<Uint8Array>): Promise<Blob | null> => {
  const reader = stream.getReader();
  const parts: BlobPart[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > LARGEST_LOG) {
      await reader.cancel();
      return null;
    }
    parts.push(next.value.slice());
  }
  return new Blob(parts);
};

/** The bytes as they were before they were compressed; null when they are too many, "damaged" when they cannot be had. */
const unpacked = async (file: Blob): Promise<Blob | null | "damaged"> => {
  try {
    return await collected(file.stream().pipeThrough(new DecompressionStream("gzip")));
  } catch {
    return "damaged";
  }
};

/** The text of a log file, unpacked if it is a compressed one (docs/formats.md); or why there is none. */
export const logTextOf = async (file: Blob): Promise<{ readonly text: string } | NoLogText> => {
  if (file.size > LARGEST_LOG) return "too-large";
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const plain = isPacked(head) ? await unpacked(file) : file;
  if (plain === "damaged") return plain;
  if (!plain) return "too-large";
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(await plain.arrayBuffer()) };
  } catch {
    return "no-text";
  }
};
