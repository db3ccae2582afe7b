import {encodeFunctionData, erc20Abi, parseAbi, type Address, type Hex} from 'viem';
import {addressOf} from '../../sandbox/addressOf';
import {fromHardhat} from '../../sandbox/fromPackage';
import type {Trade} from './case';
import {V4_SWAP} from './actionSwap';
import {listOf, swapIn} from './encodeActions';
import {encodePlan} from './encodePlan';
import {address, currencyOf, SYMBOLS, worth, type Hop, type V4Hop} from './market';
import {attacker} from './prepareWorld';
import {tokensOf} from './trades';
import type {Sent} from './world';

const swapRouter = fromHardhat('@uniswap/v3-periphery', 'SwapRouter').abi;
const v2Router = parseAbi([
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
]);

/** Three times what a pool holds moves its price to a sixteenth. */
const TIMES_DEPTH = 3;

/** Sales by another account that move the prices of a trade's pools far against it. */
export const attackOn = ({hops}: Trade, deadline: bigint): readonly Sent[] =>
  hops.map((hop) => {
    const sale = {deadline, amountIn: amountOf(hop)};
    if (isOfV4(hop)) return {from: attacker, ...sellV4(hop, sale)};
    const sell = hop.pool.feePips === undefined ? sellV2 : sellV3;
    return {from: attacker, ...sell(hop, sale)};
  });

const isOfV4 = (hop: Hop | V4Hop): hop is V4Hop => 'tickSpacing' in hop.pool;

const amountOf = ({from, pool}: Hop | V4Hop): bigint =>
  worth(from, TIMES_DEPTH * pool.depthDollars);

/** Smallest units that an attacker may give away so that a minimum passes. */
export const GIFT = 99n;

/** Gifts of every token to a contract. */
export const giftsTo = (contract: Address): readonly Sent[] =>
  SYMBOLS.map((symbol) => ({
    from: attacker,
    to: address[symbol],
    data: encodeFunctionData({abi: erc20Abi, functionName: 'transfer', args: [contract, GIFT]}),
  }));

type Sale = {deadline: bigint; amountIn: bigint};

function sellV3({from, to, pool}: Hop, {deadline, amountIn}: Sale): {to: Address; data: Hex} {
  const sale = {
    tokenIn: address[from],
    tokenOut: address[to],
    fee: pool.feePips,
    recipient: attacker,
    deadline,
    amountIn,
    amountOutMinimum: 0n,
    sqrtPriceLimitX96: 0n,
  };
  const data = encodeFunctionData({
    abi: swapRouter,
    functionName: 'exactInputSingle',
    args: [sale],
  });
  return {to: addressOf('SwapRouter'), data};
}

function sellV2(hop: Hop, {deadline, amountIn}: Sale): {to: Address; data: Hex} {
  const args = [amountIn, 0n, tokensOf([hop]), attacker, deadline] as const;
  return {to: addressOf('UniswapV2Router02'), data: encodeFunctionData({abi: v2Router, args})};
}

function sellV4(hop: V4Hop, {deadline, amountIn}: Sale): Omit<Sent, 'from'> {
  const swap = {...swapIn(hop), amountIn, amountOutMinimum: 0n};
  const input = listOf([
    ['SWAP_EXACT_IN_SINGLE', swap],
    ['SETTLE', currencyOf(hop.from), 0n, true],
    ['TAKE', currencyOf(hop.to), attacker, 0n],
  ]);
  return {
    to: addressOf('UniversalRouterV2_0'),
    data: encodePlan([{byte: V4_SWAP, mayFail: false, input}], deadline),
    valueWei: hop.from === 'ETH' ? amountIn : 0n,
  };
}
