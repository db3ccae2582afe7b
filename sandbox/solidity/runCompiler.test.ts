import {expect, test} from 'vitest';
import {compilers, type Compiler} from '../../facts/solidity/compilers';
import {runCompiler} from './runCompiler';

const [newest] = compilers as readonly [Compiler];

const input = (source: string): string =>
  JSON.stringify({
    language: 'Solidity',
    sources: {'A.sol': {content: source}},
    settings: {outputSelection: {'*': {'*': ['evm.bytecode.object']}}},
  });

test('compiles one input after the other, each as if it were the first', async () => {
  const one = input('contract One {}');
  const first = await runCompiler(newest, one);
  const other = await runCompiler(newest, input('contract Other { uint256 public count; }'));
  expect(JSON.parse(other)).toHaveProperty(['contracts', 'A.sol', 'Other']);
  expect(other).not.toContain('"One"');
  expect(await runCompiler(newest, one)).toBe(first);
});

test('compiles several inputs at a time', async () => {
  const names = ['One', 'Two', 'Three'];
  const outputs = await Promise.all(
    names.map((name) => runCompiler(newest, input(`contract ${name} {}`))),
  );
  names.forEach((name, at) =>
    expect(JSON.parse(outputs[at] ?? '')).toHaveProperty(['contracts', 'A.sol', name]),
  );
});

test('says what a compiler printed that ended early', async () => {
  await expect(runCompiler({...newest, module: 'no-compiler'}, '{}')).rejects.toThrow(
    /^solc 0\.8\.30 ended early: .*Cannot find module 'no-compiler'/s,
  );
});
