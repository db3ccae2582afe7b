import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type AtlasEntry, atlasOf} from './atlasOf';
import {parseGroup} from './parseGroup';
import {products} from './products';

export type {AtlasEntry} from './atlasOf';

/** Reads the revert atlas, `<product>/<group>.yaml` under a directory. */
export function readAtlas(directory: string): AtlasEntry[] {
  return atlasOf(
    products.flatMap(({name: product, ...rest}) =>
      readdirSync(path.join(directory, product))
        .filter((file) => file.endsWith('.yaml'))
        .sort(byReading('first' in rest ? rest.first : []))
        .map((file) => {
          const place = path.join(directory, product, file);
          const sourcePath = `facts/atlas/${product}/${file}`;
          return {
            product,
            file: sourcePath,
            group: parseGroup(readFileSync(place, 'utf8'), sourcePath),
          };
        }),
    ),
  );
}

/** What a reader meets most often comes first, the rest by name. */
const byReading =
  (first: readonly string[]) =>
  (one: string, other: string): number => {
    const rank = (file: string) => first.indexOf(path.basename(file, '.yaml')) + 1 || Infinity;
    return Math.sign(rank(one) - rank(other)) || one.localeCompare(other, 'en');
  };
