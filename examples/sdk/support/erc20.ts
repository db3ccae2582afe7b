import {CurrencyAmount, type Token} from '@uniswap/sdk-core';
import {type Address, parseAbi} from 'viem';
import {client, confirm} from '../../support/chain';

const abi = parseAbi([
  'function approve(address spender, uint256 amount) returns (bool)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function balanceOf(address owner) view returns (uint256)',
]);

const account = client.account.address;
const contractOf = (token: Token) => ({address: token.address as Address, abi}) as const;

/** Lets a contract take this much of the account's tokens, and no more. */
export async function approve(amount: CurrencyAmount<Token>, spender: Address): Promise<void> {
  const args = [spender, BigInt(amount.quotient.toString())] as const;
  const call = {...contractOf(amount.currency), functionName: 'approve', args} as const;
  await confirm(await client.writeContract(call));
}

/** How much of the account's tokens a contract may still take. */
export async function allowance(token: Token, spender: Address): Promise<CurrencyAmount<Token>> {
  const args = [account, spender] as const;
  const call = {...contractOf(token), functionName: 'allowance', args} as const;
  return CurrencyAmount.fromRawAmount(token, String(await client.readContract(call)));
}

/** How much of a token somebody holds. */
export async function balance(
  token: Token,
  owner: Address = account,
): Promise<CurrencyAmount<Token>> {
  const call = {...contractOf(token), functionName: 'balanceOf', args: [owner]} as const;
  return CurrencyAmount.fromRawAmount(token, String(await client.readContract(call)));
}
