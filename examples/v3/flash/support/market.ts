import {type Address, erc20Abi, formatUnits, parseAbi, parseEther} from 'viem';
import {
  addressOf,
  client,
  clientOf,
  confirm,
  deadlineIn,
  isSandbox,
  type TokenFacts,
  tokenOf,
} from '../../../support/chain';

export const factory = addressOf('UniswapV3Factory');
export const router = addressOf('SwapRouter');
export const quoter = addressOf('QuoterV2');

export const usdc = tokenOf('USDC');
export const weth = tokenOf('WETH');

export const quoterAbi = parseAbi([
  'struct QuoteExactInputSingleParams { address tokenIn; address tokenOut; uint256 amountIn; uint24 fee; uint160 sqrtPriceLimitX96; }',
  'function quoteExactInputSingle(QuoteExactInputSingleParams params) returns (uint256 amountOut, uint160 sqrtPriceX96After, uint32 initializedTicksCrossed, uint256 gasEstimate)',
]);

export const routerAbi = parseAbi([
  'struct ExactInputSingleParams { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 deadline; uint256 amountIn; uint256 amountOutMinimum; uint160 sqrtPriceLimitX96; }',
  'function exactInputSingle(ExactInputSingleParams params) payable returns (uint256 amountOut)',
]);

export const factoryAbi = parseAbi([
  'function getPool(address tokenA, address tokenB, uint24 fee) view returns (address)',
]);

/** An amount in whole tokens, every digit of it: "4000 USDC". */
export const show = (amount: bigint, {decimals, symbol}: TokenFacts): string =>
  `${formatUnits(amount, decimals)} ${symbol}`;

/** How much of a token somebody holds. */
export const balance = ({address}: TokenFacts, owner: Address): Promise<bigint> =>
  client.readContract({address, abi: erc20Abi, functionName: 'balanceOf', args: [owner]});

/** The pool of USDC and WETH with this fee. */
export const poolOf = (feePips: number): Promise<Address> =>
  client.readContract({
    address: factory,
    abi: factoryAbi,
    functionName: 'getPool',
    args: [usdc.address, weth.address, feePips],
  });

type Leg = {tokenIn: Address; tokenOut: Address; amountIn: bigint; fee: number};

/** How much a pool gives for an exact input now, or gave at the end of a block. */
export async function quote(leg: Leg, blockNumber?: bigint): Promise<bigint> {
  const {result} = await client.simulateContract({
    address: quoter,
    abi: quoterAbi,
    functionName: 'quoteExactInputSingle',
    args: [{...leg, sqrtPriceLimitX96: 0n}],
    blockNumber,
  });
  return result[0];
}

// #region gap
/** In the local chain another account sells 5 WETH in the 1% pool, which makes WETH cheap there. */
export async function openGap(): Promise<void> {
  if (!(await isSandbox())) return;
  const seller = clientOf(1);
  const amountIn = parseEther('5');
  const swap = {tokenIn: weth.address, tokenOut: usdc.address, amountIn, fee: 10_000};
  const approval = {address: weth.address, abi: erc20Abi, functionName: 'approve'} as const;
  await confirm(await seller.writeContract({...approval, args: [router, amountIn]}));
  const deadline = await deadlineIn(600n);
  const limits = {amountOutMinimum: await quote(swap), sqrtPriceLimitX96: 0n};
  const hash = await seller.writeContract({
    address: router,
    abi: routerAbi,
    functionName: 'exactInputSingle',
    args: [{...swap, ...limits, recipient: seller.account.address, deadline}],
  });
  await confirm(hash);
}
// #endregion gap
