import {parseAbi} from 'viem';
import {expect, test} from 'vitest';
import {bytesOf} from './bytecode/instructions';
import {identifiersOf} from './identifiersOf';

/** Reverts with `InvalidNonce()`. */
const invalidNonce = bytesOf('63756688fe60e01b60005260046000fd');

test('says of an identifier in which ways it was found', () => {
  const identifiers = identifiersOf([
    {
      package: 'one',
      sources: ['contract Nonces { function f() { revert InvalidNonce(); } }'],
      contracts: [{name: 'Nonces', abi: parseAbi(['error InvalidNonce()']), codes: [invalidNonce]}],
    },
  ]);
  expect(identifiers).toEqual([
    {
      package: 'one',
      contract: 'Nonces',
      text: 'InvalidNonce()',
      kind: 'error',
      evidence: ['abi', 'bytecode', 'source'],
    },
  ]);
});

test('drops an error of an ABI without code that the code of the contract lacks', () => {
  const abi = parseAbi(['error InvalidNonce()', 'error NotSpender()']);
  const identifiers = identifiersOf([
    {package: 'abi', sources: [], contracts: [{name: 'Permit2', abi, codes: []}]},
    {package: 'code', sources: [], contracts: [{name: 'Permit2', abi: [], codes: [invalidNonce]}]},
  ]);
  expect(identifiers.map((one) => `${one.package} ${one.text}`)).toEqual([
    'abi InvalidNonce()',
    'code InvalidNonce()',
  ]);
});

test('refuses code that reverts with an error of unknown name', () => {
  expect(() =>
    identifiersOf([
      {package: 'one', sources: [], contracts: [{name: 'A', abi: [], codes: [invalidNonce]}]},
    ]),
  ).toThrow('A of one reverts with 0x756688fe, an error that no published ABI or source names');
});

test('refuses a source that reverts with an error of unknown signature', () => {
  const sources = ['contract A { function f() { revert Unheard(); } }'];
  expect(() => identifiersOf([{package: 'one', sources, contracts: []}])).toThrow(
    'A of one reverts with Unheard, which no source or ABI declares',
  );
});
