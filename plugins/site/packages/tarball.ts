import {crc32} from 'node:zlib';

/** A file of a package, named from the package's folder with `/`. */
export type PackedFile = {name: string; content: Buffer; isProgram?: boolean};

const BLOCK = 512;
/** When npm says that every file of a package was written: 1985-10-26T08:15:00Z. */
const WRITTEN_SECONDS = 499_162_500;

/**
 * The archive that npm installs from. Equal files give equal bytes on every machine, so that a lock
 * holds: nothing is compressed, since compressors differ and the states in it are compressed.
 */
export function tarball(files: readonly PackedFile[]): Buffer {
  const sorted = [...files].sort((a, b) => (a.name < b.name ? -1 : 1));
  const end = Buffer.alloc(2 * BLOCK);
  return gzip(Buffer.concat([...sorted.flatMap(entry), end]));
}

function entry({name, content, isProgram = false}: PackedFile): Buffer[] {
  const place = `package/${name}`;
  if (Buffer.byteLength(place) > 100) throw new Error(`${place} is longer than 100 bytes`);
  const header = Buffer.alloc(BLOCK);
  header.write(place, 0);
  header.write(octal(isProgram ? 0o755 : 0o644, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(content.length, 12), 124);
  header.write(octal(WRITTEN_SECONDS, 12), 136);
  // The sum counts its own field as spaces.
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return [header, content, Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)];
}

const octal = (value: number, width: number) => `${value.toString(8).padStart(width - 1, '0')}\0`;

/** RFC 1952 around stored blocks of RFC 1951. */
function gzip(data: Buffer): Buffer {
  const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
  const blocks: Buffer[] = [];
  for (let from = 0; from < data.length; from += 0xffff) {
    const part = data.subarray(from, from + 0xffff);
    const isLast = from + part.length === data.length;
    const start = Buffer.alloc(5);
    start.writeUInt8(isLast ? 1 : 0, 0);
    start.writeUInt16LE(part.length, 1);
    start.writeUInt16LE(part.length ^ 0xffff, 3);
    blocks.push(start, part);
  }
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(crc32(data), 0);
  tail.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, ...blocks, tail]);
}
