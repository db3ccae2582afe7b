import {encodeFunctionData, maxUint128, numberToHex, parseAbi, type Abi, type Hex} from 'viem';
import {addressOf} from '../../sandbox/addressOf';
import {fromHardhat} from '../../sandbox/fromPackage';
import type {Case, Draw, Setting, Trade} from './case';
import {drawDollars, drawMaximum, drawMinimum} from './drawLimits';
import {address, afterFees, SYMBOLS, worth, type Hop, type Symbol} from './market';
import {drawHops, pathOf, tokensOf} from './trades';

const V2_ABI = parseAbi([
  'function swapExactTokensForTokens(uint256, uint256, address[], address, uint256)',
  'function swapTokensForExactTokens(uint256, uint256, address[], address, uint256)',
]);

const ABIS: Readonly<Record<string, Abi>> = {
  SwapRouter: fromHardhat('@uniswap/v3-periphery', 'SwapRouter').abi,
  SwapRouter02: fromHardhat('@uniswap/swap-router-contracts', 'SwapRouter02').abi,
  UniswapV2Router02: V2_ABI,
  NonfungiblePositionManager: fromHardhat('@uniswap/v3-periphery', 'NonfungiblePositionManager')
    .abi,
};

type Balances = Map<Symbol, number>;
type CallDraw = Draw & {
  contract: string;
  setting: Setting;
  /** Dollars that the contract holds, by token. */
  balances: Balances;
  trades: Trade[];
};

const callOf = (
  {contract}: Pick<CallDraw, 'contract'>,
  functionName: string,
  args: readonly unknown[],
): Hex => encodeFunctionData({abi: ABIS[contract] ?? [], functionName, args});

/** A random call, or a multicall, of SwapRouter or SwapRouter02. */
export function routerCase(
  draw: Draw,
  {contract, setting}: {contract: string; setting: Setting},
): Case {
  const made: CallDraw = {...draw, contract, setting, balances: new Map(), trades: []};
  const brought = contract === 'SwapRouter02' && draw.chance(0.3) ? [pulled(made)] : [];
  const calls = [...brought, ...Array.from({length: 1 + draw.below(2)}, () => traded(made))];
  const cleaned = draw.chance(0.8)
    ? [...made.balances.keys()].map((token) => sentOut(made, token))
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

/** A random call of the router of v2, which has no flags. */
export function pairCase(draw: Draw, setting: Setting): Case {
  const contract = 'UniswapV2Router02';
  const [dollars, from] = [drawDollars(draw), draw.pick(['WETH', 'USDC', 'DAI'] as const)];
  const hops = drawHops(draw, {from, version: 'v2', trades: []});
  const last = hops.at(-1)?.to ?? from;
  const left = afterFees(dollars, hops);
  const isExactOutput = draw.chance(0.4);
  const amounts = isExactOutput
    ? [worth(last, dollars), drawMaximum(draw, from, dollars ** 2 / left)]
    : [worth(from, dollars), drawMinimum(draw, last, left)];
  const to = draw.pick([
    ...Array<Hex>(6).fill(setting.sender),
    ...setting.strangers,
    addressOf(contract),
  ]);
  const name = isExactOutput ? 'swapTokensForExactTokens' : 'swapExactTokensForTokens';
  const data = callOf({contract}, name, [...amounts, tokensOf(hops), to, setting.deadline]);
  return {contract, data, valueWei: 0n, trades: [{hops, dollars}], failing: []};
}

/** Mostly the sender, often the contract itself, seldom another account. */
function recipient({chance, pick, contract, setting}: CallDraw): Hex {
  if (chance(0.05)) return pick(setting.strangers);
  if (chance(0.4)) return numberToHex(contract === 'SwapRouter' ? 0 : 2, {size: 20});
  return setting.sender;
}

/** Brings a token of the sender into the router. */
function pulled(made: CallDraw): Hex {
  const [token, dollars] = [made.pick(SYMBOLS), drawDollars(made)];
  made.balances.set(token, dollars);
  return callOf(made, 'pull', [address[token], worth(token, dollars)]);
}

function traded(made: CallDraw): Hex {
  const {contract, balances, pick, chance, setting} = made;
  const isOf02 = contract === 'SwapRouter02';
  const [held] = balances.keys();
  const isHeld = isOf02 && held !== undefined && chance(0.5);
  const from = isHeld ? held : pick(SYMBOLS);
  const dollars = isHeld ? (balances.get(held) ?? 0) : drawDollars(made);
  const isExactOutput = !isHeld && chance(0.3);
  const version = isOf02 && chance(0.3) ? 'v2' : 'v3';
  const hops = drawHops(made, {from, version, trades: made.trades});
  const last = hops.at(-1);
  if (!last) return sentOut(made, from);
  if (isHeld) balances.delete(held);
  const to = recipient(made);
  const left = isExactOutput ? dollars : afterFees(dollars, hops);
  const isKept = to !== setting.sender && !setting.strangers.includes(to);
  if (isKept) balances.set(last.to, (balances.get(last.to) ?? 0) + left);
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
  const sqrtPriceLimitX96 = chance(0.3) ? priceLimit(first, pick([0.9, 0.999, 0.9999])) : 0n;
  return callOf(made, `${name}Single`, [{...tokens, ...shared, sqrtPriceLimitX96}]);
}

/** The square root of the price, after a change of it against the seller, as the pool counts it. */
function priceLimit({from, to}: Hop, share: number): bigint {
  const isDown = address[from].toLowerCase() < address[to].toLowerCase();
  const [one, other] = isDown ? [from, to] : [to, from];
  const price = Number(worth(other, 1e6)) / Number(worth(one, 1e6));
  return BigInt(Math.floor(Math.sqrt(isDown ? price * share : price / share) * 2 ** 96));
}

function sentOut(made: CallDraw, token: Symbol): Hex {
  const {chance, pick, setting, contract} = made;
  const minimum = drawMinimum(made, token, made.balances.get(token) ?? 0);
  made.balances.delete(token);
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
/** A thousandth of what each position has, and the dollars of one token in it. */
const PARTS = [
  {liquidity: 2n * 10n ** 11n, dollars: 8},
  {liquidity: 2n * 10n ** 17n, dollars: 8},
] as const;

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
  const [parts, part] = [1 + below(1_000), PARTS[at] ?? PARTS[0]];
  const position = {tokenId, liquidity: part.liquidity * BigInt(parts)};
  const token = POSITION[at] ?? 'USDC';
  const least = (symbol: Symbol) => worth(symbol, part.dollars * parts * 0.5);
  const isFirst = address[token].toLowerCase() < address.WETH.toLowerCase();
  const [amount0Min = 0n, amount1Min = 0n] = (
    isFirst ? [token, 'WETH' as const] : ['WETH' as const, token]
  ).map(least);
  const minimums = {amount0Min, amount1Min, deadline: setting.deadline};
  const hasMinimums = chance(0.7);
  const other = chance(0.8) ? (POSITION[at] ?? 'USDC') : pick(SYMBOLS);
  const isSentOn = way !== setting.sender && chance(0.7);
  const calls = [
    callOf({contract}, 'decreaseLiquidity', [{...position, ...minimums}]),
    callOf({contract}, 'collect', [{tokenId, recipient: way, amount0Max, amount1Max}]),
    ...(isSentOn
      ? [callOf({contract}, 'unwrapWETH9', [hasMinimums ? least('WETH') : 0n, setting.sender])]
      : []),
    ...(isSentOn && chance(0.8)
      ? [
          callOf({contract}, 'sweepToken', [
            address[other],
            hasMinimums ? least(other) : 0n,
            setting.sender,
          ]),
        ]
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
