import {type Address, erc20Abi, formatUnits, hexToBigInt, type TransactionReceipt} from 'viem';
import {account, client} from '../../../support/chain';
import {manager} from '../../support/manager';
import {key, usdc} from '../../support/pool';

// #region holdings
/** What somebody has of ether and USDC at the end of a block: in hand, and as claims in PoolManager. */
async function holdings(owner: Address, blockNumber: bigint): Promise<readonly [bigint, bigint]> {
  const claims = (currency: Address) =>
    client.readContract({
      ...{...manager, blockNumber, functionName: 'balanceOf'},
      args: [owner, hexToBigInt(currency)], // the id of a claim is the currency's address
    });
  const tokens = {address: usdc.address, abi: erc20Abi, functionName: 'balanceOf'} as const;
  return [
    (await client.getBalance({address: owner, blockNumber})) + (await claims(key.currency0)),
    (await client.readContract({...tokens, args: [owner], blockNumber})) +
      (await claims(key.currency1)),
  ];
}
// #endregion holdings

// #region changes
/** What a transaction changed of that, in raw units, the price of gas left out. */
export async function differencesOf(
  owner: Address,
  {blockNumber, gasUsed, effectiveGasPrice}: TransactionReceipt,
): Promise<readonly [wei: bigint, usdc: bigint]> {
  const [before, after] = [
    await holdings(owner, blockNumber - 1n),
    await holdings(owner, blockNumber),
  ];
  const gasWei = owner === account ? gasUsed * effectiveGasPrice : 0n;
  return [after[0] - before[0] + gasWei, after[1] - before[1]];
}

/** The same as text: "-0.01 ETH, +19.88 USDC". */
export async function changesOf(owner: Address, receipt: TransactionReceipt): Promise<string> {
  const [wei, units] = await differencesOf(owner, receipt);
  return `${signed(wei, 18)} ETH, ${signed(units, usdc.decimals)} USDC`;
}

const signed = (amount: bigint, decimals: number): string =>
  `${amount > 0n ? '+' : ''}${formatUnits(amount, decimals)}`;
// #endregion changes
