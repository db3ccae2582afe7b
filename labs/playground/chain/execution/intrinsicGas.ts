import type {Hex} from '../hex';

export type AccessList = readonly {address: Hex; storageKeys: readonly Hex[]}[];

type Paid = {to?: Hex; data: Uint8Array; accessList: AccessList};

/** What a transaction costs before its first instruction, under the rules of Cancun. */
export function intrinsicGas({to, data, accessList}: Paid): bigint {
  let gas = 21_000n;
  for (const byte of data) gas += byte === 0 ? 4n : 16n;
  // Creation, and EIP-3860: two for each word of the code that creates.
  if (!to) gas += 32_000n + 2n * BigInt(Math.ceil(data.length / 32));
  for (const {storageKeys} of accessList) gas += 2_400n + 1_900n * BigInt(storageKeys.length);
  return gas;
}
