import {readdirSync} from 'node:fs';
import path from 'node:path';

/** The folder that holds the built site. */
export const siteDirectory = process.env.SITE_DIRECTORY ?? 'build';

/** The addresses of all pages of the built site, as hosts serve them; documents of frames are assets. */
export function builtAddresses(): string[] {
  return readdirSync(siteDirectory, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .filter((file) => !file.startsWith('/assets/'))
    .map((file) => file.replace(/(\/index)?\.html$/, '') || '/')
    .sort();
}

/** Width and height that the header of a PNG states; `undefined` where the bytes are no PNG. */
export function pngSize(bytes: Buffer): {width: number; height: number} | undefined {
  if (bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') return undefined;
  return {width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20)};
}
