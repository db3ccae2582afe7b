import {numberToHex} from 'viem';
import {describe, expect, test} from 'vitest';
import {key} from '../../support/pool';
import {bitsOf, type Flag} from './flags';
import {admissionOf} from './routing';

const admissionWith = (flags: readonly Flag[], fee = 3_000) =>
  admissionOf({...key, hooks: numberToHex(bitsOf(flags), {size: 20}), fee});

describe('the admission of a pool', () => {
  test('is that of a pool without a hook where no swap calls it', () => {
    expect(admissionWith(['afterAddLiquidity', 'afterRemoveLiquidity'])).toBe('as without a hook');
  });

  test('is automatic for callbacks of a swap without a delta', () => {
    const automatic = 'automatic, unless both currencies are major';
    expect(admissionWith(['beforeSwap'])).toBe(automatic);
    expect(admissionWith(['afterSwap'])).toBe(automatic);
  });

  test('needs the allowlist for either delta', () => {
    expect(admissionWith(['beforeSwap', 'beforeSwapReturnDelta'])).toBe(
      'allowlist only: delta of beforeSwap',
    );
    expect(admissionWith(['afterSwap', 'afterSwapReturnDelta'])).toBe(
      'allowlist only: delta of afterSwap',
    );
  });

  test('needs the allowlist for a dynamic fee, whatever the callbacks', () => {
    expect(admissionWith(['afterInitialize'], 0x800000)).toBe('allowlist only: dynamic fee');
  });
});
