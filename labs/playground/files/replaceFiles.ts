import {readFileSync} from 'node:fs';
import type {Plugin} from 'esbuild';

/** Files of packages, and what a bundle has in their place. */
export type Replacement = {file: RegExp; by: (source: string, file: string) => string};

/** Replaces files of a bundle; the build fails where a package does not have one of them any more. */
export const replaceFiles = (name: string, replacements: readonly Replacement[]): Plugin => ({
  name,
  setup({onStart, onLoad, onEnd}) {
    const waiting = new Set(replacements);
    onStart(() => replacements.forEach((one) => waiting.add(one)));
    for (const replacement of replacements) {
      onLoad({filter: replacement.file}, ({path: file}) => {
        waiting.delete(replacement);
        return {contents: replacement.by(readFileSync(file, 'utf8'), file), loader: 'js'};
      });
    }
    onEnd(() => ({
      errors: [...waiting].map(({file}) => ({
        text: `${name}: no bundled file is named ${String(file)}; see what its package has now, and change the replacement`,
      })),
    }));
  },
});

/** The source with a passage replaced; throws where the passage is not there. */
export function replacePassage(source: string, passage: string | RegExp, by: string): string {
  const changed = source.replace(passage, by);
  if (changed !== source) return changed;
  throw new Error(`no "${String(passage)}" in the file any more; see what its package has now`);
}
