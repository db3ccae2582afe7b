import type {AbiFunction} from 'viem';
import type {Texts} from '../values/argumentsOf';
import type {RevertEntry} from '../../../../src/failure/findEntries';
import type {Address, Names} from '../values/names';
import type {PageTokens} from '../values/tokenOf';

/** What a form knows of its page and of the chain. */
export type CallData = {
  page: CallPage;
  names: Names;
  entries: readonly RevertEntry[];
};

/** What the forms of a reference page call. */
export type CallPage = {
  /** What stands at the address: `QuoterV2`, `the pool of USDC and WETH of v3 with 0.3%`. */
  called: string;
  address: Address;
  /** By the anchors of the page. */
  functions: Readonly<Record<string, CallFunction>>;
  tokens: PageTokens;
};

/** A function as its form needs it; units and examples by the path of a field, `0.2`. */
export type CallFunction = {
  abi: AbiFunction;
  units: Texts;
  /** Of what it returns. */
  returnUnits: Texts;
  /** What the fields contain at first. */
  examples: Texts;
  /** ETH that is sent at first. */
  ether?: string;
  /** Whether it reverts unless the contract's lock is open. */
  needsLock?: boolean;
};
