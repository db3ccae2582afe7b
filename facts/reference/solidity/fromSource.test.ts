import {beforeAll, expect, test} from 'vitest';
import type {SourceContract} from './declarations';
import {contractText, declaredConstants, declaredStructs} from './fromSource';
import {writePackage} from '../../../testing/solidityPackage.fixture';

const SOURCE = `// ÷ ≤ 😀
/// @title Limits
/// @notice Keeps what a pool may do
library Limits {
  /// @dev The highest tick
  int24 internal constant MAX_TICK = -MIN_TICK;
  bytes32 public constant HASH = keccak256('pool');
  uint256 private constant SECRET = 1;
  /// @notice A position
  /// @param liquidity What it holds
  struct Info { uint128 liquidity; address owner; }
}`;

let declared: SourceContract;

beforeAll(() => {
  const [only] = writePackage('fixture', {sources: {'Limits.sol': SOURCE}}).declared;
  if (only) declared = only;
});

test('shows the value of a constant as the source writes it', () => {
  expect(declaredConstants(declared)).toMatchObject([
    {name: 'MAX_TICK', type: 'int24', value: '-MIN_TICK', visibility: 'internal'},
    {name: 'HASH', type: 'bytes32', value: "keccak256('pool')", visibility: 'public'},
  ]);
});

test('quotes what the package says of a constant', () => {
  expect(declaredConstants(declared)[0]?.text).toEqual({
    from: 'package',
    package: 'fixture',
    version: '1.0.0',
    file: 'contracts/Limits.sol',
    text: 'The highest tick',
  });
  expect(declaredConstants(declared)[1]?.text).toBeUndefined();
});

test('quotes what the package says of a struct and of its fields', () => {
  expect(declaredStructs(declared)).toMatchObject([
    {
      name: 'Info',
      fields: [
        {name: 'liquidity', type: 'uint128', text: 'What it holds'},
        {name: 'owner', type: 'address', text: undefined},
      ],
      text: {text: 'A position'},
    },
  ]);
});

test('quotes what the package says of the contract, without its title', () => {
  expect(contractText(declared)?.text).toBe('Keeps what a pool may do');
});
