import {expect, test} from 'vitest';
import {isForgeTest, isProgram, isQuery, outputOf, programsOf, reachedFrom} from './programs';

const examples = {
  'gas/measure.ts': "import {compile} from './support/compile';",
  'gas/support/compile.ts': "export const file = 'Packed.sol';",
  'gas/Packed.sol': "import './Math.sol';",
  'gas/Math.sol': '',
  'gas/Lonely.sol': '',
  'v3/swap.ts': "await compile('examples/v3/Swap.sol');",
  'v3/Swap.sol': '',
};

test.each([
  ['v3/swap.ts', true],
  ['home/pool.cjs', true],
  ['v3/swap.test.ts', false],
  ['support/client.ts', false],
  ['v3/support/client.ts', false],
  ['v3/Swap.sol', false],
  ['sdk/Wallet.tsx', false],
])('says of %s whether it is run: %s', (file, is) => {
  expect(isProgram(file)).toBe(is);
});

test('keeps output beside its program', () => {
  expect(outputOf('home/pool.cjs')).toBe('home/pool.output.txt');
});

test('runs a query by itself, and keeps its answer as JSON beside it', () => {
  expect([isQuery('subgraph/v2/pair.graphql'), isQuery('v3/swap.ts')]).toEqual([true, false]);
  expect(programsOf('subgraph/v2/pair.graphql', examples)).toEqual(['subgraph/v2/pair.graphql']);
  expect(outputOf('subgraph/v2/pair.graphql')).toBe('subgraph/v2/pair.output.json');
});

test('runs a test of forge by itself, with the contract that it names', () => {
  const contracts = {
    'foundry/Swap.t.sol': "import '../src/Swap.sol';\nimport './SandboxTest.sol';",
    'foundry/support/SandboxTest.sol': '',
    'v3/Swap.sol': "import './IPool.sol';",
    'v3/IPool.sol': '',
  };
  expect(['foundry/Swap.t.sol', 'v3/Swap.sol'].map(isForgeTest)).toEqual([true, false]);
  expect(outputOf('foundry/Swap.t.sol')).toBe('foundry/Swap.t.output.txt');
  expect(reachedFrom('foundry/Swap.t.sol', contracts)).toEqual([
    'foundry/Swap.t.sol',
    'v3/Swap.sol',
    'foundry/support/SandboxTest.sol',
    'v3/IPool.sol',
  ]);
  expect(programsOf('v3/IPool.sol', contracts)).toEqual(['foundry/Swap.t.sol']);
  expect(programsOf('foundry/Swap.t.sol', contracts)).toEqual(['foundry/Swap.t.sol']);
});

test('follows imports and the names of contracts', () => {
  expect(reachedFrom('gas/measure.ts', examples)).toEqual([
    'gas/measure.ts',
    'gas/support/compile.ts',
    'gas/Packed.sol',
    'gas/Math.sol',
  ]);
});

test('finds the programs that run a contract', () => {
  expect(programsOf('gas/Math.sol', examples)).toEqual(['gas/measure.ts']);
  expect(programsOf('v3/Swap.sol', examples)).toEqual(['v3/swap.ts']);
  expect(programsOf('gas/Lonely.sol', examples)).toEqual([]);
});

test('takes no word that every object knows for a file', () => {
  expect(reachedFrom('a.ts', {'a.ts': "call('toString')"})).toEqual(['a.ts']);
});

test('follows what files name now, for each set of examples', () => {
  const changed = {...examples, 'gas/support/compile.ts': "export const file = 'Lonely.sol';"};
  expect(reachedFrom('gas/measure.ts', examples)).toContain('gas/Packed.sol');
  expect(reachedFrom('gas/measure.ts', changed)).toEqual([
    'gas/measure.ts',
    'gas/support/compile.ts',
    'gas/Lonely.sol',
  ]);
});
