import {CommandType, RoutePlanner, UniversalRouterVersion} from '@uniswap/universal-router-sdk';
import {Actions, URVersion, V4Planner} from '@uniswap/v4-sdk';
import {hexToBigInt, maxUint256, slice, zeroAddress} from 'viem';
import {describe, expect, test} from 'vitest';
import {usdc, weth} from '../v3/swaps/support/tokens';
import {v3Path} from './support/quotes';
import {ADDRESS_THIS, CONTRACT_BALANCE, encode, MSG_SENDER} from './support/router';
import {v2Swap, v2SwapSince2_1_1, v3Swap, v3SwapSince2_1_1} from './support/swapTypes';
import {
  v4Path,
  v4PathOutput,
  v4PathOutputSince2_1_1,
  v4PathSince2_1_1,
  v4Single,
  v4SingleOutput,
  v4SingleOutputSince2_1_1,
  v4SingleSince2_1_1,
} from './support/v4SwapTypes';

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

const pool = {fee: 3_000, tickSpacing: 60, hooks: zeroAddress};
const amounts = {amountIn: 10n ** 18n, amountOutMinimum: 1_982_053_892n};
const single = {
  ...amounts,
  poolKey: {...pool, currency0: zeroAddress, currency1: usdc.address},
  zeroForOne: true,
  hookData: '0x',
};
const along = {
  ...amounts,
  currencyIn: zeroAddress,
  path: [usdc.address, weth.address].map((intermediateCurrency) => ({
    ...{...pool, intermediateCurrency, hookData: '0x'},
  })),
};

const outputs = {amountOut: 1_982_053_892n, amountInMaximum: 10n ** 18n};
const {poolKey, zeroForOne, hookData} = single;
const singleOutput = {...outputs, poolKey, zeroForOne, hookData};
const alongOutput = {...outputs, currencyOut: usdc.address, path: along.path};

describe.each([
  [
    Actions.SWAP_EXACT_OUT_SINGLE,
    v4SingleOutput,
    v4SingleOutputSince2_1_1,
    singleOutput,
    [0n, maxUint256],
  ],
  [
    Actions.SWAP_EXACT_OUT,
    v4PathOutput,
    v4PathOutputSince2_1_1,
    alongOutput,
    [[], [5n, maxUint256]],
  ],
  [Actions.SWAP_EXACT_IN_SINGLE, v4Single, v4SingleSince2_1_1, single, [0n, maxUint256]],
  [Actions.SWAP_EXACT_IN, v4Path, v4PathSince2_1_1, along, [[], [5n, maxUint256]]],
] as const)('encodes v4 action %s as the SDK does', (action, before, since, swap, limits) => {
  const planned = (values: object, version: URVersion) =>
    new V4Planner().addAction(action, [values], version).params[0];

  test('for 2.0, to the byte', () => {
    expect(encode(before, swap)).toBe(planned(swap, URVersion.V2_0));
  });

  test.each([URVersion.V2_1_1, URVersion.V2_1_2])('for %s, to the byte', (version) => {
    for (const minHopPriceX36 of limits) {
      const limited = {...swap, minHopPriceX36};
      expect(encode(since, limited)).toBe(planned(limited, version));
    }
  });
});

describe('a v4 swap for the other release', () => {
  const word = (types: string, values: object, index: number) => {
    const encoded = encode(types, values);
    return hexToBigInt(slice(encoded, 32 * (index + 1), 32 * (index + 2)));
  };

  test('has the offset 288 of hookData where 2.1.1 reads the limit of one pool', () => {
    expect(word(v4SingleSince2_1_1, {...single, minHopPriceX36: 5n}, 8)).toBe(5n);
    expect(word(v4Single, single, 8)).toBe(288n);
  });

  test('has the input where 2.1.1 reads the offset of the limits of a path', () => {
    expect(word(v4Path, along, 2)).toBe(amounts.amountIn);
  });

  test('has the offset of the limits where 2.0 reads the input, and then the input', () => {
    const limited = {...along, minHopPriceX36: [5n, 5n]};
    const offset = word(v4PathSince2_1_1, limited, 2);
    expect(word(v4PathSince2_1_1, limited, Number(offset) / 32)).toBe(2n);
    expect(word(v4PathSince2_1_1, limited, 3)).toBe(amounts.amountIn);
  });
});
