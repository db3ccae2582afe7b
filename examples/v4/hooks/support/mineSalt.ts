import {type Address, getCreate2Address, type Hex, hexToBigInt, numberToHex} from 'viem';

/** The bits of a hook's address that PoolManager reads: the lowest 14. */
export const HOOK_MASK = (1n << 14n) - 1n;

type Mined = {salt: Hex; address: Address};

// #region mine
/** The first salt, counted from `first` on, that gives an address with these flags and no others. */
export function mineSalt(from: Address, bytecodeHash: Hex, flags: bigint, first = 0n): Mined {
  for (let tried = first; ; tried++) {
    const salt = numberToHex(tried, {size: 32});
    const address = getCreate2Address({from, salt, bytecodeHash});
    if ((hexToBigInt(address) & HOOK_MASK) === flags) return {salt, address};
  }
}
// #endregion mine
