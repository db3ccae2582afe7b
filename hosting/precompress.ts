import {readdir, readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {compressedTypes, typeOf} from './types';

/** Files below this many bytes gain nothing. */
const SMALLEST = 256;

/** As many at once as libuv has threads. */
const AT_ONCE = 4;

/**
 * Puts a `.br` and a `.gz` beside every file of text or WebAssembly that has none as new as itself; `quality` is
 * brotli's, 0 to 11. Returns how many files it compressed.
 */
export async function precompress(directory: string, quality = 11): Promise<number> {
  const names = await readdir(directory, {recursive: true, withFileTypes: true});
  const files = names
    .filter((entry) => entry.isFile() && !/^_|\.(br|gz)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => compressedTypes.includes(typeOf(file)));
  let count = 0;
  const work = async () => {
    for (let file = files.pop(); file; file = files.pop())
      if (await compress(file, quality)) count += 1;
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  return count;
}

async function compress(file: string, quality: number): Promise<boolean> {
  const content = await readFile(file);
  if (content.length < SMALLEST || (await isCompressed(file))) return false;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, {params}));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, {level: Math.min(quality, 9)}));
  return true;
}

async function isCompressed(file: string): Promise<boolean> {
  const times = [file, `${file}.br`, `${file}.gz`].map((one) =>
    stat(one).then(({mtimeMs}) => mtimeMs),
  );
  const [source, ...copies] = await Promise.allSettled(times);
  return copies.every(
    (copy) =>
      copy.status === 'fulfilled' && source?.status === 'fulfilled' && copy.value >= source.value,
  );
}
