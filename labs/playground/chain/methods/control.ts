import {unpadBytes} from '@ethereumjs/util';
import {mine} from '../blocks/mine';
import {bytesOf, quantity, wordOf} from '../hex';
import type {Ledger} from '../ledger';
import {invalidParams} from '../rpcError';
import type {Method, Methods} from './method';
import {addressOf, dataOf, numberOf} from './params';

/** More would keep a reader's tab busy. */
const MOST_BLOCKS = 1_000n;

const impersonate: Method = ({impersonated}, [address]) => {
  impersonated.add(addressOf(address));
  return null;
};

const stopImpersonating: Method = ({impersonated}, [address]) => {
  impersonated.delete(addressOf(address));
  return null;
};

const setBalance: Method = ({state}, [address, wei]) => {
  state.set(addressOf(address), {balance: numberOf(wei)});
  return null;
};

const setNonce: Method = ({state}, [address, nonce]) => {
  state.set(addressOf(address), {nonce: numberOf(nonce)});
  return null;
};

const setCode: Method = ({state, codes}, [address, code]) => {
  state.set(addressOf(address), {codeHash: codes.add(bytesOf(dataOf(code)))});
  return null;
};

const setStorageAt: Method = ({state}, [address, slot, value]) => {
  const word = unpadBytes(bytesOf(wordOf(numberOf(dataOf(value)))));
  state.setSlot(addressOf(address), wordOf(numberOf(slot)), word);
  return true;
};

const mineBlocks: Method = async (ledger, [count]) => {
  const blocks = count === undefined || count === null ? 1n : numberOf(count);
  if (blocks > MOST_BLOCKS) {
    throw invalidParams(
      `this tab mines at most ${MOST_BLOCKS} blocks at once, and ${blocks} were asked for`,
    );
  }
  for (let left = blocks; left > 0n; left--) await mine(ledger);
  return null;
};

/** What a test node does beyond a chain: time, mining, other accounts, snapshots. */
export const CONTROL_METHODS: Methods = {
  evm_snapshot: takeSnapshot,
  evm_revert: revertTo,
  evm_setNextBlockTimestamp: setNextTimestamp,
  // Anvil keeps the interval between blocks all the same.
  evm_increaseTime: (_, [seconds]) => Number(numberOf(seconds)),
  evm_mine: async (ledger) => {
    await mine(ledger);
    return '0x0';
  },
  anvil_mine: mineBlocks,
  hardhat_mine: mineBlocks,
  evm_setAutomine: (ledger, [isOn]) => {
    ledger.minesAtOnce = isOn === true;
    return null;
  },
  anvil_setBlockTimestampInterval: () => null,
  anvil_impersonateAccount: impersonate,
  hardhat_impersonateAccount: impersonate,
  anvil_stopImpersonatingAccount: stopImpersonating,
  hardhat_stopImpersonatingAccount: stopImpersonating,
  anvil_setBalance: setBalance,
  hardhat_setBalance: setBalance,
  anvil_setNonce: setNonce,
  hardhat_setNonce: setNonce,
  anvil_setCode: setCode,
  hardhat_setCode: setCode,
  anvil_setStorageAt: setStorageAt,
  hardhat_setStorageAt: setStorageAt,
};

function takeSnapshot(ledger: Ledger): string {
  const {snapshots, state, blocks, environment} = ledger;
  const id = ledger.nextSnapshot++;
  const statePosition = state.position;
  snapshots.set(id, {statePosition, blockNumber: blocks.latestNumber, environment});
  return quantity(id);
}

/** Goes back to a snapshot, which is used up with all that came after it. */
function revertTo(ledger: Ledger, [id]: readonly unknown[]): boolean {
  const {snapshots, state, blocks} = ledger;
  const wanted = Number(numberOf(id));
  const snapshot = snapshots.get(wanted);
  if (!snapshot) return false;

  for (const other of [...snapshots.keys()]) if (other >= wanted) snapshots.delete(other);
  state.undoTo(snapshot.statePosition);
  blocks.cutAfter(snapshot.blockNumber);
  ledger.environment = {...snapshot.environment, baseFee: ledger.environment.baseFee};
  ledger.nextTimestamp = undefined;
  return true;
}

function setNextTimestamp(ledger: Ledger, [seconds]: readonly unknown[]): null {
  const next = numberOf(seconds, 8);
  if (next < ledger.environment.timestamp) {
    throw invalidParams(`Timestamp error: ${next} is lower than previous block's timestamp`);
  }
  ledger.nextTimestamp = next;
  return null;
}
