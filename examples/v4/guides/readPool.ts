import {formatUnits} from 'viem';
import {client, run} from '../../support/chain';
import {eth} from '../../universal-router/support/printChanges';
import {stateView} from '../support/lenses';
import {idOf, key, usdc} from '../support/pool';

// #region price
const Q192 = 2n ** 192n;

/** What one whole token of currency0 costs in currency1, in its smallest units, to the nearest. */
const priceOf0 = (sqrtPriceX96: bigint, decimals0: number): bigint =>
  (sqrtPriceX96 ** 2n * 10n ** BigInt(decimals0) + Q192 / 2n) / Q192;

/** What one whole token of currency1 costs in currency0, in its smallest units, rounded down. */
const priceOf1 = (sqrtPriceX96: bigint, decimals1: number): bigint =>
  (10n ** BigInt(decimals1) * Q192) / sqrtPriceX96 ** 2n;
// #endregion price

run(
  async () => {
    // #region read
    const id = idOf(key);
    const pool = {...stateView, args: [id]} as const;
    const [slot0, liquidity] = await client.multicall({
      contracts: [
        {...pool, functionName: 'getSlot0'},
        {...pool, functionName: 'getLiquidity'},
      ],
      allowFailure: false,
      deployless: true, // works on every chain; where Multicall3 is, leave this out
      blockNumber: await client.getBlockNumber(), // both at one block
    });
    const [sqrtPriceX96, tick, protocolFee, lpFee] = slot0;
    if (sqrtPriceX96 === 0n) throw new Error(`no pool has the id ${id}`);
    // #endregion read

    console.log(`id           ${id}`);
    console.log(`sqrtPriceX96 ${sqrtPriceX96}, tick ${tick}`);
    const [of0, of1] = [priceOf0(sqrtPriceX96, 18), priceOf1(sqrtPriceX96, usdc.decimals)];
    console.log(`1 ETH  = ${formatUnits(of0, usdc.decimals)} USDC`);
    console.log(`1 USDC = ${formatUnits(of1, eth.decimals)} ETH`);
    // #region fees
    const [zeroForOne, oneForZero] = [protocolFee & 0xfff, protocolFee >> 12]; // 12 bits each
    console.log(`LP fee ${lpFee / 10_000}%, protocol fee ${zeroForOne} and ${oneForZero}`);
    // #endregion fees
    console.log(`liquidity    ${liquidity}`);
  },
  {sends: false},
);
