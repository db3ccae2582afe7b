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
/** What a transaction changed of that, the price of gas left out: "-0.01 ETH, +19.88 USDC". */
export async function changesOf(owner: Address, receipt: TransactionReceipt): Promise<string> {
  const {blockNumber, gasUsed, effectiveGasPrice} = receipt;
  const [before, after] = [
    await holdings(owner, blockNumber - 1n),
    await holdings(owner, blockNumber),
  ];
  const gasWei = owner === account ? gasUsed * effectiveGasPrice : 0n;
  const ether = signed(after[0] - before[0] + gasWei, 18);
  return `${ether} ETH, ${signed(after[1] - before[1], usdc.decimals)} USDC`;
}

const signed = (amount: bigint, decimals: number): string =>
  `${amount > 0n ? '+' : ''}${formatUnits(amount, decimals)}`;
// #endregion changes
