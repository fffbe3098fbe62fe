/** A key of 128 bits as four 32-bit words, lowest first. */
export type SipKey = readonly [number, number, number, number];

/** A text as bytes, UTF-16 with the low byte first. */
export const bytesOf = (text: string): readonly number[] => {
  const bytes: number[] = [];
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    bytes.push(unit & 0xff, unit >>> 8);
  }
  return bytes;
};

/** The four 64-bit lanes, each as a low and a high half. */
interface Lanes {
  al: number;
  ah: number;
  bl: number;
  bh: number;
  cl: number;
  ch: number;
  dl: number;
  dh: number;
}

/** 1 when the sum of two unsigned 32-bit halves overflowed. */
const carry = (sum: number, part: number): number => (sum >>> 0 < part >>> 0 ? 1 : 0);

/** a += b; b <<<= turn; b ^= a; a <<<= 32. */
const left = (v: Lanes, turn: number): void => {
  const low = (v.al + v.bl) | 0;
  const high = (v.ah + v.bh + carry(low, v.bl)) | 0;
  const { bl, bh } = v;
  v.bl = ((bl << turn) | (bh >>> (32 - turn))) ^ low;
  v.bh = ((bh << turn) | (bl >>> (32 - turn))) ^ high;
  v.al = high;
  v.ah = low;
};

/** c += d; d <<<= turn; d ^= c. */
const right = (v: Lanes, turn: number): void => {
  const low = (v.cl + v.dl) | 0;
  v.ch = (v.ch + v.dh + carry(low, v.dl)) | 0;
  v.cl = low;
  const { dl, dh } = v;
  v.dl = ((dl << turn) | (dh >>> (32 - turn))) ^ v.cl;
  v.dh = ((dh << turn) | (dl >>> (32 - turn))) ^ v.ch;
};

/** a += d; d <<<= 21; d ^= a. */
const outer = (v: Lanes): void => {
  const low = (v.al + v.dl) | 0;
  v.ah = (v.ah + v.dh + carry(low, v.dl)) | 0;
  v.al = low;
  const { dl, dh } = v;
  v.dl = ((dl << 21) | (dh >>> 11)) ^ v.al;
  v.dh = ((dh << 21) | (dl >>> 11)) ^ v.ah;
};

/** c += b; b <<<= 17; b ^= c; c <<<= 32. */
const inner = (v: Lanes): void => {
  const low = (v.cl + v.bl) | 0;
  const high = (v.ch + v.bh + carry(low, v.bl)) | 0;
  const { bl, bh } = v;
  v.bl = ((bl << 17) | (bh >>> 15)) ^ low;
  v.bh = ((bh << 17) | (bl >>> 15)) ^ high;
  v.cl = high;
  v.ch = low;
};

const rounds = (v: Lanes, count: number): void => {
  for (let nth = 0; nth < count; nth++) {
    left(v, 13);
    right(v, 16);
    outer(v);
    inner(v);
  }
};

const absorb = (v: Lanes, low: number, high: number): void => {
  v.dl ^= low;
  v.dh ^= high;
  rounds(v, 2);
  v.al ^= low;
  v.ah ^= high;
};

const word = (bytes: readonly number[], at: number): number =>
  (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24);

/**
 * SipHash-2-4 (Aumasson, Bernstein): a keyed function whose outputs tell nothing about the key. `bytes` are numbers from
 * 0 to 255; the answer is the low and the high half of 64 bits, both unsigned.
 */
export const sipHash = (key: SipKey, bytes: readonly number[]): readonly [number, number] => {
  const [kl, kh, ml, mh] = key;
  const v: Lanes = {
    al: kl ^ 0x70736575,
    ah: kh ^ 0x736f6d65,
    bl: ml ^ 0x6e646f6d,
    bh: mh ^ 0x646f7261,
    cl: kl ^ 0x6e657261,
    ch: kh ^ 0x6c796765,
    dl: ml ^ 0x79746573,
    dh: mh ^ 0x74656462,
  };
  const whole = bytes.length - (bytes.length % 8);
  for (let at = 0; at < whole; at += 8) absorb(v, word(bytes, at), word(bytes, at + 4));
  absorb(v, word(bytes, whole), word(bytes, whole + 4) | ((bytes.length & 0xff) << 24));
  v.cl ^= 0xff;
  rounds(v, 4);
  return [(v.al ^ v.bl ^ v.cl ^ v.dl) >>> 0, (v.ah ^ v.bh ^ v.ch ^ v.dh) >>> 0];
};
