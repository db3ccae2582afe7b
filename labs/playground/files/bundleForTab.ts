import {build, type BuildOptions} from 'esbuild';

/** A module with all that it imports as one small module, for a tab. */
export async function bundleForTab(options: BuildOptions): Promise<string> {
  const {outputFiles} = await build({
    ...options,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    minify: true,
    legalComments: 'none',
    logLevel: 'error',
  });
  return outputFiles?.[0]?.text ?? '';
}
