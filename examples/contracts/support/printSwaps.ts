import {formatUnits, size} from 'viem';
import {usdc} from '../../v4/support/pool';
import {describeCall} from './describeCall';
import type {Measured} from './measureSwap';
import type {ToolSwap, ToolTerms} from './toolTerms';

const head = [
  ...['pool', 'contract', 'encoded by', 'pays by', 'sent', 'bytes', 'gas', 'gas of all'],
  ...['received', 'USDC', 'minimum', 'functions or commands'],
];
const widths = [4, 19, 26, 9, 4, 5, 7, 10, 10, 11, 11, 0];
const numbers = new Set(['sent', 'bytes', 'gas', 'gas of all', 'received', 'USDC', 'minimum']);

const printRow = (cells: readonly string[]): void =>
  console.log(
    cells
      .map((cell, at) => {
        const width = widths[at] ?? 0;
        return numbers.has(head[at] ?? '') ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );

/** Prints what is swapped, and the head of the table. */
export function printHead({pays}: ToolTerms): void {
  console.log(`exactly 1 ${pays} for USDC`);
  printRow(head);
}

/** Prints a row: a swap, what it gave and what it cost. */
export function printSwap(
  {version, contract, allowance, calls}: ToolSwap,
  terms: ToolTerms,
  was: Measured,
) {
  const [call] = Object.values(calls);
  if (!call) throw new Error('no tool has encoded the swap');
  const inUsdc = (amount: bigint) => formatUnits(amount, usdc.decimals);
  const {transactions, gas, gasOfAll, received} = was;
  const counts = [transactions, size(call.data), gas, gasOfAll, received];
  printRow([
    ...[version, contract, Object.keys(calls).join(', ')],
    terms.pays === 'ETH' ? 'value' : allowance,
    ...counts.map(String),
    ...[inUsdc(received), inUsdc(terms.minimum[version]), describeCall(contract, call.data)],
  ]);
}
