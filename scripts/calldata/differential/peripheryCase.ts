import {encodeFunctionData, maxUint128, numberToHex, type Abi, type Hex} from 'viem';
import {fromHardhat} from '../../../sandbox/fromPackage';
import type {Case, Draw, Setting, Trade} from './case';
import {drawDollars, drawMaximum, drawMinimum} from './drawLimits';
import {address, afterFees, SYMBOLS, worth, type Symbol} from './market';
import {drawHops, pathOf, tokensOf} from './trades';

const ABIS: Readonly<Record<string, Abi>> = {
  SwapRouter: fromHardhat('@uniswap/v3-periphery', 'SwapRouter').abi,
  SwapRouter02: fromHardhat('@uniswap/swap-router-contracts', 'SwapRouter02').abi,
  NonfungiblePositionManager: fromHardhat('@uniswap/v3-periphery', 'NonfungiblePositionManager')
    .abi,
};

type Kept = Map<Symbol, number>;
type Made = Draw & {
  contract: string;
  setting: Setting;
  /** Dollars that the contract holds, by token. */
  kept: Kept;
  trades: Trade[];
};

const callOf = (
  {contract}: Pick<Made, 'contract'>,
  functionName: string,
  args: readonly unknown[],
): Hex => encodeFunctionData({abi: ABIS[contract] ?? [], functionName, args});

/** A random call, or a multicall, of SwapRouter or SwapRouter02. */
export function routerCase(
  draw: Draw,
  {contract, setting}: {contract: string; setting: Setting},
): Case {
  const made: Made = {...draw, contract, setting, kept: new Map(), trades: []};
  const calls = Array.from({length: 1 + draw.below(2)}, () => traded(made));
  const cleaned = draw.chance(0.8)
    ? [...made.kept.keys()].map((token) => sentOut(made, token))
    : [];
  const valueWei = draw.chance(0.15) ? worth('WETH', drawDollars(draw)) : 0n;
  const refund = valueWei > 0n && draw.chance(0.7) ? [callOf(made, 'refundETH', [])] : [];
  const all = [...calls, ...cleaned, ...refund];
  const args = contract === 'SwapRouter02' ? [setting.deadline, all] : [all];
  const [only] = all;
  const isDirect = all.length === 1 && draw.chance(0.5);
  return {
    contract,
    data: isDirect && only ? only : callOf(made, 'multicall', args),
    valueWei,
    trades: made.trades,
    failing: [],
  };
}

/** Mostly the sender, often the contract itself, seldom somebody else. */
function recipient({chance, pick, contract, setting}: Made): Hex {
  if (chance(0.05)) return pick(setting.strangers);
  if (chance(0.4)) return numberToHex(contract === 'SwapRouter' ? 0 : 2, {size: 20});
  return setting.sender;
}

function traded(made: Made): Hex {
  const {contract, kept, pick, chance, setting} = made;
  const isOf02 = contract === 'SwapRouter02';
  const [held] = kept.keys();
  const isHeld = isOf02 && held !== undefined && chance(0.5);
  const from = isHeld ? held : pick(SYMBOLS);
  const dollars = isHeld ? (kept.get(held) ?? 0) : drawDollars(made);
  const isExactOutput = !isHeld && chance(0.3);
  const version = isOf02 && chance(0.3) ? 'v2' : 'v3';
  const hops = drawHops(made, {from, version, trades: made.trades});
  const last = hops.at(-1);
  if (!last) return sentOut(made, from);
  if (isHeld) kept.delete(held);
  const to = recipient(made);
  const left = isExactOutput ? dollars : afterFees(dollars, hops);
  const isKept = to !== setting.sender && !setting.strangers.includes(to);
  if (isKept) kept.set(last.to, (kept.get(last.to) ?? 0) + left);
  made.trades.push({hops, dollars});
  const amounts = isExactOutput
    ? {
        amountOut: worth(last.to, dollars),
        amountInMaximum: drawMaximum(made, from, dollars ** 2 / afterFees(dollars, hops)),
      }
    : {
        amountIn: isHeld ? 0n : worth(from, dollars),
        amountOutMinimum: drawMinimum(made, last.to, left),
      };
  if (version === 'v2') {
    const name = isExactOutput ? 'swapTokensForExactTokens' : 'swapExactTokensForTokens';
    return callOf(made, name, [...Object.values(amounts), tokensOf(hops), to]);
  }
  const shared = {recipient: to, deadline: setting.deadline, ...amounts};
  const [first] = hops;
  const name = isExactOutput ? 'exactOutput' : 'exactInput';
  if (hops.length > 1 || !first || chance(0.3)) {
    return callOf(made, name, [{path: pathOf(hops, isExactOutput), ...shared}]);
  }
  const tokens = {tokenIn: address[from], tokenOut: address[first.to], fee: first.pool.feePips};
  return callOf(made, `${name}Single`, [{...tokens, ...shared, sqrtPriceLimitX96: 0n}]);
}

function sentOut(made: Made, token: Symbol): Hex {
  const {chance, pick, setting, contract} = made;
  const minimum = drawMinimum(made, token, made.kept.get(token) ?? 0);
  made.kept.delete(token);
  const to = chance(0.05) ? pick(setting.strangers) : setting.sender;
  const isUnwrapped = token === 'WETH' && chance(0.6);
  if (chance(0.1) && contract === 'SwapRouter') {
    const fee = [10n, pick([setting.sender, ...setting.strangers])];
    return isUnwrapped
      ? callOf(made, 'unwrapWETH9WithFee', [minimum, to, ...fee])
      : callOf(made, 'sweepTokenWithFee', [address[token], minimum, to, ...fee]);
  }
  return isUnwrapped
    ? callOf(made, 'unwrapWETH9', [minimum, to])
    : callOf(made, 'sweepToken', [address[token], minimum, to]);
}

/** The tokens of the prepared positions. */
const POSITION: readonly Symbol[] = ['USDC', 'DAI'];
const LIQUIDITY = 10n ** 9n;

/** Takes liquidity out of a position and collects it, to the sender or by way of the manager. */
export function managerCase(draw: Draw, setting: Setting): Case {
  const {chance, pick, below} = draw;
  const contract = 'NonfungiblePositionManager';
  const at = below(setting.positions.length);
  const tokenId = setting.positions[at] ?? 0n;
  const [amount0Max, amount1Max] = [maxUint128, maxUint128];
  const way = chance(0.75)
    ? setting.sender
    : chance(0.2)
      ? pick(setting.strangers)
      : numberToHex(0, {size: 20});
  const position = {tokenId, liquidity: LIQUIDITY * BigInt(1 + below(1_000))};
  const minimums = {amount0Min: 1n, amount1Min: 1n, deadline: setting.deadline};
  const other = chance(0.8) ? (POSITION[at] ?? 'USDC') : pick(SYMBOLS);
  const isSentOn = way !== setting.sender && chance(0.7);
  const calls = [
    callOf({contract}, 'decreaseLiquidity', [{...position, ...minimums}]),
    callOf({contract}, 'collect', [{tokenId, recipient: way, amount0Max, amount1Max}]),
    ...(isSentOn ? [callOf({contract}, 'unwrapWETH9', [0n, setting.sender])] : []),
    ...(isSentOn && chance(0.8)
      ? [callOf({contract}, 'sweepToken', [address[other], 0n, setting.sender])]
      : []),
  ];
  return {
    contract,
    data: callOf({contract}, 'multicall', [calls]),
    valueWei: 0n,
    trades: [],
    failing: [],
  };
}
