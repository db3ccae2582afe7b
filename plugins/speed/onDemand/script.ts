import path from 'node:path';
import {buildSync} from 'esbuild';

/** `onDemand.ts` and what it imports, as one script for the oldest browsers of the site. */
export function script(): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'onDemand.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome111', 'firefox121', 'safari16.4'],
  });
  return outputFiles[0]?.text ?? '';
}
