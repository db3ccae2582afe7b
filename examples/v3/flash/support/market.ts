import {formatUnits, parseAbi, parseEther, type Address} from 'viem';
import {clientOf, client, confirm} from './chain';

export const factory = '0x1F98431c8aD98523631AE4a59f267346ea31F984'; // UniswapV3Factory
export const router = '0xE592427A0AEce92De3Edee1F18E0157C05861564'; // SwapRouter
export const quoter = '0x61fFE014bA17989E743c5F6cB21bF9697530B21e'; // QuoterV2

export const usdc = {
  symbol: 'USDC',
  decimals: 6,
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
} as const;

export const weth = {
  symbol: 'WETH',
  decimals: 18,
  address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
} as const;

type Token = {symbol: string; decimals: number; address: Address};

export const erc20Abi = parseAbi([
  'function allowance(address owner, address spender) view returns (uint256)',
  'function approve(address spender, uint256 amount) returns (bool)',
  'function balanceOf(address owner) view returns (uint256)',
  'function transfer(address to, uint256 amount) returns (bool)',
]);

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
export const show = (amount: bigint, {decimals, symbol}: Token): string =>
  `${formatUnits(amount, decimals)} ${symbol}`;

/** How much of a token somebody holds. */
export const balance = ({address}: Token, owner: Address): Promise<bigint> =>
  client.readContract({address, abi: erc20Abi, functionName: 'balanceOf', args: [owner]});

/** The pool of USDC and WETH with this fee. */
export const poolOf = (feePips: number): Promise<Address> =>
  client.readContract({
    address: factory,
    abi: factoryAbi,
    functionName: 'getPool',
    args: [usdc.address, weth.address, feePips],
  });

/** How much a pool gives for an exact input now. */
export async function quote(swap: {
  tokenIn: Address;
  tokenOut: Address;
  amountIn: bigint;
  fee: number;
}): Promise<bigint> {
  const {result} = await client.simulateContract({
    address: quoter,
    abi: quoterAbi,
    functionName: 'quoteExactInputSingle',
    args: [{...swap, sqrtPriceLimitX96: 0n}],
  });
  return result[0];
}

// #region gap
/** Another account sells 5 WETH in the 1 % pool, which makes WETH cheap there. */
export async function openGap(): Promise<void> {
  const seller = clientOf(1);
  const amountIn = parseEther('5');
  const swap = {tokenIn: weth.address, tokenOut: usdc.address, amountIn, fee: 10_000};
  const approval = {address: weth.address, abi: erc20Abi, functionName: 'approve'} as const;
  await confirm(await seller.writeContract({...approval, args: [router, amountIn]}));
  const {timestamp} = await seller.getBlock();
  const limits = {amountOutMinimum: await quote(swap), sqrtPriceLimitX96: 0n};
  const hash = await seller.writeContract({
    address: router,
    abi: routerAbi,
    functionName: 'exactInputSingle',
    args: [{...swap, ...limits, recipient: seller.account.address, deadline: timestamp + 600n}],
  });
  await confirm(hash);
}
// #endregion gap
