import {formatUnits, parseAbi, type Address} from 'viem';

/** What the programs need to know of a token. */
export type Token = {symbol: string; decimals: number; address: Address};

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

export const uni = {
  symbol: 'UNI',
  decimals: 18,
  address: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984',
} as const;

export const erc20Abi = parseAbi([
  'function allowance(address owner, address spender) view returns (uint256)',
  'function approve(address spender, uint256 amount) returns (bool)',
  'function balanceOf(address owner) view returns (uint256)',
  'function transfer(address to, uint256 amount) returns (bool)',
]);

/** An amount in whole tokens, every digit of it: "4000 USDC". */
export const show = (amount: bigint, {decimals, symbol}: Token): string =>
  `${formatUnits(amount, decimals)} ${symbol}`;
