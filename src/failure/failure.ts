/** Why a call failed, as far as a text says. */
export type Failure =
  /** A revert string, or a custom error by its name: `STF`, `AllowanceExpired(1700000000)`. */
  | NamedError
  | CustomError
  | {kind: 'panic'; code: string; meaning: string}
  /** A call inside a batch failed: the first one, counted from 0, of the results of Multicall3. */
  | {kind: 'batch'; index: number; inner: Failure}
  /** The call reverted without data. */
  | {kind: 'empty'}
  /** The text does not hold the reason of a contract. */
  | {kind: 'missing'; what: Missing}
  /** What cannot be read; `tail` is what stands behind dots in the place of data, `0x08c379a0…STF`. */
  | {kind: 'malformed'; message: string; tail?: string};

/** A revert string, or a custom error by its name, with the values that a tool wrote after it. */
export type NamedError = {kind: 'string'; text: string} & Carried;

/** A custom error by its selector. */
export type CustomError = {kind: 'selector'; selector: string; data: string} & Carried;

/** The revert of a call inside, as an error may carry it. */
export type Carried = {
  /** The revert that it carries. */
  inner?: Failure;
  /** Whether the error is known to carry a revert; else what it carries may be other bytes. */
  isWrapper?: true;
  /** The call that reverted inside, where the error names it. */
  call?: CallInside;
};

/** A call that reverted inside, as ERC-7751 names it. */
export type CallInside = {
  target: string;
  selector: string;
  /** The selector of an error that says what kind of call it was: `HookCallFailed()` of v4. */
  details?: string;
};

/** What a text without a reason says instead. */
export type Missing =
  | 'data'
  | 'code'
  | 'function'
  | 'gas'
  | 'funds'
  | 'fee'
  | 'nonce'
  | 'known'
  | 'opcode'
  | 'rejected'
  | 'safeCall'
  | 'safe'
  | 'entryPoint'
  | 'node';
