import assert from 'node:assert/strict';
import {CurrencyAmount, Token} from '@uniswap/sdk-core';
import {computePairAddress, Pair} from '@uniswap/v2-sdk';
import {type Address, parseAbi} from 'viem';
import {client, run} from '../../../support/chain';
import {printFailure} from '../../support/printFailure';
import {amountOf, baseUnits, DAI, show, UNI, USDC, WETH} from '../../support/tokens';
import {readPair} from '../support/pairs';
import {amountIn, amountOut} from '../support/router';

const path = [USDC.address as Address, WETH.address as Address];
const factory = '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f'; // UniswapV2Factory

run(async () => {
  // #region get-address
  const address = Pair.getAddress(WETH, USDC);
  console.log(address);
  // #endregion get-address
  const abi = parseAbi(['function getPair(address, address) view returns (address)']);
  const call = {address: factory, abi, functionName: 'getPair'} as const;
  const args = [USDC.address as Address, WETH.address as Address] as const;
  assert.equal(await client.readContract({...call, args}), address);
  // #region compute-address
  console.log(computePairAddress({factoryAddress: factory, tokenA: USDC, tokenB: WETH}));
  // #endregion compute-address
  assert.equal(computePairAddress({factoryAddress: factory, tokenA: USDC, tokenB: WETH}), address);

  // #region new
  const pair = new Pair(
    CurrencyAmount.fromRawAmount(WETH, String(1_000n * 10n ** 18n)), // in either order
    CurrencyAmount.fromRawAmount(USDC, String(2_000_000n * 10n ** 6n)),
  );
  console.log(`${pair.token0.symbol}/${pair.token1.symbol} on chain ${pair.chainId}`);
  console.log(`${show(pair.reserve0)}, ${show(pair.reserveOf(WETH))}`);
  console.log(`${pair.liquidityToken.symbol}, ${pair.liquidityToken.decimals} decimals`);
  // #endregion new
  const onChain = await readPair([USDC, WETH]);
  assert.equal(baseUnits(onChain.reserve0), baseUnits(pair.reserve0));
  assert.equal(baseUnits(onChain.reserve1), baseUnits(pair.reserve1));

  // #region prices
  console.log(`${pair.token0Price.toSignificant(6)} WETH per USDC`);
  console.log(`${pair.priceOf(WETH).toSignificant(6)} USDC per WETH`);
  // #endregion prices
  assert.equal(pair.priceOf(WETH).toSignificant(6), pair.token1Price.toSignificant(6));

  // #region output
  const paid = amountOf(USDC, 10_000n * 10n ** 6n);
  const [received, pairAfter] = pair.getOutputAmount(paid);
  console.log(`${show(paid)} give ${show(received)}`);
  console.log(`after it, ${show(pairAfter.reserve0)} and ${show(pairAfter.reserve1)}`);
  // #endregion output
  assert.equal(baseUnits(received), await amountOut(baseUnits(paid), path));

  // #region input
  const wanted = amountOf(WETH, 10n ** 18n);
  const [cost] = pair.getInputAmount(wanted);
  console.log(`${show(wanted)} costs ${show(cost)}`);
  // #endregion input
  assert.equal(baseUnits(cost), await amountIn(baseUnits(wanted), path));

  // #region throws
  const other = amountOf(DAI, 10n ** 18n);
  await printFailure('a token of another pair', () => pair.getOutputAmount(other));
  await printFailure('all of the reserve', () => pair.getInputAmount(pair.reserve1));
  await printFailure('an output of 0', () => pair.getOutputAmount(amountOf(WETH, 1n)));
  const empty = new Pair(amountOf(USDC, 0n), amountOf(WETH, 0n));
  await printFailure('an empty pair', () => empty.getOutputAmount(paid));
  await printFailure('two chains', () => Pair.getAddress(USDC, new Token(10, WETH.address, 18)));
  // #endregion throws
  assert.equal(pair.involvesToken(UNI), false);
});
