import type {AbiFunction} from 'viem';
import {parseAmount, type Parsed} from '../../../../src/protocol/parseDecimal';
import type {Address, Words} from '../values/names';

/** What a call has beside its arguments, as it is typed: ETH, and the name of a test account. */
export type TransactionTexts = {ether: string; sender: string};

/** Reads the sender and the ETH that is sent, which only a payable function takes. */
export function readTransaction(
  {ether, sender}: TransactionTexts,
  {stateMutability}: AbiFunction,
  {addressOf}: Words,
): Parsed<{from: Address; valueWei: bigint}> {
  const from = addressOf.get(sender.toLowerCase());
  if (!from) return {problem: 'Choose a test account.'};
  if (stateMutability !== 'payable' || ether.trim() === '') return {value: {from, valueWei: 0n}};
  const value = parseAmount(ether, {decimals: 18n, zero: true});
  return 'problem' in value ? value : {value: {from, valueWei: value.value}};
}
