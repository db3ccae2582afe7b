import {create2Preimage, type Create2Inputs, type Hash} from './create2';
import {HOOK_MASK, hookFlagsOf} from './hookFlags';
import {expectUnsigned, wrapUnsigned} from './integers';
import {expectThat} from './outOfRange';

/** How many salts a search tries on average: all 14 bits of the flags are fixed. */
export const EXPECTED_TRIES = HOOK_MASK + 1n;

type Search = Create2Inputs & {
  /** The 14 bits that the address must have; `salt` is the first that is tried. */
  flags: bigint;
  /** How many salts are tried at most. */
  tries: bigint;
};

/** The first salt that gives an address with these flags and no others; after 2^256 − 1 comes 0. */
export function findHookSalt({flags, tries, ...inputs}: Search, hash: Hash): bigint | undefined {
  expectUnsigned(14n, {flags});
  expectThat(tries >= 0n, `0 tries or more, got ${tries}`);
  const withoutSalt = create2Preimage({...inputs, salt: 0n});
  for (let tried = 0n; tried < tries; tried++) {
    const salt = wrapUnsigned(256n, inputs.salt + tried);
    if (hookFlagsOf(hash(withoutSalt | (salt << 256n))) === flags) return salt;
  }
  return undefined;
}
