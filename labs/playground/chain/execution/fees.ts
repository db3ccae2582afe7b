import {invalidParams} from '../rpcError';

/** Fees as a caller names them, in wei per gas. */
export type NamedFees = {
  gasPrice?: bigint;
  maxFeePerGas?: bigint;
  maxPriorityFeePerGas?: bigint;
};

/** What a call pays at most, in wei per gas, and the part of it for the miner where it names one. */
type Fees = {cap: bigint; tip?: bigint};

/**
 * The fees of a call, zero unless it names them. As in anvil, a gas price counts only where neither
 * of the other two fees is there.
 */
export function feesOf({gasPrice, maxFeePerGas, maxPriorityFeePerGas: tip}: NamedFees): Fees {
  if (maxFeePerGas === undefined && tip === undefined) return {cap: gasPrice ?? 0n};
  const cap = maxFeePerGas ?? 0n;
  if (tip !== undefined && tip > cap) {
    throw invalidParams('Invalid input: `max_priority_fee_per_gas` greater than `max_fee_per_gas`');
  }
  return {cap, tip};
}

/** What is paid in a block of this base fee, in wei per gas: all that may be paid where there is no tip. */
export function priceOf({cap, tip}: Fees, baseFee: bigint): bigint {
  if (tip === undefined) return cap;
  return baseFee + tip < cap ? baseFee + tip : cap;
}
