/** Where an error holds the revert that it carries. */
type Wrapper = {
  /** The argument with the bytes of the inner revert. */
  reasonAt: number;
  /** Whether the first two arguments name the call that reverted: its target and its selector. */
  namesCall?: true;
};

/** Errors that carry the revert of a call, by their selectors. */
export const WRAPPERS: Record<string, Wrapper | undefined> = {
  /** WrappedError(address,bytes4,bytes,bytes) of ERC-7751, as hooks and tokens cause it in v4. */
  '0x90bfb865': {reasonAt: 2, namesCall: true},
  /** UnexpectedRevertBytes(bytes) of the v4 quoter. */
  '0x6190b2b0': {reasonAt: 0},
  /** ExecutionFailed(uint256,bytes) of the Universal Router. */
  '0x2c4029e9': {reasonAt: 1},
};
