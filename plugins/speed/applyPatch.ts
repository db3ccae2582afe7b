import type {Patch} from './patches';

/** A file of the framework, its theme or a library with a patch. Throws where its text is gone. */
export function applyPatch({name, find, replace, otherwise}: Patch, source: string): string {
  const patched = source.replace(find, replace);
  if (patched !== source) return patched;
  throw new Error(
    `plugins/speed/patches.ts: the patch "${name}" no longer finds ${find}. What to do: ${otherwise}. See whether the site can do without it: SPEED=off builds it so.`,
  );
}
