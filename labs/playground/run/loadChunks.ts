import type {SiteFiles} from '../protocol';
import type {Files} from './files';
import {loadOnce} from './loadOnce';
import type {Progress} from './progress';

/** Chunks with their code, by name. */
export type LoadedChunks = Readonly<Record<string, {code: string; needs: readonly string[]}>>;

/** The chunk of each package, of the names that programs use or of all. */
export const chunkOf =
  ({packages}: SiteFiles, kind: 'used' | 'whole') =>
  (name: string): string | undefined =>
    Object.hasOwn(packages, name) ? packages[name]?.[kind] : undefined;

type Options = {files: Files; site: SiteFiles; progress: Progress; kind: 'used' | 'whole'};

/** Loads the chunks of packages with all that they need, at the same time. */
export async function loadChunks(
  names: readonly string[],
  {files, site, progress, kind}: Options,
): Promise<LoadedChunks> {
  const wanted = new Set(names.flatMap((name) => chunkOf(site, kind)(name) ?? []));
  for (const name of wanted) site.chunks[name]?.needs.forEach((one) => wanted.add(one));
  const loaded = await Promise.all(
    [...wanted].flatMap((name) => {
      const chunk = site.chunks[name];
      if (!chunk) return [];
      const {needs} = chunk;
      return [loadOnce(files, chunk, progress).then((code) => [name, {code, needs}] as const)];
    }),
  );
  return Object.fromEntries(loaded);
}
