import type {Address, Hex} from 'viem';

// #region types
/** Fields of an answer of `/quote` that a swap is checked against; amounts in base units. */
export type Quote = {
  chainId: number;
  swapper: Address;
  tradeType: 'EXACT_INPUT' | 'EXACT_OUTPUT';
  input: {token: Address; amount: string};
  output: {token: Address; amount: string; recipient: Address};
  /** What each recipient gets; `minAmount` is the least. */
  aggregatedOutputs: {token: Address; amount: string; recipient: Address; minAmount: string}[];
};

/** `permitData.values` of the same answer, where a signature for Permit2 is needed. */
export type PermitValues = {
  details: {token: Address; amount: string; expiration: string; nonce: string};
  spender: Address;
  sigDeadline: string;
};

/** The `swap` of an answer of `/swap`. */
export type SwapTransaction = {
  to: Address;
  from: Address;
  data: Hex;
  value: string;
  chainId: number;
};
// #endregion types
