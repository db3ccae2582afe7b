import {either, feePips, signed, unsigned, type Source} from './inputs';
import {bits} from './random';

/** Addresses of hooks: any, those of tests with flags only, and none. */
export const hookAddress: Source = either(unsigned(160), {
  boundaries: [0n, 1n << 14n, ...Array.from({length: 14}, (_, bit) => 1n << BigInt(bit))],
  random: () => bits(14),
});

/** Fees of keys: static ones, also too large, and the dynamic one with its neighbours. */
export const keyFee: Source = either(feePips, unsigned(24), {
  boundaries: [0x7fffffn, 0x800000n, 0x800001n, 0xc00000n],
  random: () => 0x800000n,
});

/** Tick spacings, also those that no pool may have. */
export const anySpacing: Source = either(signed(24), {
  boundaries: [-1n, 0n, 1n, 60n, 32_766n, 32_767n, 32_768n],
  random: () => 1n + bits(12),
});
