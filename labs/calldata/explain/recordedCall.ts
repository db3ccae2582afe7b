import type {Address, Hex} from 'viem';

/** A call that an example sent; `data` has its zeros squeezed. */
export type RecordedCall = {
  contract: string;
  data: string;
  /** Whether it is in a block, and was not only simulated. */
  isMined?: true;
  /** Tokens that the pools took in by the transaction, on balance. */
  sold?: readonly Address[];
  /** Tokens that they gave out. */
  bought?: readonly Address[];
};

/** Calldata with long runs of zeros as their number: `z64z`. */
export const squeezeZeros = (data: Hex): string =>
  data.replace(/0{8,}/g, (zeros) => `z${zeros.length}z`);

/** Calldata as it was before `squeezeZeros`. */
export const restoreZeros = (text: string): Hex =>
  text.replace(/z(\d+)z/g, (_, count: string) => '0'.repeat(Number(count))) as Hex;
