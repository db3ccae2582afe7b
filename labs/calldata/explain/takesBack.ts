import {numberIn} from './factsOf';
import type {Scope} from './humanise';

/** Whether a step, or an entry of its list, only ends what a spender may do. */
export const takesBack = ({name, facts}: Scope): boolean =>
  /^(lockdown|invalidateNonces|decreaseAllowance)$/.test(name) ||
  (/^(approve|permit|Permit|Permit(Single|Batch)|PERMIT2_PERMIT(_BATCH)?)$/.test(name) &&
    [numberIn(facts, 'value'), numberIn(facts, 'amount')].includes(0n)) ||
  [facts.get('approved'), facts.get('allowed')].some((field) => field?.raw === 'false');
