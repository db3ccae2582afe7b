import path from 'path-browserify';
import {ProgramBuffer} from '../buffer';

/** Texts by path below the working folder. */
export type Files = Readonly<Record<string, string>>;

/** `node:fs` over the files that belong to a program; what it writes stays in this run. */
export function createFileSystem(files: Files): Record<string, unknown> {
  const written = new Map(Object.entries(files).map(([name, text]) => [keyOf(name), text]));
  const read = (name: unknown): string => {
    const text = written.get(keyOf(name));
    if (text !== undefined) return text;
    throw Object.assign(new Error(`ENOENT: no such file or directory, open '${String(name)}'`), {
      code: 'ENOENT',
      errno: -2,
      syscall: 'open',
      path: String(name),
    });
  };
  const readFileSync = (name: unknown, options?: unknown) =>
    options === undefined ? ProgramBuffer.from(read(name)) : read(name);
  const writeFileSync = (name: unknown, text: unknown) =>
    void written.set(keyOf(name), String(text));
  const mkdirSync = () => undefined;
  return {
    ...{readFileSync, writeFileSync, mkdirSync},
    existsSync: (name: unknown) => isThere(written.keys(), keyOf(name)),
    promises: {
      readFile: async (...values: [unknown, unknown?]) => readFileSync(...values),
      writeFile: async (...values: [unknown, unknown]) => writeFileSync(...values),
      mkdir: async () => undefined,
    },
  };
}

const keyOf = (name: unknown): string => path.resolve('/', String(name).replace(/^file:\/\//, ''));

const isThere = (names: Iterable<string>, key: string): boolean =>
  [...names].some((name) => name === key || name.startsWith(`${key}/`));

/** `node:module`: requires JSON files of the program's own. */
export const createModuleOfNode = (files: Files): Record<string, unknown> => ({
  createRequire: () =>
    Object.assign(
      (name: string): unknown => {
        const text = files[name] ?? files[`node_modules/${name}`] ?? files[keyOf(name).slice(1)];
        if (text !== undefined) return JSON.parse(text) as unknown;
        throw Object.assign(new Error(`Cannot find module '${name}'`), {code: 'MODULE_NOT_FOUND'});
      },
      {resolve: (name: string) => (files[name] === undefined ? `node_modules/${name}` : name)},
    ),
});
