import path from 'node:path';
import {build} from 'esbuild';
import {engineStubs} from './stubs';

/** The worker of the chain, a module. */
export async function bundleEngine(root: string): Promise<string> {
  const {outputFiles} = await build({
    absWorkingDir: root,
    entryPoints: [path.join(root, 'labs/playground/chain/worker.ts')],
    plugins: [engineStubs],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    minify: true,
    legalComments: 'none',
    define: {'process.env.NODE_ENV': '"production"'},
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
