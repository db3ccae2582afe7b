import {createRequire} from 'node:module';
import path from 'node:path';

/** Loads a package once more, as happens when npm installs two versions of it side by side. */
export function secondCopy<T>(name: string): T {
  const load = createRequire(path.resolve('package.json'));
  const file = load.resolve(name);
  const first = load.cache[file];
  Reflect.deleteProperty(load.cache, file);
  const copy = load(name) as T;
  load.cache[file] = first;
  return copy;
}
