import {build} from 'esbuild';

type Bundle = {
  /** The program, with everything that it imports. */
  code: Uint8Array;
  /** The files that it is made from, from the root of the repository. */
  sources: string[];
};

/** Bundles the MCP server into one program without dependencies; it reads a site unless told. */
export async function bundleServer(site: string): Promise<Bundle> {
  const {outputFiles, metafile} = await build({
    stdin: {
      contents: `
        import {run} from './packages/mcp/main';
        run(process.argv.slice(2), {site: ${JSON.stringify(site)}});`,
      resolveDir: '.',
      loader: 'ts',
    },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    minify: true,
    // Their licences stand in a file of their own.
    legalComments: 'none',
    banner: {js: '#!/usr/bin/env node'},
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  const [output] = outputFiles;
  const inputs = Object.values(metafile.outputs).flatMap(({inputs: of}) => Object.keys(of));
  if (!output) throw new Error('esbuild returns no program for packages/mcp/main.ts');
  return {code: output.contents, sources: inputs};
}
