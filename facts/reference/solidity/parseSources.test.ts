import {expect, test} from 'vitest';
import {contractsIn} from './declarations';
import {parseEach, parseSources} from './parseSources';

test('reads what was written for any compiler, and says for which', () => {
  const old = '// SPDX-License-Identifier: MIT\npragma solidity =0.7.6;\ncontract Old {}';
  const range = 'pragma solidity >=0.6.0 <0.8.0;\nlibrary Range {}';
  const parsed = parseSources({'Old.sol': old, 'Range.sol': range});
  const summaries = Object.entries(parsed).map(([file, {tree, text, compiler}]) => ({
    file,
    contracts: contractsIn(tree).map(({name}) => name),
    licence: tree.license ?? 'none',
    isWhole: text === (file === 'Old.sol' ? old : range),
    compiler,
  }));
  expect(summaries).toEqual([
    {file: 'Old.sol', contracts: ['Old'], licence: 'MIT', isWhole: true, compiler: '=0.7.6'},
    {
      file: 'Range.sol',
      contracts: ['Range'],
      licence: 'none',
      isWhole: true,
      compiler: '>=0.6.0 <0.8.0',
    },
  ]);
});

test('reads a source whose imports are not there', () => {
  const source = "import './Missing.sol';\ncontract Alone is Missing {}";
  const tree = parseSources({'Alone.sol': source})['Alone.sol']?.tree;
  expect(tree && contractsIn(tree).map(({name}) => name)).toEqual(['Alone']);
});

test('names the file and the line of a source that is broken', () => {
  expect(() => parseSources({'Broken.sol': 'contract Broken {\n  uint256 = 1;\n}'})).toThrow(
    /solc does not parse the sources:[^]*Broken\.sol:2:/,
  );
});

test('reads the other sources beside a broken one, and says what is wrong with it', () => {
  const results = parseEach({'Broken.sol': 'contract Broken {', 'Good.sol': 'contract Good {}'});
  expect(results).toEqual({
    'Broken.sol': {error: expect.stringContaining('Broken.sol:1:') as string},
    'Good.sol': {tree: expect.objectContaining({nodeType: 'SourceUnit'}) as object},
  });
});
