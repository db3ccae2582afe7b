import path from 'node:path';
import {buildSync} from 'esbuild';

/** A module of this folder with all that it imports, as one script; its exports are properties of `name`. */
export function bundle(module: string, name?: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.resolve(__dirname, '..', module)],
    bundle: true,
    format: 'iife',
    globalName: name,
    target: 'es2022',
    minify: true,
    write: false,
  });
  return outputFiles.map(({text}) => text.trim()).join('');
}
