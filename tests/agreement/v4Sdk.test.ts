import {Ether, Token, type Currency} from '@uniswap/sdk-core';
import {Pool} from '@uniswap/v4-sdk';
import {keccak256, numberToHex} from 'viem';
import {test} from 'vitest';
import {poolIdOf, sortCurrencies} from '../../src/protocol/poolKey';
import {feePips, unsigned} from './inputs';
import {between} from './random';
import {hookAddress} from './v4Inputs';
import {expectAgreementWithSdk} from './withSdk';

const addressOf = (value: bigint) => numberToHex(value, {size: 20});
const currencyOf = (value: bigint): Currency =>
  value === 0n ? Ether.onChain(1) : new Token(1, addressOf(value), 18);

const usableSpacing = {
  boundaries: [1n, 60n, 32_767n],
  random: () => between(1n, 32_767n),
};

test('agrees with Pool.getPoolId of v4-sdk about currencies in either order', () => {
  expectAgreementWithSdk({
    sources: [unsigned(160), unsigned(160), feePips, usableSpacing, hookAddress],
    ours: (one, other, fee, tickSpacing, hooks) =>
      BigInt(poolIdOf({...sortCurrencies(one, other), fee, tickSpacing, hooks}, keccak256)),
    theirs: (one, other, fee, tickSpacing, hooks) =>
      BigInt(
        Pool.getPoolId(
          currencyOf(one),
          currencyOf(other),
          Number(fee),
          Number(tickSpacing),
          addressOf(hooks),
        ),
      ),
  });
});
