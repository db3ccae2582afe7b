import type {Expression} from 'solidity-ast';
import type {Cause} from './model';
import type {Scope} from './resolveCode';
import type {Code} from './treeIndex';

/** What code reverts with itself, and what other code it runs. */
export type Found = {
  causes: Omit<Cause, 'line'>[];
  code: Code[];
  /** Expressions that count for nothing themselves: a selector that is compared, a call whose revert is caught. */
  aside?: Expression[];
};

/** How the compiler treats a place: whether it checks sums there, and whether it is 0.8 or later. */
export type Rules = {scope: Scope; isChecked: boolean; isNew: boolean};

/** One cause, and no code that runs. */
export const causeOf = (kind: Cause['kind'], text: string): Found => ({
  causes: [{kind, text}],
  code: [],
});
