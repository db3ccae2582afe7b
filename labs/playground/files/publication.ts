import {createHash} from 'node:crypto';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {loadJson, storeJson} from '../../../facts/cache/cacheFile';
import {digestOf} from '../../../facts/cache/digestOf';
import {ASSETS, type PublishedFile} from '../protocol';

/** Files to write, by their paths below the site's base address. */
export type Files = Record<string, string | Uint8Array>;

/** Collects files whose names have a digest of their content, and measures them as a server sends them. */
export type Publication = {
  files: Files;
  add: (name: string, content: string | Uint8Array) => PublishedFile;
  /** Bytes of a text under the compression of a server. */
  bytesOf: (name: string, content: string | Uint8Array) => number;
};

/** Starts a publication; `cache` is a folder that keeps what was measured. */
export function createPublication(cache: string): Publication {
  const files: Files = {};
  const bytesOf = (name: string, content: string | Uint8Array): number => {
    const quality = qualityFor(name, content);
    const file = {
      folder: path.join(cache, path.dirname(name)),
      name: path.basename(name),
      digest: digestOf([`brotli ${quality}`, content]),
    };
    return loadJson<number>(file) ?? storeJson(file, brotliBytes(content, quality));
  };
  const add = (name: string, content: string | Uint8Array): PublishedFile => {
    const {dir, name: base, ext} = path.posix.parse(name);
    const digest = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const file = `${ASSETS}${path.posix.join(dir, `${base}-${digest}`)}`;
    files[`${file}${ext}`] = content;
    // Servers send documents under their names without ".html".
    return {file: ext === '.html' ? file : `${file}${ext}`, bytes: bytesOf(name, content)};
  };
  return {files, add, bytesOf};
}

/** Compilers, which would take a minute at the quality of other files. */
const LARGE_BYTES = 2_000_000;

/** As the files of a build are compressed; programs and sources, of which there are hundreds, are measured at less. */
const QUALITY = 11;
const QUALITY_OF_PROGRAMS = 9;

function qualityFor(name: string, {length}: {length: number}): number {
  if (length > LARGE_BYTES) return 4;
  return /^(programs|sources)\//.test(name) ? QUALITY_OF_PROGRAMS : QUALITY;
}

const brotliBytes = (content: string | Uint8Array, quality: number): number =>
  brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}}).length;
