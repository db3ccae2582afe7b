import {type Address, formatUnits, type TransactionReceipt, zeroAddress} from 'viem';
import {client} from '../../support/chain';
import {balance, type TokenFacts} from '../../v3/swaps/support/tokens';

export const eth = {symbol: 'ETH', decimals: 18, address: zeroAddress} as const;

type Watch = {tokens: readonly TokenFacts[]; of?: Address};

/** What a transaction changes of an account's tokens, in raw units, the price of gas left out. */
export async function changesOf(
  {tokens, of = client.account.address}: Watch,
  send: () => Promise<TransactionReceipt>,
): Promise<bigint[]> {
  const holds = (token: TokenFacts) =>
    token.address === zeroAddress ? client.getBalance({address: of}) : balance(token, of);
  const before = await Promise.all(tokens.map(holds));
  const {gasUsed, effectiveGasPrice} = await send();
  const after = await Promise.all(tokens.map(holds));
  return tokens.map(({address}, index) => {
    const paysGas = address === zeroAddress && of === client.account.address;
    const gasWei = paysGas ? gasUsed * effectiveGasPrice : 0n;
    return (after[index] ?? 0n) - (before[index] ?? 0n) + gasWei;
  });
}

/** Prints what a transaction changes for an account, the price of gas left out: "USDC -1000, WETH +0.4985". */
export async function printChanges(
  what: string,
  watch: Watch,
  send: () => Promise<TransactionReceipt>,
): Promise<void> {
  const changes = await changesOf(watch, send);
  const texts = watch.tokens.map(({symbol, decimals}, index) => {
    const change = changes[index] ?? 0n;
    return `${symbol} ${change > 0n ? '+' : ''}${formatUnits(change, decimals)}`;
  });
  console.log(`${what}: ${texts.join(', ')}`);
}
