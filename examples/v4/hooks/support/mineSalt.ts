import {
  type Address,
  concat,
  getAddress,
  type Hex,
  hexToBigInt,
  keccak256,
  numberToHex,
  slice,
} from 'viem';

/** The bits of a hook's address that PoolManager reads: the lowest 14. */
export const HOOK_MASK = (1n << 14n) - 1n;

type Mined = {salt: Hex; address: Address};

// #region mine
/** The first salt, counted from `first` on, that gives an address with these flags and no others. */
export function mineSalt(from: Address, bytecodeHash: Hex, flags: bigint, first = 0n): Mined {
  for (let tried = first; ; tried++) {
    const salt = numberToHex(tried, {size: 32});
    // As CREATE2 does. getCreate2Address also makes a checksum of each, which takes three times as long.
    const hash = keccak256(concat(['0xff', from, salt, bytecodeHash]));
    if ((hexToBigInt(hash) & HOOK_MASK) === flags) {
      return {salt, address: getAddress(slice(hash, 12))};
    }
  }
}
// #endregion mine
