/** Where an error holds the revert that it carries. */
type Wrapper = {
  name: string;
  /** The argument with the bytes of the inner revert. */
  reasonAt: number;
  /**
   * Whether the first two arguments name the call that reverted, its target and its selector, and
   * the fourth holds the selector of an error that says what kind of call it was.
   */
  namesCall?: true;
};

/** Errors that carry the revert of a call, by their selectors. */
export const WRAPPERS: Record<string, Wrapper | undefined> = {
  /** WrappedError(address,bytes4,bytes,bytes) of ERC-7751, as hooks and tokens cause it in v4. */
  '0x90bfb865': {name: 'WrappedError', reasonAt: 2, namesCall: true},
  /** UnexpectedRevertBytes(bytes) of the v4 quoter. */
  '0x6190b2b0': {name: 'UnexpectedRevertBytes', reasonAt: 0},
  /** ExecutionFailed(uint256,bytes) of the Universal Router. */
  '0x2c4029e9': {name: 'ExecutionFailed', reasonAt: 1},
  /** FailedOpWithRevert(uint256,string,bytes) of the EntryPoint of ERC-4337. */
  '0x65c8fd4d': {name: 'FailedOpWithRevert', reasonAt: 2},
};
