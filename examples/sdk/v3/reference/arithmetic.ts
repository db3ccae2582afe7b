import assert from 'node:assert/strict';
import {FullMath, LiquidityMath} from '@uniswap/v3-sdk';
import JSBI from 'jsbi';
import {maxUint128, maxUint256, parseAbi, parseUnits} from 'viem';
import {client, run} from '../../../support/chain';
import {deploy} from '../../../support/contract';
import {market, showUsdc} from '../../../v3/reference/coreLibraries/support/market';
import {printFailure} from '../../support/printFailure';
import {toBigint, toJsbi} from './support/integers';

const file = 'examples/v3/reference/coreLibraries/ArithmeticProbe.sol';
const abi = parseAbi([
  'function up(uint256 a, uint256 b, uint256 denominator) view returns (uint256)',
  'function change(uint128 liquidity, int128 delta) view returns (uint128)',
]);

run(async () => {
  const probe = {address: await deploy({file, contract: 'ArithmeticProbe'}), abi} as const;
  const up = (...args: readonly [bigint, bigint, bigint]) =>
    client.readContract({...probe, functionName: 'up', args});
  const change = (...args: readonly [bigint, bigint]) =>
    client.readContract({...probe, functionName: 'change', args});

  // #region full-math
  const amountIn = toJsbi(parseUnits('10050.251257', 6));
  const fee = FullMath.mulDivRoundingUp(amountIn, JSBI.BigInt(3_000), JSBI.BigInt(997_000));
  console.log(`the fee of 10,050.251257 USDC is ${showUsdc(toBigint(fee))}`);
  // #endregion full-math
  for (const [a, b, denominator] of [
    [toBigint(amountIn), 3_000n, 997_000n],
    [maxUint256, maxUint256, maxUint256], // a product of 512 bits
    [10n, 1n, 5n],
    [11n, 1n, 5n],
    [0n, 1n, 5n],
  ] as const) {
    const computed = FullMath.mulDivRoundingUp(toJsbi(a), toJsbi(b), toJsbi(denominator));
    assert.equal(toBigint(computed), await up(a, b, denominator));
  }

  // #region full-math-limits
  const [zero, one, two, three] = [0, 1, 2, 3].map((value) => JSBI.BigInt(value));
  assert(zero && one && two && three);
  const wide = FullMath.mulDivRoundingUp(toJsbi(maxUint256), two, one);
  console.log(`a result of ${toBigint(wide).toString(2).length} bits`);
  const below = FullMath.mulDivRoundingUp(JSBI.unaryMinus(three), one, two);
  console.log(`-3 / 2 gives ${below.toString()}`);
  await printFailure('denominator 0', () => FullMath.mulDivRoundingUp(three, one, zero));
  const mixed = 3n as never; // a bigint, against the types
  await printFailure('a bigint', () => FullMath.mulDivRoundingUp(mixed, one, two));
  // #endregion full-math-limits
  await assert.rejects(up(maxUint256, 2n, 1n)); // the contract reverts

  // #region liquidity-math
  const before = toJsbi(market.liquidity);
  const half = toJsbi(-market.liquidity / 2n);
  console.log(`half removed: ${LiquidityMath.addDelta(before, half).toString()}`);
  // #endregion liquidity-math
  for (const delta of [0n, market.liquidity, -market.liquidity / 2n, -market.liquidity]) {
    const computed = LiquidityMath.addDelta(before, toJsbi(delta));
    assert.equal(toBigint(computed), await change(market.liquidity, delta));
  }

  // #region liquidity-math-limits
  const tooMuch = toJsbi(-market.liquidity - 1n);
  console.log(`one too many removed: ${LiquidityMath.addDelta(before, tooMuch).toString()}`);
  const most = toJsbi(maxUint128);
  console.log(`2^128: ${LiquidityMath.addDelta(most, one).toString()}`);
  // #endregion liquidity-math-limits
  await assert.rejects(change(market.liquidity, -market.liquidity - 1n), /LS/);
  await assert.rejects(change(maxUint128, 1n), /LA/);
});
