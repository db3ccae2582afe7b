import type {Rule} from './rule';

const WASM = 'application/wasm';

/**
 * The media type of every kind of file in a build. Hosts know those of the web; `sources` are the
 * ones they do not, or take for something else: `.ts` for a video.
 */
const webTypes: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  ico: 'image/x-icon',
  js: 'text/javascript',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  tgz: 'application/gzip',
  txt: 'text/plain',
  wasm: WASM,
  woff2: 'font/woff2',
  xml: 'application/xml',
  zip: 'application/zip',
};

export const sourceTypes: Readonly<Record<string, string>> = {
  graphql: 'text/plain',
  md: 'text/markdown',
  sol: 'text/plain',
  toml: 'text/plain',
  ts: 'text/plain',
  tsx: 'text/plain',
};

/** Rules that say the types of sources, for hosts that have tables of their own. */
export const typeRules: Rule[] = Object.entries(sourceTypes).map(([extension, type]) => ({
  pattern: `/*.${extension}`,
  headers: {'Content-Type': `${type}; charset=utf-8`},
}));

/** Media types by the end of a file's name. */
export const types = {...webTypes, ...sourceTypes};

/** Types of files that are text: hosts say the encoding of these. */
export const textTypes = [...new Set(Object.values(types))].filter(
  (type) => !/^(image\/(png|x-icon)|font\/|application\/(gzip|wasm|zip))/.test(type),
);

/** Types of files that become smaller when they are compressed. */
export const compressedTypes = [...textTypes, WASM];

/** The media type of a file by its name; throws for a kind that the tables lack. */
export function typeOf(file: string): string {
  const extension = file.slice(file.lastIndexOf('.') + 1);
  const type = types[extension];
  if (!type) {
    throw new Error(
      `${file}: hosting/types.ts has no media type for ".${extension}". Expected one of ${Object.keys(types).join(', ')}; add its type there.`,
    );
  }
  return type;
}
