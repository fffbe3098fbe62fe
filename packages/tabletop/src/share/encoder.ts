import type { FilmShape, TakePicture } from "./film.ts";
import { type EncodedPicture, type FilmFacts, webmOf } from "./webm.ts";

/** Encoders by what a film calls them, the better first; one of them is in nearly every browser. */
const CODECS = [
  ["vp09.00.31.08", "V_VP9"],
  ["vp8", "V_VP8"],
] as const;
const BITS_PER_SECOND = 2_500_000;
/** Pictures from one that stands alone to the next, and those that may wait for the encoder. */
const [KEY_EVERY, WAITING] = [30, 6];
const LOOK_AGAIN_MS = 1000;

type Config = VideoEncoderConfig & { readonly framerate: number };

/** What this browser can encode a film with; null where it cannot. */
const supported = async (
  size: Pick<FilmFacts, "width" | "height">,
  framerate: number,
): Promise<{ readonly config: Config; readonly codec: FilmFacts["codec"] } | null> => {
  // An older browser, or a page that did not come over https.
  if (!("VideoEncoder" in globalThis)) return null;
  for (const [name, codec] of CODECS) {
    const config: Config = { codec: name, ...size, framerate, bitrate: BITS_PER_SECOND };
    const { supported: can } = await VideoEncoder.isConfigSupported(config).catch(() => ({ supported: false }));
    if (can === true) return { config, codec };
  }
  return null;
};

/** A film that is being written. */
export interface WebmWriter {
  readonly take: TakePicture;
  /** The whole film, once all pictures are in it. */
  finish(): Promise<Blob>;
  close(): void;
}

/** Waits until the encoder has taken a picture, or for a while: one that has failed takes none any more. */
const dequeued = (encoder: VideoEncoder): Promise<unknown> =>
  new Promise((resolve) => {
    encoder.addEventListener("dequeue", resolve, { once: true });
    setTimeout(resolve, LOOK_AGAIN_MS);
  });

/** Begins a film; null where this browser cannot make one. */
export const createWebm = async (
  { width, height }: Pick<FilmFacts, "width" | "height">,
  { perSecond }: Pick<FilmShape, "perSecond">,
): Promise<WebmWriter | null> => {
  const size = { width, height };
  const chosen = await supported(size, perSecond);
  if (!chosen) return null;
  const pictures: EncodedPicture[] = [];
  const fate: { failed: DOMException | null } = { failed: null };
  let [taken, length] = [0, 0];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      pictures.push({ data, at: Math.round(chunk.timestamp / 1000), isKey: chunk.type === "key" });
    },
    error: (error) => void (fate.failed = error),
  });
  encoder.configure(chosen.config);
  return {
    take: async (drawn, { at, lasts }) => {
      const frame = new VideoFrame(drawn, { timestamp: Math.round(at * 1000), duration: Math.round(lasts * 1000) });
      encoder.encode(frame, { keyFrame: taken % KEY_EVERY === 0 });
      frame.close();
      taken++;
      length = at + lasts;
      while (fate.failed === null && encoder.encodeQueueSize > WAITING) await dequeued(encoder);
      if (fate.failed !== null) throw fate.failed;
    },
    finish: async () => {
      await encoder.flush();
      const film = webmOf(pictures, { codec: chosen.codec, ...size, length });
      return new Blob([Uint8Array.from(film)], { type: "video/webm" });
    },
    close: () => {
      if (encoder.state !== "closed") encoder.close();
    },
  };
};
