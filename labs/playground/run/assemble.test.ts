import vm from 'node:vm';
import {transform} from 'sucrase';
import {expect, test} from 'vitest';
import {applyEdits} from './applyEdits';
import {assemble} from './assemble';
import {placeAt} from './positions';
import type {ModuleFunctions} from './runtime/modules';

const program = {
  entry: 'examples/a.ts',
  ...{
    usesChain: false,
    usesHistory: false,
    codes: [],
    packages: ['viem'],
    bytes: 0,
    sourceBytes: 0,
  },
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
const surroundings = {
  runtime: 'var playground = {\n  start: (entry, modules) => { result = {entry, modules}; } };',
  chunkOf: (name: string) => (name === 'viem' ? 'viem-used' : undefined),
  key: 'unguessable',
};
const {script, regions} = assemble({...surroundings, program, chunks});

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

/** Runs the script of edited modules, in this order; returns what code outside of their functions did. */
function escapes(edits: Readonly<Record<string, string>>, data = '{}'): string[] {
  const names = Object.keys(edits);
  const modules = Object.fromEntries(names.map((name) => [name, {code: '', imports: {}}]));
  const original = {...program, modules: {...modules, 'data:d.json': {code: data, imports: {}}}};
  const edited = applyEdits(original, edits, {transform, packages: {}});
  const escaped: string[] = [];
  const text = assemble({...surroundings, program: edited, chunks: {}}).script;
  try {
    vm.runInNewContext(text, {result: {}, escape: () => escaped.push('escaped')});
  } catch (error) {
    escaped.push((error as Error).name);
  }
  return escaped;
}

const REFUSED = ['SyntaxError'];
/** The transpiler sees a template begin where a browser sees a comment, and the other way round. */
const SWAP = 'let x = 1; x <!--`';

test.each([
  ['once', '}}});escape();({a:{b(){//`'],
  ['with a block of its own', '}}}});escape();({a:{b(){{//`'],
  ['with a label of its own', '}}}});escape();({a:{b(){unguessed:{//`'],
  ['with a function in the place of another', '}}}});function playground(){}({a:{b(){{//`'],
])('refuses a module that leaves its function %s', (_how, code) => {
  expect(escapes({'a.ts': `${SWAP}\n${code}`})).toEqual(REFUSED);
});

test('refuses a module that leaves its function and ends in a template over the next', () => {
  const first = `${SWAP}\n}}}});escape();({a:{b(){0,\``;
  expect(escapes({'a.ts': first, 'b.ts': '`}}});({a:{b(){{`//`'})).toEqual(REFUSED);
  expect(escapes({'a.ts': first}, '["`}}});({a:{b(){//"]')).toEqual(REFUSED);
});

test('refuses a module that leaves its function and ends in a comment over the next', () => {
  const first = `${SWAP}\n}}}});escape();({a:{b(){/*\``;
  expect(escapes({'a.ts': first}, '["*/}}});({a:{b(){//"]')).toEqual(REFUSED);
});

test('takes a module that returns, names its own labels and ends in a comment', () => {
  const code = 'export const a = 1;\nout: { break out; }\nif (a) { return; }\nescape(); //';
  expect(escapes({'a.ts': code})).toEqual([]);
});
