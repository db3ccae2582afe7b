import {CurrencyAmount, TradeType} from '@uniswap/sdk-core';
import {FeeAmount, Pool, Route, SwapQuoter} from '@uniswap/v3-sdk';
import {type Address, type Hex, parseEther, parseUnits} from 'viem';
import {addressOf, client, run} from '../../support/chain';
import {quoterAbi} from '../support/abis';
import {printFailure} from '../support/printFailure';
import {readPool} from '../support/readPool';
import {amountOf, USDC, WETH} from '../support/tokens';

const quoter = addressOf('QuoterV2');

const params = {
  tokenIn: USDC.address as Address,
  tokenOut: WETH.address as Address,
  amountIn: parseUnits('1000', 6),
  fee: 3_000,
  sqrtPriceLimitX96: 0n,
};

const exactInput = (changes: Partial<typeof params>) =>
  client.simulateContract({
    address: quoter,
    abi: quoterAbi,
    functionName: 'quoteExactInputSingle',
    args: [{...params, ...changes}],
  });

const exactOutput = (amount: bigint) =>
  client.simulateContract({
    address: quoter,
    abi: quoterAbi,
    functionName: 'quoteExactOutputSingle',
    args: [{...params, amount}],
  });

async function main(): Promise<void> {
  const pool = await readPool(USDC, WETH, FeeAmount.MEDIUM);
  const {sqrtRatioX96, liquidity, tickCurrent} = pool;
  const amount = amountOf(USDC, params.amountIn);

  // #region contract
  await printFailure('no pool with this fee', () => exactInput({fee: 2_999}));
  await printFailure('more WETH than the pool has', () => exactOutput(parseEther('5000')));
  await printFailure('price limit already passed', () =>
    exactInput({sqrtPriceLimitX96: 2n ** 159n}),
  );
  const route = new Route([pool], USDC, WETH);
  const {calldata} = SwapQuoter.quoteCallParameters(route, amount, TradeType.EXACT_INPUT);
  const older = {to: quoter, data: calldata as Hex} as const; // useQuoterV2 is missing
  await printFailure('calldata for the older Quoter', () => client.call(older));
  // #endregion contract

  // #region sdk
  const withoutTicks = new Pool(USDC, WETH, 3_000, sqrtRatioX96, liquidity, tickCurrent);
  await printFailure('pool without ticks', () => withoutTicks.getOutputAmount(amount));
  const otherTick = tickCurrent + 5; // slot0 of one block, tick of another
  await printFailure(
    'price and tick do not fit',
    () => new Pool(USDC, WETH, 3_000, sqrtRatioX96, liquidity, otherTick),
  );
  const untyped = 1_000_000_000n as unknown as string; // as JavaScript passes it
  await printFailure('bigint as an amount', () => CurrencyAmount.fromRawAmount(USDC, untyped));
  await printFailure('amount with a fraction', () => CurrencyAmount.fromRawAmount(USDC, '1000.5'));
  // #endregion sdk
}

run(main);
