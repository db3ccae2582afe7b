import {CommandType, RoutePlanner, UniversalRouterVersion} from '@uniswap/universal-router-sdk';
import {maxUint256} from 'viem';
import {describe, expect, test} from 'vitest';
import {usdc, weth} from '../v3/swaps/support/tokens';
import {v3Path} from './support/quotes';
import {ADDRESS_THIS, CONTRACT_BALANCE, encode, MSG_SENDER} from './support/router';
import {v2Swap, v2SwapSince2_1_1, v3Swap, v3SwapSince2_1_1} from './support/swapTypes';

const {V2_0, V2_1_1, V2_1_2} = UniversalRouterVersion;

/** What the published SDK makes of a command for a release. */
function published(
  command: CommandType,
  values: readonly unknown[],
  version: UniversalRouterVersion,
) {
  const text = values.map((value) => (typeof value === 'bigint' ? String(value) : value));
  return new RoutePlanner().addCommand(command, text, false, version).inputs[0];
}

const path = v3Path(weth.address, 3_000, usdc.address);
const pairs = [weth.address, usdc.address];
const swaps = [
  [CommandType.V3_SWAP_EXACT_IN, v3Swap, v3SwapSince2_1_1, path],
  [CommandType.V3_SWAP_EXACT_OUT, v3Swap, v3SwapSince2_1_1, path],
  [CommandType.V2_SWAP_EXACT_IN, v2Swap, v2SwapSince2_1_1, pairs],
  [CommandType.V2_SWAP_EXACT_OUT, v2Swap, v2SwapSince2_1_1, pairs],
] as const;

describe.each(swaps)('encodes command %s as the SDK does', (command, five, six, through) => {
  const values = [
    [MSG_SENDER, 10n ** 18n, 1_982_053_892n, through, false],
    [ADDRESS_THIS, CONTRACT_BALANCE, 0n, through, true],
  ] as const;

  test.each(values)('for 2.0, to the byte: %s', (...swap) => {
    expect(encode(five, ...swap)).toBe(published(command, swap, V2_0));
  });

  test.each([V2_1_1, V2_1_2])('for %s, to the byte', (version) => {
    for (const [limits, text] of [
      [[], []],
      [[maxUint256], [String(maxUint256)]],
      [
        [0n, 5n],
        ['0', '5'],
      ],
    ] as const) {
      for (const swap of values) {
        expect(encode(six, ...swap, limits)).toBe(published(command, [...swap, text], version));
      }
    }
  });
});

test('encodes a share for 2.1.1 and later as the SDK does', () => {
  const values = [usdc.address, MSG_SENDER, 25n * 10n ** 14n] as const;
  expect(encode('address, address, uint256', ...values)).toBe(
    published(CommandType.PAY_PORTION_FULL_PRECISION, values, V2_1_2),
  );
});
