import path from 'path-browserify';
import {ProgramBuffer} from './buffer';
import {format, inspect} from './inspect';
import type {ModuleFunctions} from './modules';
import {assert} from './node/assert';
import {createFileSystem, createModuleOfNode, type Files} from './node/fs';
import {createHttp, textOf, type Servers} from './node/http';
import {isDeepEqual} from './node/isDeepEqual';
import type {Process} from './process';
import type {Work} from './work';

/** The module that holds the files of a program, by path: what `node:fs` reads. */
const FILES = 'data:files';

type Program = {modules: ModuleFunctions; process: Process; servers: Servers; work: Work};

/** The modules of Node.js that a program may import. */
export function createBuiltins({
  modules,
  process,
  servers,
  work,
}: Program): Readonly<Record<string, unknown>> {
  const files = filesOf(modules);
  const fileSystem = createFileSystem(files);
  return {
    'node:assert': assert,
    'node:assert/strict': assert,
    'node:path': path,
    'node:fs': fileSystem,
    'node:fs/promises': fileSystem.promises,
    'node:module': createModuleOfNode(files),
    ...{'node:http': createHttp(servers, work), 'node:stream/consumers': {text: textOf}},
    'node:process': process,
    'node:buffer': {Buffer: ProgramBuffer},
    'node:util': {
      format,
      inspect,
      isDeepStrictEqual: isDeepEqual,
    },
  };
}

function filesOf(modules: ModuleFunctions): Files {
  const module: {exports: unknown} = {exports: {}};
  modules[FILES]?.load(module, module.exports, () => undefined, FILES, '/');
  return module.exports as Files;
}
