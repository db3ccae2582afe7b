import {expectThat} from './outOfRange';

/** The fee in the key of a v4 pool whose hook sets the LP fee. */
export const DYNAMIC_FEE = 0x800000n;

/** 100%, in pips. */
export const MAX_LP_FEE = 1_000_000n;

/** 0.1%, in pips. */
export const MAX_PROTOCOL_FEE = 1_000n;

/** Whether the key of a pool may have a fee. */
export const isKeyFee = (fee: bigint): boolean => fee === DYNAMIC_FEE || fee <= MAX_LP_FEE;

/** What a swap pays of its input, in pips: the protocol fee, and the LP fee of the rest, rounded up. */
export function swapFee({protocol, lp}: {protocol: bigint; lp: bigint}): bigint {
  expectThat(protocol >= 0n && protocol <= 0xfffn, `a protocol fee of 12 bits, got ${protocol}`);
  expectThat(lp >= 0n && lp <= 0xffffffn, `an LP fee of 24 bits, got ${lp}`);
  return protocol + lp - (protocol * lp) / 1_000_000n;
}
