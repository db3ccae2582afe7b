/** Why code may revert, at one place of it. */
export type Cause = {
  kind: CauseKind;
  /**
   * The string of a `require` or `revert`, the signature of a custom error, the code of a panic
   * (`0x11`), or the function that is called (`IERC20.balanceOf`); empty where there is no data.
   */
  text: string;
  line: number;
};

/**
 * `decode` is an `abi.decode` or a slice of bytes beyond its data; `call` passes on what the called
 * contract reverts with; `abstract` is a function whose code stands in a derived contract;
 * `wrapped` is an error whose selector stands in the data of another error, as of `WrappedError`.
 */
export type CauseKind =
  | 'require'
  | 'revert'
  | 'error'
  | 'wrapped'
  | 'assert'
  | 'panic'
  | 'assembly'
  | 'decode'
  | 'call'
  | 'creation'
  | 'abstract';

/** One function, modifier or getter: what it reverts with itself, and what it calls in its own contract and in libraries. */
export type FunctionNode = {file: string; causes: Cause[]; calls: string[]};

/** A function that the notes of a contract may have: its selector where it is external. */
export type Entry = {signature: string; selector?: string; function: string};

/** The functions of a contract as its most derived code has them. */
export type RevertGraph = {
  entries: Entry[];
  /** By name, as `LiquidityMath.addDelta`. */
  functions: Record<string, FunctionNode>;
  /** Whether the compiler checks arithmetic (0.8 and later), so that a panic has data. */
  isChecked: boolean;
};

/** A cause that a function reaches, and the calls that lead there. */
export type Reachable = Cause & {
  /** The function that reverts. */
  function: string;
  file: string;
  /** From the function that a caller calls to the one that reverts. */
  via: string[];
};
