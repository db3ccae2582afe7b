/** The moment at which a sample runs, in seconds: any will do. */
export const NOW_SECONDS = BigInt(Date.UTC(2026, 0)) / 1_000n;

/** The value that a name has in Solidity, viem, ethers or the SDKs, where the sample does not set it. */
export function wellKnownValue(name: string): bigint | undefined {
  if (isClock(name)) return NOW_SECONDS;
  if (ZERO.test(name)) return 0n;
  const bits = BITS[name] ?? MAXIMUM.exec(name)?.[1];
  return bits === undefined ? undefined : 2n ** BigInt(bits || 256) - 1n;
}

/** `block.timestamp`, and what Solidity called it before 0.7. */
export const isClock = (name: string): boolean => name === 'timestamp' || name === 'now';

const ZERO = /^(?:Zero|\w*ZERO\w*)$/;

const MAXIMUM = /^max_?uint_?(\d*)/i;

/** The widths of the maximums that the SDK of Permit2 exports. */
const BITS: Readonly<Record<string, number>> = {
  MaxAllowanceTransferAmount: 160,
  MaxAllowanceExpiration: 48,
  MaxSignatureTransferAmount: 256,
  MaxSigDeadline: 256,
};
