import assert from 'node:assert/strict';
import {ChainId, Ether, Token, V3_CORE_FACTORY_ADDRESSES} from '@uniswap/sdk-core';
import {FeeAmount, Pool, TickMath} from '@uniswap/v3-sdk';
import JSBI from 'jsbi';
import {type Address, parseAbi} from 'viem';
import {client, run} from '../../../support/chain';
import {chainTicks} from '../../support/chainTicks';
import {printFailure} from '../../support/printFailure';
import {amountOf, baseUnits, DAI, show, UNI, USDC, WETH} from '../../support/tokens';
import {quotedInput, quotedOutput} from './support/quotes';

const fee = FeeAmount.MEDIUM; // 3000: the pool that takes 0.3%
const factory = '0x1F98431c8aD98523631AE4a59f267346ea31F984'; // UniswapV3Factory
const abi = parseAbi([
  'function getPool(address, address, uint24) view returns (address)',
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16, uint16, uint16, uint8, bool)',
  'function liquidity() view returns (uint128)',
  'function tickSpacing() view returns (int24)',
]);

run(async () => {
  // #region address
  const address = Pool.getAddress(USDC, WETH, fee) as Address;
  console.log(`mainnet   ${address}`);
  // #endregion address
  const pair = [USDC.address as Address, WETH.address as Address, fee] as const;
  const onRecord = {address: factory, abi, functionName: 'getPool', args: pair} as const;
  assert.equal(address, await client.readContract(onRecord));

  // #region other-chain
  const weth = Ether.onChain(ChainId.BASE).wrapped;
  const uni = new Token(ChainId.BASE, UNI.address, 18, 'UNI');
  const wrong = Pool.getAddress(weth, uni, fee); // with the factory of mainnet
  const right = Pool.getAddress(weth, uni, fee, undefined, V3_CORE_FACTORY_ADDRESSES[ChainId.BASE]);
  console.log(`Base      ${wrong === right ? 'the same address' : 'two addresses, one is right'}`);
  // #endregion other-chain
  assert.notEqual(wrong, right);

  // #region new
  const blockNumber = await client.getBlockNumber();
  const contract = {address, abi, blockNumber} as const; // all reads see one block
  const [sqrtPriceX96, tick] = await client.readContract({...contract, functionName: 'slot0'});
  const liquidity = await client.readContract({...contract, functionName: 'liquidity'});
  const ticks = chainTicks(address, blockNumber);
  const price = String(sqrtPriceX96);
  const pool = new Pool(WETH, USDC, fee, price, String(liquidity), tick, ticks);
  console.log(
    `sorted    ${pool.token0.symbol}, ${pool.token1.symbol}, ticks of ${pool.tickSpacing}`,
  );
  // #endregion new
  const spacing = await client.readContract({...contract, functionName: 'tickSpacing'});
  assert.equal(pool.tickSpacing, spacing);

  // #region prices
  console.log(`1 USDC    ${pool.token0Price.toSignificant(6)} WETH`);
  console.log(`1 WETH    ${pool.token1Price.toSignificant(6)} USDC`);
  // #endregion prices
  assert.ok(pool.priceOf(WETH).equalTo(pool.token1Price));

  // #region output
  const paid = amountOf(WETH, 10n ** 18n);
  const [received, poolAfter] = await pool.getOutputAmount(paid);
  console.log(`pay       ${show(paid)}, receive ${show(received)}`);
  console.log(`then      1 WETH is ${poolAfter.token1Price.toSignificant(6)} USDC`);
  // #endregion output
  assert.equal(baseUnits(received), await quotedOutput(paid, {token: USDC, fee}));

  // #region limit
  const large = amountOf(WETH, 100n * 10n ** 18n);
  const limit = TickMath.getSqrtRatioAtTick(tick + 100); // WETH may become 1% cheaper
  const [part, poolAtLimit] = await pool.getOutputAmount(large, limit);
  console.log(`limit     ${show(part)} for a part of ${show(large)}`);
  // #endregion limit
  assert.ok(JSBI.equal(poolAtLimit.sqrtRatioX96, limit));
  const sqrtPriceLimitX96 = BigInt(limit.toString());
  const quotedPart = await quotedOutput(large, {token: USDC, fee, sqrtPriceLimitX96});
  assert.equal(baseUnits(part), quotedPart);

  // #region input
  const wanted = amountOf(USDC, 1_000n * 10n ** 6n);
  const [cost] = await pool.getInputAmount(wanted);
  console.log(`receive   ${show(wanted)}, pay ${show(cost)}`);
  // #endregion input
  assert.equal(baseUnits(cost), await quotedInput(wanted, {token: WETH, fee}));

  // #region too-much
  const tooMuch = amountOf(USDC, 10_000_000n * 10n ** 6n); // of about 2,000,000 in the pool
  const [, emptied] = await pool.getInputAmount(tooMuch); // no error
  console.log(`emptied   ${emptied.tickCurrent}`);
  await printFailure('QuoterV2', () => quotedInput(tooMuch, {token: WETH, fee}));
  // #endregion too-much
  assert.equal(emptied.tickCurrent, TickMath.MAX_TICK - 1);

  // #region throws
  await printFailure('amount of another token', () => pool.getOutputAmount(amountOf(DAI, 1n)));
  const tooLow = TickMath.getSqrtRatioAtTick(tick - 1);
  await printFailure('limit on the wrong side', () => pool.getOutputAmount(paid, tooLow));
  const blind = new Pool(USDC, WETH, fee, price, String(liquidity), tick);
  await printFailure('pool without ticks', () => blind.getOutputAmount(paid));
  const untyped = sqrtPriceX96 as unknown as string;
  await printFailure('bigint', () => new Pool(USDC, WETH, fee, untyped, 0, tick));
  await printFailure('tick of another price', () => new Pool(USDC, WETH, fee, price, 0, tick + 1));
  // #endregion throws
});
