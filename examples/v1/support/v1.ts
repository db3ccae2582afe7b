import {type Address, erc20Abi, parseAbi} from 'viem';
import {account, addressOf, client, tokenOf} from '../../support/chain';

// #region tokens
export const USDC = tokenOf('USDC').address; // 6 decimals
export const DAI = tokenOf('DAI').address; // 18 decimals
export const UNI = tokenOf('UNI').address; // 18 decimals, no exchange on the local chain
// #endregion tokens

// #region factory
/** The factory of v1, which is on Ethereum mainnet only. */
export const factory = {
  address: addressOf('UniswapV1Factory'),
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

/** A limit this many basis points below an amount. */
export const atLeast = (quoted: bigint, bps: bigint): bigint =>
  (quoted * (10_000n - bps)) / 10_000n;

/** A limit this many basis points above an amount. */
export const atMost = (quoted: bigint, bps: bigint): bigint => (quoted * (10_000n + bps)) / 10_000n;
