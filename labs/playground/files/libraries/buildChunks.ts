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
  /**
   * The files whose errors name parameters, as in `other.lessThan is not a function`. Where there are
   * some, classes and functions of all files keep their names, which programs print.
   */
  printsNames?: RegExp;
  plugins?: readonly Plugin[];
};

/** Bundles modules for a tab: what several entries need becomes a chunk that they share. */
export async function buildChunks(options: Options): Promise<Chunks> {
  const {root, entries, sharedName, printsNames, plugins = []} = options;
  const {outputFiles, metafile} = await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(Object.keys(entries).map((name) => [name, `entry:${name}`])),
    plugins: [entryModules(root, entries), ...plugins],
    bundle: true,
    // Of one entry nothing is shared, and one text is one request.
    splitting: Object.keys(entries).length > 1,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    outdir: path.join(root, '.cache/playground'),
    write: false,
    metafile: true,
    chunkNames: `${sharedName}-[hash]`,
    minifyWhitespace: true,
    minifySyntax: true,
    minifyIdentifiers: !printsNames,
    keepNames: printsNames !== undefined,
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
    const isNamed = Object.keys(output?.inputs ?? {}).some((name) => printsNames?.test(name));
    chunks[path.basename(file, '.js')] = {code: await asFunctionBody(text, isNamed), needs};
  }
  return chunks;
}

/** A program's script is one text: its modules are functions with `require`. */
async function asFunctionBody(module: string, keepsNames: boolean): Promise<string> {
  const {code} = await transform(module, {
    ...{format: 'cjs', target: 'es2022', minifyWhitespace: true, minifyIdentifiers: !keepsNames},
  });
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
