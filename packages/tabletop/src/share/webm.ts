/** A picture of a film as an encoder gives it. */
export interface EncodedPicture {
  readonly data: Uint8Array;
  /** Milliseconds from the beginning. */
  readonly at: number;
  /** It can be shown without the pictures before it. */
  readonly isKey: boolean;
}

/** What a film says of itself. */
export interface FilmFacts {
  readonly codec: "V_VP8" | "V_VP9";
  readonly width: number;
  readonly height: number;
  /** In milliseconds. */
  readonly length: number;
}

type Part = Uint8Array;

/** The ids of the elements (RFC 9559) that a film of one track needs. */
const ID = {
  head: 0x1a45dfa3,
  version: 0x4286,
  readVersion: 0x42f7,
  idLength: 0x42f2,
  sizeLength: 0x42f3,
  kind: 0x4282,
  kindVersion: 0x4287,
  kindReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  muxer: 0x4d80,
  writer: 0x5741,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  number: 0xd7,
  uid: 0x73c5,
  trackKind: 0x83,
  lacing: 0x9c,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  block: 0xa3,
} as const;

/** A number in as few bytes as it takes, the highest first; one at least. */
const bytesOf = (value: number): Part => {
  const bytes: number[] = [];
  for (let rest = value; rest > 0 || bytes.length === 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return Uint8Array.from(bytes);
};

/** How many bytes follow, in eight bytes: the first says that there are seven more. */
const sizeOf = (length: number): Part => {
  const bytes = new Uint8Array(8);
  bytes.set(bytesOf(length), 8 - bytesOf(length).length);
  bytes[0] = 1;
  return bytes;
};

const joined = (parts: readonly Part[]): Part => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

const element = (id: number, ...content: readonly Part[]): Part => {
  const body = joined(content);
  return joined([bytesOf(id), sizeOf(body.length), body]);
};
const whole = (id: number, value: number): Part => element(id, bytesOf(value));
const text = (id: number, value: string): Part => element(id, new TextEncoder().encode(value));
const real = (id: number, value: number): Part => {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return element(id, bytes);
};

const KEY = 0x80;

const block = ({ data, at, isKey }: EncodedPicture, from: number): Part => {
  // The track, as a number of one byte; then the time within the cluster.
  const head = Uint8Array.from([0x81, 0, 0, isKey ? KEY : 0]);
  new DataView(head.buffer).setInt16(1, at - from);
  return element(ID.block, head, data);
};

/** Every picture that stands alone begins a cluster: times in it are told from there, in two bytes. */
const clusters = (pictures: readonly EncodedPicture[]): readonly Part[] => {
  const groups: EncodedPicture[][] = [];
  for (const picture of pictures) {
    if (picture.isKey || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(picture);
  }
  return groups.map((group) => {
    const from = group[0]?.at ?? 0;
    return element(ID.cluster, whole(ID.timestamp, from), ...group.map((picture) => block(picture, from)));
  });
};

/**
 * The pictures of an encoder as a WebM file. By hand, since one track without sound needs two dozen elements: of the packages that write
 * this format one is given up by its author, and the one that follows it reads and writes every other format besides.
 */
export const webmOf = (pictures: readonly EncodedPicture[], { codec, width, height, length }: FilmFacts): Uint8Array =>
  joined([
    element(
      ID.head,
      whole(ID.version, 1),
      whole(ID.readVersion, 1),
      whole(ID.idLength, 4),
      whole(ID.sizeLength, 8),
      text(ID.kind, "webm"),
      whole(ID.kindVersion, 4),
      whole(ID.kindReadVersion, 2),
    ),
    element(
      ID.segment,
      // A million nanoseconds: times are milliseconds.
      element(
        ID.info,
        whole(ID.scale, 1_000_000),
        text(ID.muxer, "Blueplate"),
        text(ID.writer, "Blueplate"),
        real(ID.duration, length),
      ),
      element(
        ID.tracks,
        element(
          ID.track,
          whole(ID.number, 1),
          whole(ID.uid, 1),
          whole(ID.trackKind, 1),
          whole(ID.lacing, 0),
          text(ID.codec, codec),
          element(ID.video, whole(ID.width, width), whole(ID.height, height)),
        ),
      ),
      ...clusters(pictures),
    ),
  ]);
