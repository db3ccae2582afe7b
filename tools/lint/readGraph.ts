import path from 'node:path';
import {importsOf} from './importsOf';

/** An import of one file of the repository by another. */
export type Arrow = {from: string; to: string};

/** A file by its path from the root of the repository. */
export type Source = {file: string; text: string};

/** What each file imports: files of the repository as arrows, packages by the names that it writes. */
export function readGraph(sources: readonly Source[]): {
  arrows: Arrow[];
  packages: {from: string; name: string}[];
} {
  const files = new Set(sources.map(({file}) => file));
  const imports = sources.flatMap((source) =>
    importsOf(source).map(({specifier}) => ({
      from: source.file,
      // Without the loaders and the query of the bundler.
      name: specifier.replace(/^.*!/, '').replace(/\?.*$/, ''),
    })),
  );
  const arrows = imports.flatMap(({from, name}) => {
    const to = fileOf(placeOf(from, name), files);
    return to && to !== from ? [{from, to}] : [];
  });
  return {arrows, packages: imports.filter(({name}) => !/^\.|^@site\//.test(name))};
}

const placeOf = (from: string, name: string): string => {
  if (name.startsWith('@site/')) return name.slice('@site/'.length);
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(from), name);
  return '';
};

const ENDINGS = [
  '',
  '.ts',
  '.tsx',
  '.mts',
  '.mjs',
  '.js',
  '.cjs',
  '.d.ts',
  '/index.ts',
  '/index.tsx',
];

const fileOf = (place: string, files: ReadonlySet<string>): string | undefined =>
  ENDINGS.map((ending) => place + ending).find((file) => files.has(file));
