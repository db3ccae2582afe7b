import type {PoolKey} from '../../support/pool';
import {flagsOf} from './flags';

const DYNAMIC_FEE = 0x800000;

// #region admission
/** How UniRoute of August 2026 admits a pool with a hook, by its key alone. */
export function admissionOf({fee, hooks}: PoolKey): string {
  const flags = flagsOf(hooks);
  if (flags.includes('beforeSwapReturnDelta')) return 'allowlist only: delta of beforeSwap';
  if (flags.includes('afterSwapReturnDelta')) return 'allowlist only: delta of afterSwap';
  if (fee === DYNAMIC_FEE) return 'allowlist only: dynamic fee';
  const isCalled = flags.includes('beforeSwap') || flags.includes('afterSwap');
  return isCalled ? 'automatic, unless both currencies are major' : 'as without a hook';
}
// #endregion admission
