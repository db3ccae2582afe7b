import {parseAbi} from 'viem';
import {expect, test} from 'vitest';
import {writePackage} from '../../../testing/solidityPackage.fixture';
import type {Package} from './packages';
import {joinContracts} from './joinContracts';

const vault = (licence: string) => `// SPDX-License-Identifier: ${licence}
pragma solidity ^0.8.0;
/// @notice Keeps all tokens
contract Vault {
  /// @notice The largest fee
  uint24 constant MAX_FEE = 1_000;
  /// @notice How a vault is opened
  struct Key { uint256 salt; }
  /// @notice Pays out
  /// @param amount How much
  function pay(uint256 amount) external {}
  /// @dev Books it
  function book() internal {}
}`;

const contractOf = (licence: string, row: Partial<Package> = {}) => {
  const [contract] = joinContracts([
    writePackage('fixture', {
      sources: {'Vault.sol': vault(licence)},
      foundry: {'Vault.sol/Vault.json': parseAbi(['function pay(uint256 amount)'])},
      row,
    }),
  ]);
  return contract;
};

test('takes from a source under BUSL-1.1 no comment and no code, but the ABI of its contract', () => {
  const contract = contractOf('BUSL-1.1');
  expect(contract?.members).toEqual([
    {
      kind: 'function',
      name: 'pay',
      declaration: 'function pay(uint256 amount) external',
      signature: 'pay(uint256)',
      selector: '0xc290d691',
      visibility: 'external',
      mutability: 'nonpayable',
      parameters: [{name: 'amount', type: 'uint256'}],
      returns: [],
    },
  ]);
  expect(contract).toMatchObject({
    text: undefined,
    constants: [],
    structs: [],
    licence: 'BUSL-1.1',
  });
});

test.each([
  ['MIT', {}],
  ['BUSL-1.1', {buslEnded: '2023-04-01'}],
])('quotes a source under %s of a package with %o', (licence, row) => {
  const contract = contractOf(licence, row);
  expect(contract?.text?.text).toBe('Keeps all tokens');
  expect(contract?.members.map(({text}) => text?.text)).toEqual(['Pays out', 'Books it']);
  expect(contract?.members[0]?.parameters[0]?.text).toBe('How much');
  expect(contract?.constants).toHaveLength(1);
});
