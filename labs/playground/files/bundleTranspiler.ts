import {build} from 'esbuild';

/** TypeScript to JavaScript, a module with `transform`. */
export async function bundleTranspiler(root: string): Promise<string> {
  const {outputFiles} = await build({
    stdin: {contents: `export {transform} from 'sucrase';`, resolveDir: root},
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    minify: true,
    legalComments: 'none',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
