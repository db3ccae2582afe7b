import {type Address, erc20Abi, formatUnits} from 'viem';
import {account, client, confirm, tokenOf, type TokenFacts} from '../../support/chain';

// #region tokens
export const usdc = tokenOf('USDC');
export const weth = tokenOf('WETH');
// #endregion tokens

/** How much of a token somebody holds. */
export const balance = ({address}: TokenFacts, owner: Address = account): Promise<bigint> =>
  client.readContract({address, abi: erc20Abi, functionName: 'balanceOf', args: [owner]});

/** Sends tokens of the account. */
export async function transfer({address}: TokenFacts, to: Address, amount: bigint): Promise<void> {
  const args = [to, amount] as const;
  const call = {address, abi: erc20Abi, functionName: 'transfer', args} as const;
  await confirm(await client.writeContract(call));
}

/** An amount in whole tokens, every digit of it: "10000 USDC". */
export const show = (amount: bigint, {decimals, symbol}: TokenFacts): string =>
  `${formatUnits(amount, decimals)} ${symbol}`;
