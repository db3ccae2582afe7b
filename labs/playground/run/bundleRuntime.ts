import path from 'node:path';
import {build} from 'esbuild';

/**
 * What a program finds in place of Node.js, as a classic script. The script of a run is this text, a
 * line break, and `playground.start(entry, modules)`: modules by path, each
 * `{imports, load: function (module, exports, require, __filename, __dirname) {…}}`.
 */
export async function bundleRuntime(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, 'runtime/index.ts')],
    bundle: true,
    format: 'iife',
    globalName: 'playground',
    minify: true,
    // Programs print names of classes: `Buffer`, `AssertionError`.
    keepNames: true,
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
