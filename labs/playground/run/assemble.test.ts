import vm from 'node:vm';
import {expect, test} from 'vitest';
import {assemble} from './assemble';
import {placeAt} from './positions';
import type {ModuleFunctions} from './runtime/modules';

const program = {
  entry: 'examples/a.ts',
  ...{usesChain: false, usesHistory: false, codes: [], packages: ['viem'], bytes: 0},
  modules: {
    'examples/a.ts': {
      code: '"use strict";\nconst {price} = require("./b");\nprice();',
      imports: {'./b': 'examples/b.ts', viem: 'viem', './data.json': 'data:examples/data.json'},
    },
    'examples/b.ts': {code: '\n\nexports.price = () => 1; // the last line', imports: {}},
    'data:examples/data.json': {code: '{"text": "</script>\\u2028`${1}"}', imports: {}},
  },
};
const chunks = {
  'viem-used': {code: 'exports.parse = require("./part").parse', needs: ['part']},
  part: {code: 'exports.parse = Number', needs: []},
};
const {script, regions} = assemble({
  runtime: 'var playground = {\n  start: (entry, modules) => { result = {entry, modules}; } };',
  ...{program, chunks},
  chunkOf: (name) => (name === 'viem' ? 'viem-used' : undefined),
});

function started(): {entry: string; modules: ModuleFunctions} {
  const scope = {result: {entry: '', modules: {} as ModuleFunctions}};
  vm.runInNewContext(script, scope);
  return scope.result;
}

test('starts the entry with each module as a function', () => {
  const {entry, modules} = started();
  expect(entry).toBe('examples/a.ts');
  expect(Object.keys(modules)).toEqual([
    ...['chunk:viem-used', 'chunk:part'],
    ...['examples/a.ts', 'examples/b.ts', 'data:examples/data.json'],
  ]);
});

test('leads imports to modules, chunks and data', () => {
  const {modules} = started();
  expect({...modules['examples/a.ts']?.imports}).toEqual({
    './b': 'examples/b.ts',
    viem: 'chunk:viem-used',
    './data.json': 'data:examples/data.json',
  });
  expect({...modules['chunk:viem-used']?.imports}).toEqual({'./part': 'chunk:part'});
});

test('keeps data as it is', () => {
  const module = {exports: {}};
  started().modules['data:examples/data.json']?.load(module, {}, () => undefined, '', '');
  expect({...module.exports}).toEqual({text: '</script>\u2028`${1}'});
});

test('finds the lines of modules in the script', () => {
  const lines = script.split('\n');
  const lineOf = (text: string) => lines.findIndex((line) => line.includes(text)) + 1;
  expect(placeAt(lineOf('price();'), regions)).toBe('examples/a.ts:3');
  expect(placeAt(lineOf('exports.price'), regions)).toBe('examples/b.ts:3');
  expect(placeAt(lineOf('Number'), regions)).toBe('part');
  expect(placeAt(1, regions)).toBeUndefined();
});
