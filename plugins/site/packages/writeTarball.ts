import {gzipSync} from 'node:zlib';

/** A file of a package. */
export type PackedFile = {
  /** Place below the folder of the package, with slashes: `bin/serve.js`. */
  path: string;
  content: string | Uint8Array;
  isExecutable?: boolean;
};

const BLOCK = 512;
/** The folder that npm expects at the root of every package. */
const ROOT = 'package';
/** The time that `npm pack` gives every file: 1985-10-26 08:15 UTC. */
const MODIFIED_SECONDS = 499_162_500;
/** What gzip notes of a system that is not known, so that every system writes the same. */
const UNKNOWN_SYSTEM = 255;

/** A package as npm installs it (`.tgz`); the same bytes for the same files, in whatever order they come. */
export function writeTarball(files: readonly PackedFile[]): Uint8Array {
  const sorted = [...files].sort((one, other) => (one.path < other.path ? -1 : 1));
  const blocks = sorted.flatMap((file) => {
    const content = Buffer.from(file.content);
    return [headerOf(file, content.length), content, Buffer.alloc(-content.length & (BLOCK - 1))];
  });
  const archive = gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]), {level: 9});
  archive[9] = UNKNOWN_SYSTEM;
  return archive;
}

// The name of the POSIX format: cspell:ignore ustar
/** The header of a file in that format. */
function headerOf({path, isExecutable = false}: PackedFile, size: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  const name = `${ROOT}/${path}`;
  if (Buffer.byteLength(name) > 100) {
    throw new Error(`"${name}" is longer than the 100 bytes that a header holds: shorten it`);
  }
  const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, '0');
  const fields: readonly [number, string][] = [
    [0, name],
    [100, octal(isExecutable ? 0o755 : 0o644, 8)],
    [108, octal(0, 8)],
    [116, octal(0, 8)],
    [124, octal(size, 12)],
    [136, octal(MODIFIED_SECONDS, 12)],
    // The sum is taken with blanks in its own place.
    [148, ' '.repeat(8)],
    [156, '0'],
    [257, 'ustar\u000000'],
  ];
  for (const [offset, text] of fields) header.write(text, offset, 'utf8');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 7)}\0 `, 148, 'latin1');
  return header;
}
