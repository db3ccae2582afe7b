import {type Address, erc20Abi, parseAbi} from 'viem';
import {client, confirm} from '../../support/chain';

// #region tokens
export const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'; // 6 decimals
export const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F'; // 18 decimals
export const UNI = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'; // 18 decimals, no exchange here
// #endregion tokens

/** Pays in the programs and receives what they give: the first test account. */
export const account = client.account.address;

// #region factory
/** The factory of v1. */
export const factory = {
  address: '0xc0a47dFe034B400B47bDaD5FecDa2621de6c4d95', // UniswapV1Factory
  abi: parseAbi([
    'function createExchange(address token) returns (address)',
    'function exchangeTemplate() view returns (address)',
    'function getExchange(address token) view returns (address)',
    'function getToken(address exchange) view returns (address)',
    'function getTokenWithId(uint256 token_id) view returns (address)',
    'function initializeFactory(address template)',
    'function tokenCount() view returns (uint256)',
    'event NewExchange(address indexed token, address indexed exchange)',
  ]),
} as const;
// #endregion factory

/** The exchange of a token, or the zero address. */
export const exchangeOf = (token: Address): Promise<Address> =>
  client.readContract({...factory, functionName: 'getExchange', args: [token]});

/** How much of a token somebody holds, in its base units. */
export const balanceOf = (token: Address, owner: Address = account): Promise<bigint> =>
  client.readContract({address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner]});

// #region approve
/** Lets an exchange take this much of a token, and no more. */
export async function approve(token: Address, exchange: Address, amount: bigint): Promise<void> {
  const args = [exchange, amount] as const;
  await confirm(
    await client.writeContract({address: token, abi: erc20Abi, functionName: 'approve', args}),
  );
}
// #endregion approve

// #region deadline
/** A time this many seconds after the last block, in Unix seconds. */
export async function deadlineIn(seconds: bigint): Promise<bigint> {
  const {timestamp} = await client.getBlock();
  return timestamp + seconds;
}
// #endregion deadline

/** A limit this many basis points below an amount. */
export const atLeast = (quoted: bigint, bps: bigint): bigint =>
  (quoted * (10_000n - bps)) / 10_000n;

/** A limit this many basis points above an amount. */
export const atMost = (quoted: bigint, bps: bigint): bigint => (quoted * (10_000n + bps)) / 10_000n;
