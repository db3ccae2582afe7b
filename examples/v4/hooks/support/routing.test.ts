import {describe, expect, test} from 'vitest';
import {key} from '../../support/pool';
import {admissionOf} from './routing';

const poolWith = (hooks: `0x${string}`, fee = 3_000) => ({...key, hooks, fee});

describe('the admission of a pool', () => {
  test('is that of a pool without a hook where no swap calls it', () => {
    expect(admissionOf(poolWith('0x0000000000000000000000000000000000000500'))).toBe(
      'as without a hook',
    );
  });

  test('is automatic for callbacks of a swap without a delta', () => {
    expect(admissionOf(poolWith('0x00000000000000000000000000000000000000c0'))).toBe(
      'automatic, unless both currencies are major',
    );
  });

  test('needs the allowlist for either delta', () => {
    expect(admissionOf(poolWith('0x0000000000000000000000000000000000000088'))).toBe(
      'allowlist only: delta of beforeSwap',
    );
    expect(admissionOf(poolWith('0x0000000000000000000000000000000000000044'))).toBe(
      'allowlist only: delta of afterSwap',
    );
  });

  test('needs the allowlist for a dynamic fee, whatever the callbacks', () => {
    expect(admissionOf(poolWith('0x0000000000000000000000000000000000001000', 0x800000))).toBe(
      'allowlist only: dynamic fee',
    );
  });
});
