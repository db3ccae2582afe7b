// cspell:ignore outbase
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {build, type Plugin} from 'esbuild';
import {replacePassage} from '../../labs/playground/files/replaceFiles';

/** Inside the repository, so that a bundle finds external packages in `node_modules`. */
const FOLDER = '.cache/programs';

/** Compilers, which read files beside their own, and imports of optional parts of wallets. */
const EXTERNAL = [
  'solc',
  'solc-0.7.6',
  'esbuild',
  'eth-json-rpc-filters',
  'keccak',
  'react',
  'react-dom',
];

/** CommonJS modules among the packages call `require`. */
const BANNER = `import {createRequire as requireOf} from 'node:module'; const require = requireOf(import.meta.url);`;

/**
 * Bundles TypeScript programs with all that they import. A program then starts in a fifth of the
 * processor time that tsx takes, which compiles and loads its packages file by file.
 * Returns the file to run in place of each program.
 */
export async function bundlePrograms(
  programs: readonly string[],
  folder = FOLDER,
): Promise<ReadonlyMap<string, string>> {
  await build({
    entryPoints: [...programs],
    outdir: folder,
    outbase: '.',
    outExtension: {'.js': '.mjs'},
    bundle: true,
    // What programs share is written once: in bundles of their own they take 600 MB.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // As Node.js resolves packages without an exports map; by default esbuild prefers "module".
    mainFields: ['main', 'module'],
    banner: {js: BANNER},
    // Programs print names of classes.
    keepNames: true,
    external: EXTERNAL,
    plugins: [ownFolders, seedsByNode],
    logLevel: 'error',
  });
  return new Map(programs.map((file) => [file, path.join(folder, file.replace(/\.\w+$/, '.mjs'))]));
}

/**
 * Bundles a module of this project with the others that it imports; packages stay outside.
 * Returns the file, of CommonJS.
 */
export async function bundleModule(source: string, file: string): Promise<string> {
  await build({
    entryPoints: [source],
    outfile: file,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    keepNames: true,
    sourcemap: true,
    plugins: [ownFolders],
    logLevel: 'error',
  });
  return file;
}

/** Keeps the folder of each source: programs read files that stand beside them. */
const ownFolders: Plugin = {
  name: 'own-folders',
  setup({onLoad}) {
    onLoad({filter: /\.ts$/}, ({path: file}) => {
      if (file.includes(`${path.sep}node_modules${path.sep}`)) return undefined;
      const source = readFileSync(file, 'utf8');
      if (!/__(dirname|filename)\b/.test(source)) return undefined;
      const own = `const __filename = ${JSON.stringify(file)}, __dirname = ${JSON.stringify(path.dirname(file))};`;
      return {contents: own + source, loader: 'ts'};
    });
  },
};

/**
 * Takes the seed of test accounts from Node's own PBKDF2, which gives the same 64 bytes: in JavaScript
 * it takes 0.2 s of the processor, a quarter of what a program takes.
 */
const seedsByNode: Plugin = {
  name: 'seeds-by-node',
  setup({onLoad}) {
    onLoad({filter: /[\\/]@scure[\\/]bip39[\\/](esm[\\/])?index\.js$/}, ({path: file}) => ({
      contents: replacePassage(
        readFileSync(file, 'utf8'),
        /(?:\(0, pbkdf2_1\.pbkdf2\)|\bpbkdf2)\([^,]+, (normalize\(mnemonic\)\.nfkd, psalt\(passphrase\)), { c: 2048, dkLen: 64 }\)/,
        "new Uint8Array(require('node:crypto').pbkdf2Sync($1, 2048, 64, 'sha512'))",
      ),
      loader: 'js',
    }));
  },
};
