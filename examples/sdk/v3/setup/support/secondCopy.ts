import {createRequire} from 'node:module';
import path from 'node:path';

/** Loads a package once more, as happens when npm installs two versions of it side by side. */
export function secondCopy<T>(name: string): T {
  const load = createRequire(path.resolve('package.json'));
  const folder = path.resolve('node_modules', name) + path.sep;
  const first = Object.entries(load.cache).filter(([file]) => file.startsWith(folder));
  for (const [file] of first) Reflect.deleteProperty(load.cache, file);
  const copy = load(name) as T;
  Object.assign(load.cache, Object.fromEntries(first));
  return copy;
}
