import {transform} from 'sucrase';
import {expect, test} from 'vitest';
import {applyEdits} from './applyEdits';
import {needsWhole} from './needsWhole';

const program = {
  entry: 'examples/v3/swap.ts',
  ...{usesChain: true, usesHistory: false, codes: [], packages: ['viem'], bytes: 0, sourceBytes: 0},
  modules: {
    'examples/v3/swap.ts': {
      code: 'var _viem = require("viem"); _viem.parseUnits.call(void 0, "1", 6);',
      imports: {viem: 'viem', '../support/chain': 'examples/support/chain.ts'},
    },
    'examples/support/chain.ts': {code: '', imports: {}},
    'examples/support/format.ts': {code: '', imports: {}},
    'data:examples/support/addresses.json': {code: '{}', imports: {}},
  },
};
const packages = {
  viem: {used: 'viem-used', whole: 'viem-whole'},
  ethers: {used: 'ethers-used', whole: 'ethers-whole'},
};
const edit = (source: string) =>
  applyEdits(program, {'examples/v3/swap.ts': source}, {transform, packages});
const used = '__export(x, {parseUnits:()=>a,formatUnits: () => b, default: () => c});';

test('translates TypeScript and keeps its lines', () => {
  const {modules} = edit('type A = 1;\nconst a: A = 1;\nconsole.log(a);');
  expect(modules['examples/v3/swap.ts']?.code.split('\n')[2]).toBe('console.log(a);');
  expect(modules['examples/support/chain.ts']).toBe(program.modules['examples/support/chain.ts']);
});

test('leads new imports to modules of the program, its data and packages', () => {
  const {modules, packages: names} = edit(`
    import {client} from '../support/chain';
    import {show} from '../support/format';
    import addresses from '../support/addresses.json';
    import {Contract} from 'ethers';
    import path from 'node:path';
    console.log(client, show, addresses, Contract, path);
  `);
  expect(modules['examples/v3/swap.ts']?.imports).toEqual({
    '../support/chain': 'examples/support/chain.ts',
    '../support/format': 'examples/support/format.ts',
    '../support/addresses.json': 'data:examples/support/addresses.json',
    ethers: 'ethers',
    'node:path': 'node:path',
  });
  expect(names).toEqual(['viem', 'ethers']);
});

test('names file and line of a text that is no TypeScript', () => {
  expect(() => edit('const a = 1;\nconst b = ;')).toThrow(
    'examples/v3/swap.ts:2: SyntaxError: Unexpected token',
  );
});

test.each(['}}, evil: {load() {', '}); postMessage(1); (', '`${', '/* ', '})', ') {'])(
  'refuses text that leaves the function of its module: %s',
  (text) => {
    expect(() => edit(`const a = 1;\n${text}`)).toThrow(/^examples\/v3\/swap\.ts.*SyntaxError/);
  },
);

test('leaves out edits of files that the program does not have', () => {
  expect(applyEdits(program, {'examples/other.ts': 'const = '}, {transform, packages})).toEqual(
    program,
  );
});

test('takes whole packages only where the used names lack one', () => {
  const isWhole = (source: string) => needsWhole(edit(source), packages, () => used);
  expect(
    isWhole(`import {formatUnits, parseUnits} from 'viem'; formatUnits(parseUnits('1', 6), 6);`),
  ).toBe(false);
  expect(isWhole(`import {keccak256} from 'viem'; keccak256('0x');`)).toBe(true);
});
