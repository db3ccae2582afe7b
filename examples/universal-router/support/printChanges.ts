import {type Address, formatUnits, type TransactionReceipt, zeroAddress} from 'viem';
import {client} from '../../support/chain';
import {balance, type TokenFacts} from '../../v3/swaps/support/tokens';

export const eth = {symbol: 'ETH', decimals: 18, address: zeroAddress} as const;

/** Prints what a transaction changes for an account, the price of gas left out: "USDC -1000, WETH +0.4985". */
export async function printChanges(
  what: string,
  {tokens, of = client.account.address}: {tokens: readonly TokenFacts[]; of?: Address},
  send: () => Promise<TransactionReceipt>,
): Promise<void> {
  const holds = (token: TokenFacts) =>
    token.address === zeroAddress ? client.getBalance({address: of}) : balance(token, of);
  const before = await Promise.all(tokens.map(holds));
  const {gasUsed, effectiveGasPrice} = await send();
  const after = await Promise.all(tokens.map(holds));
  const changes = tokens.map(({symbol, decimals, address}, index) => {
    const paysGas = address === zeroAddress && of === client.account.address;
    const gasWei = paysGas ? gasUsed * effectiveGasPrice : 0n;
    const change = (after[index] ?? 0n) - (before[index] ?? 0n) + gasWei;
    return `${symbol} ${change > 0n ? '+' : ''}${formatUnits(change, decimals)}`;
  });
  console.log(`${what}: ${changes.join(', ')}`);
}
