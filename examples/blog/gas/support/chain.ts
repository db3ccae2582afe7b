import {Common, Hardfork, Mainnet} from '@ethereumjs/common';
import {createLegacyTx} from '@ethereumjs/tx';
import {type Address, createZeroAddress, hexToBytes} from '@ethereumjs/util';
import {createVM, runTx} from '@ethereumjs/vm';
import type {Hex} from 'viem';

/** What a transaction did: the gas its receipt states, and the contract it made. */
export type Receipt = {gas: number; reverted: boolean; created?: Address};

type Transaction = {to?: Address; data: Hex};

/** Rules by which gas is counted. */
export const hardfork = Hardfork.Osaka;

/** Starts an empty chain in this process and gives the function that sends a transaction to it. */
export async function startChain(): Promise<(transaction: Transaction) => Promise<Receipt>> {
  const common = new Common({chain: Mainnet, hardfork});
  const vm = await createVM({common});
  const sender = createZeroAddress();
  let nonce = 0n;

  return async ({to, data}) => {
    const fields = {to, data: hexToBytes(data), nonce, gasLimit: 10_000_000n, gasPrice: 7n};
    const tx = createLegacyTx(fields, {common, freeze: false});
    // An unsigned transaction costs the same gas and needs no key.
    tx.getSenderAddress = () => sender;
    const result = await runTx(vm, {tx, skipBalance: true});
    nonce += 1n;

    if (result.totalGasSpent === calldataFloor(tx.data)) {
      throw new Error('the calldata floor of EIP-7623 hides the cost of this call; send less data');
    }
    return {
      gas: Number(result.totalGasSpent),
      reverted: result.execResult.exceptionError !== undefined,
      created: result.createdAddress,
    };
  };
}

/** Least gas of a transaction with this data: 10 for each zero byte, 40 for each other one. */
function calldataFloor(data: Uint8Array): bigint {
  return 21_000n + data.reduce((sum, byte) => sum + (byte === 0 ? 10n : 40n), 0n);
}
