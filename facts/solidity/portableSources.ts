import path from 'node:path';
import {readManifest} from '../packages/readManifest';
import {collectSources, IMPORT, packageFolder} from './collectSources';

/**
 * A contract with all that it imports as one folder that any compiler takes, without remappings or
 * a network: packages stand under `lib/`, named with their versions, and every import is relative.
 * The contract comes first.
 */
export function portableSources(root: string, file: string): Record<string, string> {
  const {files, imports} = collectSources(root, file);
  const places = new Map(
    Object.keys(files).map((name) => [name, placeOf(root, {name, contract: file})]),
  );
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => {
      const place = places.get(name) ?? name;
      const relative = text.replace(IMPORT, (statement: string, wanted: string) => {
        const target = places.get(imports[name]?.[wanted] ?? '') ?? wanted;
        const start = statement.lastIndexOf(wanted);
        return (
          statement.slice(0, start) +
          pathFrom(place, target) +
          statement.slice(start + wanted.length)
        );
      });
      return [place, relative];
    }),
  );
}

/** Where a file stands in the folder. Remix takes a path with an @ for one of npm. */
function placeOf(root: string, {name, contract}: {name: string; contract: string}): string {
  const folder = packageFolder(name);
  if (folder) {
    const manifest = readManifest(root, folder);
    const titled = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}`;
    return `lib/${titled}/${name.slice(folder.length)}`;
  }
  const place = path.posix.relative(path.posix.dirname(contract), name);
  if (!place.startsWith('..')) return place;
  throw new Error(
    `${contract} imports ${name}, which stands outside of its folder; put it beside the contract, or below`,
  );
}

function pathFrom(place: string, target: string): string {
  const relative = path.posix.relative(path.posix.dirname(place), target);
  return relative.startsWith('.') ? relative : `./${relative}`;
}
