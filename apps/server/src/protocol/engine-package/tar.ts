/** A file of an archive, by its path within. */
export interface ArchivedFile {
  readonly path: string;
  readonly content: Uint8Array;
}

const BLOCK = 512;

/** Longest name of a file; what is longer is divided at a slash. */
const NAME = 100;

const octal = (value: number, digits: number): string => `${value.toString(8).padStart(digits - 1, "0")}\0`;

/** A path as its two fields hold it. */
const dividedPath = (path: string): readonly [prefix: string, name: string] => {
  if (path.length <= NAME) return ["", path];
  const at = path.indexOf("/", path.length - NAME - 1);
  if (at < 0 || at > 155) throw new RangeError(`too long for an archive: ${path}`);
  return [path.slice(0, at), path.slice(at + 1)];
};

/** The head of a file (POSIX ustar); the same files make the same archive, byte for byte. */
const headerOf = ({ path, content }: ArchivedFile): Buffer => {
  const header = Buffer.alloc(BLOCK);
  const [prefix, name] = dividedPath(path);
  header.write(name, 0);
  header.write(octal(0o644, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(content.length, 12), 124);
  header.write(octal(0, 12), 136);
  header.write("        0", 148);
  header.write("ustar\u000000", 257);
  header.write(prefix, 345);
  const sum = header.reduce((all, byte) => all + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return header;
};

/** Files as a tar archive. */
export const tarOf = (files: readonly ArchivedFile[]): Buffer => {
  const parts = files.flatMap((file) => {
    const rest = (BLOCK - (file.content.length % BLOCK)) % BLOCK;
    return [headerOf(file), file.content, Buffer.alloc(rest)];
  });
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]);
};
