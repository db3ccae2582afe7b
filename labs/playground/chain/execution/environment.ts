import {Address} from '@ethereumjs/util';
import {bytesOf, ZERO_ADDRESS} from '../hex';
import type {Header} from '../saved';

/** Gas of a block, in every block. */
export const BLOCK_GAS_LIMIT = 30_000_000n;

/** What code can read of its block. */
export type Environment = {
  number: bigint;
  /** In seconds. */
  timestamp: bigint;
  /** In wei per gas. */
  baseFee: bigint;
  prevRandao: Uint8Array;
};

export const environmentOf = (header: Header): Environment => ({
  number: BigInt(header.number),
  timestamp: BigInt(header.timestamp),
  baseFee: BigInt(header.baseFeePerGas),
  prevRandao: bytesOf(header.mixHash),
});

/** The block as the EVM asks for it. */
export const blockOf = ({number, timestamp, baseFee, prevRandao}: Environment) => ({
  header: {
    number,
    coinbase: new Address(bytesOf(ZERO_ADDRESS)),
    timestamp,
    difficulty: 0n,
    prevRandao,
    gasLimit: BLOCK_GAS_LIMIT,
    baseFeePerGas: baseFee,
    getBlobGasPrice: () => 1n,
  },
});

/** The base fee of the block after this one (EIP-1559), in wei per gas. */
export function baseFeeAfter({baseFeePerGas, gasUsed}: Header): bigint {
  const base = BigInt(baseFeePerGas);
  const target = BLOCK_GAS_LIMIT / 2n;
  const excess = BigInt(gasUsed) - target;
  const change = (base * (excess < 0n ? -excess : excess)) / target / 8n;
  if (excess <= 0n) return base - change;
  return base + (change > 1n ? change : 1n);
}
