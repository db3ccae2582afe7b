import assert from 'node:assert/strict';
import {Percent, Price} from '@uniswap/sdk-core';
import {TickMath} from '@uniswap/v3-sdk';
import {
  amountWithPathCurrency,
  encodeRouteToPath,
  getPathCurrency,
  isAtLeastV2_1_1,
  priceToClosestTick,
  Route,
  sortsBefore,
  tickToPrice,
  toAddress,
  toHex,
  Trade,
  tradeComparator,
  URVersion,
  V4_BASE_ACTIONS_ABI_DEFINITION,
  V4_SWAP_ACTIONS_V2_1_1,
  Actions,
} from '@uniswap/v4-sdk';
import {toHex as viemHex} from 'viem';
import {run} from '../../../support/chain';
import {printFailure} from '../../support/printFailure';
import {amountOf, DAI, show, USDC, WETH} from '../../support/tokens';
import {ETH, readV4Pool} from '../../support/readV4Pool';

run(
  async () => {
    const ethUsdc = await readV4Pool(ETH, USDC, {fee: 3_000, tickSpacing: 60});
    const cheaper = await readV4Pool(ETH, USDC, {fee: 500, tickSpacing: 10});
    const usdcDai = await readV4Pool(USDC, DAI, {fee: 100, tickSpacing: 1});

    // #region path
    const route = new Route([ethUsdc, usdcDai], ETH, DAI);
    const nameOf = (address: string) =>
      address === USDC.address ? 'USDC' : address === DAI.address ? 'DAI' : 'ETH';
    const hops = (exactOutput: boolean) =>
      encodeRouteToPath(route, exactOutput).map(
        (hop) => `${nameOf(hop.intermediateCurrency)} ${hop.fee}`,
      );
    console.log(`exact input:  ${hops(false).join(', ')}`);
    console.log(`exact output: ${hops(true).join(', ')}`);
    // #endregion path

    // #region order
    console.log(`ether first: ${sortsBefore(ETH, USDC)}, ${sortsBefore(USDC, ETH)}`);
    console.log(`address of ether: ${toAddress(ETH)}`);
    // #endregion order

    // #region tick
    const price = tickToPrice(ETH, USDC, -200_311);
    console.log(`tick -200311: ${price.toFixed(4)} USDC per ETH`);
    const asked = new Price(ETH, USDC, String(10n ** 18n), 2_000n * 10n ** 6n + '');
    console.log(`2000 USDC per ETH: tick ${priceToClosestTick(asked)}`);
    // #endregion tick

    // #region wrapped
    const paid = amountOf(WETH, 10n ** 18n);
    console.log(`${show(paid)} is ${show(amountWithPathCurrency(paid, ethUsdc))} for the pool`);
    await printFailure('a currency of no pool', () => getPathCurrency(DAI, ethUsdc));
    // #endregion wrapped

    // #region compare
    const trades = await Promise.all(
      [ethUsdc, cheaper].map((pool) =>
        Trade.exactIn(new Route([pool], ETH, USDC), amountOf(ETH, 10n ** 18n)),
      ),
    );
    const [best] = trades.sort(tradeComparator);
    console.log(
      `best: the pool at ${new Percent(best?.swaps[0]?.route.pools[0]?.fee ?? 0, 1_000_000).toFixed(2)}%`,
    );
    // #endregion compare

    // #region hex
    console.log(`value ${toHex(String(10n ** 18n))}`);
    // #endregion hex
    assert.equal(BigInt(toHex(String(10n ** 18n))), BigInt(viemHex(10n ** 18n)));

    // #region version
    const versions = Object.values(URVersion).map((one) => `${one} ${isAtLeastV2_1_1(one)}`);
    console.log(versions.join(', '));
    // #endregion version

    // #region types
    const [settle] = V4_BASE_ACTIONS_ABI_DEFINITION[Actions.SETTLE];
    console.log(`first value of SETTLE: ${settle?.type} ${settle?.name}`);
    const [swap] = V4_SWAP_ACTIONS_V2_1_1[Actions.SWAP_EXACT_IN_SINGLE] ?? [];
    console.log(`a limit of the hop from 2.1.1 on: ${swap?.type.includes('minHopPriceX36')}`);
    // #endregion types
    assert.equal(TickMath.getTickAtSqrtRatio(ethUsdc.sqrtRatioX96), ethUsdc.tickCurrent);
  },
  {sends: false},
);
