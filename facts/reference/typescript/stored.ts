import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {TypeScriptModule} from './model';

/** The model that a file holds; nothing where there is no such file, or it is not whole. */
export function readStored(file: string): TypeScriptModule[] | undefined {
  try {
    const modules: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isModel(modules) ? modules : undefined;
  } catch {
    // Read again from the packages, which replaces the file.
    return undefined;
  }
}

/** Stores a model, drops those of other versions, and gives it as the next reader will find it. */
export function store(file: string, modules: TypeScriptModule[]): TypeScriptModule[] {
  const json = JSON.stringify(modules);
  const folder = path.dirname(file);
  mkdirSync(folder, {recursive: true});
  // Renamed into place, so that a build beside this one never reads half a file.
  writeFileSync(`${file}.${process.pid}`, json);
  renameSync(`${file}.${process.pid}`, file);
  for (const other of readdirSync(folder)) {
    if (/^typescript-\w+\.json$/.test(other) && other !== path.basename(file)) {
      rmSync(path.join(folder, other), {force: true});
    }
  }
  return JSON.parse(json) as TypeScriptModule[];
}

const isModel = (value: unknown): value is TypeScriptModule[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (one: Partial<TypeScriptModule> | null) => one?.package && one.version && one.exports,
  );
