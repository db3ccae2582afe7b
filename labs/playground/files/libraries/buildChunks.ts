import path from 'node:path';
import {build, type Plugin, transform} from 'esbuild';

/** Chunks by name: each the body of a CommonJS function, and the chunks that it requires as `./name`. */
export type Chunks = Readonly<Record<string, {code: string; needs: readonly string[]}>>;

type Options = {
  root: string;
  /** What each chunk exports, as a module of its own, by the chunk's name. */
  entries: Readonly<Record<string, string>>;
  /** Of chunks that entries share. */
  sharedName: string;
  /** Whether code keeps the names that it prints: those of classes, functions and parameters. */
  keepsNames: boolean;
  plugins?: readonly Plugin[];
};

/** Bundles modules for a tab: what several entries need becomes a chunk that they share. */
export async function buildChunks({root, entries, sharedName, keepsNames, plugins = []}: Options) {
  const {outputFiles, metafile} = await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(Object.keys(entries).map((name) => [name, `entry:${name}`])),
    plugins: [entryModules(root, entries), ...plugins],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    outdir: path.join(root, '.cache/playground'),
    write: false,
    metafile: true,
    chunkNames: `${sharedName}-[hash]`,
    minifyWhitespace: true,
    minifySyntax: true,
    minifyIdentifiers: !keepsNames,
    keepNames: keepsNames,
    legalComments: 'none',
    // In production tiny-invariant drops the messages that pages show.
    define: {'process.env.NODE_ENV': '"development"', global: 'globalThis'},
    logLevel: 'error',
  });
  const chunks: Record<string, {code: string; needs: string[]}> = {};
  for (const {path: file, text} of outputFiles) {
    const output = metafile.outputs[path.relative(root, file)];
    if (output?.imports.some(({kind}) => kind === 'dynamic-import')) {
      throw new Error(`${path.basename(file)} imports a part of itself later, which no tab can`);
    }
    const needs = (output?.imports ?? []).map((one) => path.basename(one.path, '.js'));
    chunks[path.basename(file, '.js')] = {code: await asFunctionBody(text), needs};
  }
  return chunks satisfies Chunks;
}

/** A program's script is one text: its modules are functions with `require`. */
async function asFunctionBody(module: string): Promise<string> {
  const {code} = await transform(module, {format: 'cjs', minifyWhitespace: true, target: 'es2022'});
  return code.replaceAll(/\brequire\("(\.\/[\w@.-]+)\.js"\)/g, 'require("$1")');
}

/** Entries are texts, which find packages from the repository's folder. */
const entryModules = (root: string, entries: Options['entries']): Plugin => ({
  name: 'entries',
  setup({onResolve, onLoad}) {
    onResolve({filter: /^entry:/}, ({path: name}) => ({
      path: name.slice('entry:'.length),
      namespace: 'entry',
    }));
    onLoad({filter: /.*/, namespace: 'entry'}, ({path: name}) => ({
      contents: entries[name],
      resolveDir: root,
      loader: 'js',
    }));
  },
});
