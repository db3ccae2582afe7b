import {readdirSync} from 'node:fs';
import {afterAll, expect, test} from 'vitest';
import {compile} from '../../../sandbox/compile';
import {isDeep} from '../../../testing/tier';
import {contractFile} from './build/contractFile';
import {nodeCompiler} from './nodeCompiler.fixture';

const compiler = nodeCompiler();
afterAll(compiler.end);

const hook = contractFile(process.cwd(), 'examples/v4/hooks/SwapCounter.sol');
const hookText = hook.sources[hook.file] ?? '';
const compileEdited = (text: string) => compiler.compile({file: hook, edits: {[hook.file]: text}});

const contracts = isDeep
  ? readdirSync('examples', {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith('.sol') && !/^(foundry|blog)\//.test(name))
      .map((name) => `examples/${name}`)
  : [hook.file, 'examples/v3/flash/FlashArbitrage.sol', 'sandbox/contracts/StandInTokens.sol'];

test.each(contracts)('compiles %s to what the build made of it', async (file) => {
  const {compiled} = await compiler.compile({file: contractFile(process.cwd(), file), edits: {}});
  expect(compiled).toEqual(await compile(file));
});

test('compiles what a reader changed', async () => {
  const {compiled} = await compileEdited(hookText.replace('++;', ' += 2;'));
  const built = await compile(hook.file);
  expect(compiled?.contracts.SwapCounter?.abi).toEqual(built.contracts.SwapCounter?.abi);
  expect(compiled?.contracts.SwapCounter?.bytecode).not.toBe(built.contracts.SwapCounter?.bytecode);
});

test('compiles what a reader changed in an import', async () => {
  const isHooks = (name: string) => name.endsWith('v4-core/src/libraries/Hooks.sol');
  const file = Object.keys(hook.sources).find(isHooks) ?? '';
  const {errors} = await compiler.compile({file: hook, edits: {[file]: 'contract Hooks'}});
  expect(errors).toMatchObject([{severity: 'error', file, line: 1}]);
});

test('names the place of an error as an editor counts it', async () => {
  const text = `// „é“ 🦄\n${hookText.replace('++;', '++; /* 🦄 */ swaps = 1;')}`;
  const {errors, compiled} = await compileEdited(text);
  expect(compiled).toBeUndefined();
  const [error] = errors;
  expect(error).toMatchObject({severity: 'error', file: hook.file});
  expect(error?.message).toMatch(/^DeclarationError: Undeclared identifier/);
  expect(text.slice(error?.start, error?.end)).toBe('swaps');
  expect(text.split('\n')[(error?.line ?? 0) - 1]?.slice((error?.column ?? 0) - 1)).toMatch(
    /^swaps = /,
  );
});

test('names a pragma that no compiler of the page fits', async () => {
  const {errors} = await compileEdited('// a\npragma solidity ^0.4.24;');
  expect(errors).toEqual([
    {
      severity: 'error',
      message: 'No compiler for "pragma solidity ^0.4.24": this page has 0.8.30 or 0.7.6.',
      file: hook.file,
      ...{line: 2, column: 17, start: 21, end: 28},
    },
  ]);
});
