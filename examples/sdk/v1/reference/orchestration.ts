import assert from 'node:assert/strict';
import {
  tradeEthForExactTokens,
  tradeEthForExactTokensWithData,
  tradeExactEthForTokens,
  tradeExactEthForTokensWithData,
  tradeExactTokensForEth,
  tradeExactTokensForEthWithData,
  tradeExactTokensForTokens,
  tradeExactTokensForTokensWithData,
  tradeTokensForExactEth,
  tradeTokensForExactEthWithData,
  tradeTokensForExactTokens,
  tradeTokensForExactTokensWithData,
} from '@uniswap/sdk';
import {client, run} from '../../../support/chain';
import {DAI, USDC} from '../../support/tokens';
import {exchangeAbi, exchangeOf, toBigint} from '../support/exchange';
import {provider} from '../support/provider';
import {daiReserves, usdcReserves} from '../support/reserves';

type Question =
  | 'getEthToTokenInputPrice'
  | 'getEthToTokenOutputPrice'
  | 'getTokenToEthInputPrice'
  | 'getTokenToEthOutputPrice';

/** What the exchange of a token answers. */
async function ask(token: string, functionName: Question, amount: bigint): Promise<bigint> {
  const address = await exchangeOf(token);
  return client.readContract({address, abi: exchangeAbi, functionName, args: [amount]});
}

run(async () => {
  const [oneEther, thousandUsdc] = [10n ** 18n, 1_000n * 10n ** 6n];
  const [wei, usdc] = [String(oneEther), String(thousandUsdc)];

  // #region exact-eth
  const a = await tradeExactEthForTokens(USDC.address, wei, provider);
  console.log(`${wei} wei give ${a.outputAmount.amount.toFixed()} base units of USDC`);
  // #endregion exact-eth
  assert.equal(
    toBigint(a.outputAmount.amount),
    await ask(USDC.address, 'getEthToTokenInputPrice', oneEther),
  );

  // #region for-exact-tokens
  const b = await tradeEthForExactTokens(USDC.address, usdc, provider);
  console.log(`${usdc} base units of USDC cost ${b.inputAmount.amount.toFixed()} wei`);
  // #endregion for-exact-tokens
  assert.equal(
    toBigint(b.inputAmount.amount),
    await ask(USDC.address, 'getEthToTokenOutputPrice', thousandUsdc),
  );

  // #region exact-tokens
  const c = await tradeExactTokensForEth(USDC.address, usdc, provider);
  console.log(`${usdc} base units of USDC give ${c.outputAmount.amount.toFixed()} wei`);
  // #endregion exact-tokens
  const weiForUsdc = await ask(USDC.address, 'getTokenToEthInputPrice', thousandUsdc);
  assert.equal(toBigint(c.outputAmount.amount), weiForUsdc);

  // #region for-exact-eth
  const d = await tradeTokensForExactEth(USDC.address, wei, provider);
  console.log(`${wei} wei cost ${d.inputAmount.amount.toFixed()} base units of USDC`);
  // #endregion for-exact-eth
  assert.equal(
    toBigint(d.inputAmount.amount),
    await ask(USDC.address, 'getTokenToEthOutputPrice', oneEther),
  );

  // #region exact-tokens-for-tokens
  const e = await tradeExactTokensForTokens(USDC.address, DAI.address, usdc, provider);
  console.log(`${usdc} base units of USDC give ${e.outputAmount.amount.toFixed()} of DAI`);
  // #endregion exact-tokens-for-tokens
  assert.equal(
    toBigint(e.outputAmount.amount),
    await ask(DAI.address, 'getEthToTokenInputPrice', weiForUsdc),
  );

  // #region tokens-for-exact-tokens
  const thousandDai = String(1_000n * 10n ** 18n);
  const f = await tradeTokensForExactTokens(USDC.address, DAI.address, thousandDai, provider);
  console.log(`${thousandDai} of DAI cost ${f.inputAmount.amount.toFixed()} of USDC`);
  // #endregion tokens-for-exact-tokens
  const weiForDai = await ask(DAI.address, 'getEthToTokenOutputPrice', 1_000n * 10n ** 18n);
  assert.equal(
    toBigint(f.inputAmount.amount),
    await ask(USDC.address, 'getTokenToEthOutputPrice', weiForDai),
  );

  // #region with-data
  const trades = [
    tradeExactEthForTokensWithData(usdcReserves, wei),
    tradeEthForExactTokensWithData(usdcReserves, usdc),
    tradeExactTokensForEthWithData(usdcReserves, usdc),
    tradeTokensForExactEthWithData(usdcReserves, wei),
    tradeExactTokensForTokensWithData(usdcReserves, daiReserves, usdc),
    tradeTokensForExactTokensWithData(usdcReserves, daiReserves, thousandDai),
  ];
  // #endregion with-data
  for (const [index, read] of [a, b, c, d, e, f].entries()) {
    assert.ok(trades[index]?.inputAmount.amount.isEqualTo(read.inputAmount.amount));
    assert.ok(trades[index]?.outputAmount.amount.isEqualTo(read.outputAmount.amount));
  }
  console.log('the same from reserves that were read before');
});
