import {type Address, formatUnits, parseAbi} from 'viem';
import {account, client, confirm, type TokenFacts} from '../../../support/chain';
import {token0, token1, usdc} from '../../../support/pair';
import {manager} from '../../support/manager';
import {key} from '../../support/pool';

/** What the programs call of ClaimTrader. */
export const claimTraderAbi = parseAbi([
  'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
  'struct Order { PoolKey key; bool zeroForOne; uint128 amountIn; uint128 amountOutMinimum; uint256 deadline; }',
  'function deposit(address currency, uint256 amount) payable',
  'function swap(Order order) returns (uint256 received)',
  'function withdraw(address currency, uint256 amount, address recipient)',
]);

/** The pool of USDC and WETH at 0.3%, and the direction that sells USDC. */
export const pool = {...key, currency0: token0.address, currency1: token1.address};
export const sellsUsdc = token0 === usdc;

// #region claims
/** The id of a currency's claims: its address, as a number; 0 for ETH. */
export const claimId = ({address}: Pick<TokenFacts, 'address'>): bigint => BigInt(address);

/** How much of a currency an account has in claims. */
export const claimsOf = (token: TokenFacts, owner: Address = account): Promise<bigint> =>
  client.readContract({...manager, functionName: 'balanceOf', args: [owner, claimId(token)]});
// #endregion claims

// #region rights
/** Lets a contract spend this much of one currency's claims. */
export async function allowClaims(token: TokenFacts, spender: Address, amount: bigint) {
  const args = [spender, claimId(token), amount] as const;
  await confirm(await client.writeContract({...manager, functionName: 'approve', args}));
}

/** Lets a contract spend all claims of all currencies, or takes that back. */
export async function setOperator(operator: Address, isOperator: boolean) {
  const args = [operator, isOperator] as const;
  await confirm(await client.writeContract({...manager, functionName: 'setOperator', args}));
}
// #endregion rights

/** "1000 USDC": whole tokens, every digit. */
export const showClaims = (amount: bigint, {decimals, symbol}: TokenFacts): string =>
  `${formatUnits(amount, decimals)} ${symbol}`;
