import path from 'node:path';
import type {Files} from './publication';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
};

/** The file that a server sends for an address below the site's; documents are asked for without `.html`. */
export function fileAt(
  address: string,
  files: Files,
): {file: string; content: string | Uint8Array} | undefined {
  const file = [address, `${address}.html`].find((name) => Object.hasOwn(files, name));
  return file === undefined ? undefined : {file, content: files[file] ?? ''};
}

export const contentTypeOf = (file: string): string =>
  TYPES[path.extname(file)] ?? 'application/octet-stream';
