import {type Address, type Hash, parseAbi} from 'viem';
import {client, confirm} from '../../support/reproduce';

export const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
export const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
export const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
/** UNI, which has no pair of v2 in the sandbox. */
export const uni = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984';
/** Burns 1% of each transfer; the sandbox alone has it. */
export const tax = '0xfbfbfDdd6e35dA57b7B0F9a2C10E34Be70B3A4E9';

export const factory = {
  address: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
  abi: parseAbi([
    'function getPair(address tokenA, address tokenB) view returns (address)',
    'function createPair(address tokenA, address tokenB) returns (address)',
    'function setFeeTo(address feeTo)',
  ]),
} as const;

/** UniswapV2Router02. */
export const router = {
  address: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
  abi: parseAbi([
    'function addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline) returns (uint256 amountA, uint256 amountB, uint256 liquidity)',
    'function removeLiquidityETH(address token, uint256 liquidity, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline) returns (uint256 amountToken, uint256 amountETH)',
    'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[] amounts)',
    'function swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline) returns (uint256[] amounts)',
    'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[] amounts)',
    'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable returns (uint256[] amounts)',
    'function getAmountOut(uint256 amountIn, uint256 reserveIn, uint256 reserveOut) pure returns (uint256 amountOut)',
    'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[] amounts)',
    'function getAmountsIn(uint256 amountOut, address[] path) view returns (uint256[] amounts)',
  ]),
} as const;

export const pairAbi = parseAbi([
  'function token0() view returns (address)',
  'function getReserves() view returns (uint112 reserve0, uint112 reserve1, uint32 blockTimestampLast)',
  'function balanceOf(address owner) view returns (uint256)',
  'function mint(address to) returns (uint256 liquidity)',
  'function burn(address to) returns (uint256 amount0, uint256 amount1)',
  'function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes data)',
  'function sync()',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
]);

export const tokenAbi = parseAbi([
  'function approve(address spender, uint256 value) returns (bool)',
  'function transfer(address to, uint256 value) returns (bool)',
  'function blockAccount(address account)',
]);

/** A pair of v2 with the functions that the programs call. */
export async function pairOf(tokenA: Address, tokenB: Address) {
  const args = [tokenA, tokenB] as const;
  const address = await client.readContract({...factory, functionName: 'getPair', args});
  return {address, abi: pairAbi} as const;
}

/** Creates a pair and puts nothing in. */
export async function createPair(tokenA: Address, tokenB: Address) {
  const args = [tokenA, tokenB] as const;
  await mined(client.writeContract({...factory, functionName: 'createPair', args}));
  return pairOf(tokenA, tokenB);
}

/** Ten minutes after the newest block, in seconds. */
export async function tenMinutesAhead(): Promise<bigint> {
  return (await client.getBlock()).timestamp + 600n;
}

/** Lets a spender take this much, and no more. */
export const approve = (address: Address, spender: Address, amount: bigint) =>
  mined(
    client.writeContract({
      address,
      abi: tokenAbi,
      functionName: 'approve',
      args: [spender, amount],
    }),
  );

/** Sends tokens of the first account. */
export const transfer = (address: Address, to: Address, amount: bigint) =>
  mined(
    client.writeContract({address, abi: tokenAbi, functionName: 'transfer', args: [to, amount]}),
  );

/** Waits until a transaction that has been sent is in a block. */
export const mined = async (hash: Promise<Hash>) => confirm(await hash);
