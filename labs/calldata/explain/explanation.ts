import type {AbiParameter, Address, Hex, TypedDataDomain, TypedDataParameter} from 'viem';
import type {Place} from './catalogue';

/** What was pasted, or why it cannot be read. */
export type Explanation = Call | ActionList | Payload | PlainSend | UnreadableInput;

/** Input that cannot be read, why, and its bytes where it has any. */
export type UnreadableInput = {kind: 'unread'; message: string; raw: Hex};

/** Something a reader should look at before the transaction is signed. */
export type Warning = {
  id: string;
  text: string;
  /** Which field of the form can settle it. */
  hint?: string;
  /** The token that is left, bought without a minimum or sold without a maximum; in lower case. */
  token?: Address | 'ether';
};

/**
 * How values stand in the bytes: as every encoder writes them, with `tail` behind, or in a way of
 * their own, which is kept as it came.
 */
export type Layout = {kind: 'standard'; tail: Hex} | {kind: 'kept'; bytes: Hex};

/** Values with their meaning; `says` is one sentence. */
export type Step = {
  name: string;
  parameters: readonly AbiParameter[];
  fields: readonly Field[];
  layout: Layout;
  sentence: string;
  /** Which field of the form makes the sentence clearer. */
  hint?: string;
  warnings: readonly Warning[];
};

/** Actions as the delta ledger reads them: lines, and ether that is sent along. */
export type LedgerInput = {actions: string; value: string};

/** A call of a function, and the contracts that have it. */
export type Call = Step & {kind: 'call'; selector: Hex; of: readonly Place[]};

/** A command of the Universal Router; an unknown one has no fields. */
export type Command = Step & {
  kind: 'command';
  byte: number;
  /** Whether it may fail without the rest: it has the flag, and is one of those that report. */
  allowsRevert: boolean;
  href?: string;
  /** Of `V4_SWAP`. */
  ledger?: LedgerInput;
};

/** An action of v4, one step in the PoolManager; an unknown one has no fields. */
export type Action = Step & {kind: 'action'; byte: number; href?: string};

/** Actions with their values, as one value of bytes. */
export type ActionList = Step & {kind: 'actions'; ledger?: LedgerInput};

/** What bytes hold, and what calldata is read as. */
export type Content = Call | Command | Action | ActionList;

/** A Permit2 payload of `eth_signTypedData_v4`. */
export type Payload = Omit<Step, 'layout'> & {
  kind: 'payload';
  domain: TypedDataDomain;
  types: Readonly<Record<string, readonly TypedDataParameter[]>>;
  digest: Hex;
};

/** A transaction without calldata, which calls no function. */
export type PlainSend = Omit<Step, 'layout'> & {kind: 'send'};

/** A value: a leaf has `raw`, a struct or an array has `parts`, bytes may hold something to read. */
export type Field = {
  name: string;
  type: string;
  /** Numbers in decimal digits, all else as hex or text. */
  raw: string;
  /** The value with its unit, or what it stands for. */
  meaning?: string;
  parts?: readonly Field[];
  content?: Content | UnreadableInput;
};
