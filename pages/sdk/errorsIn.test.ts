import {expect, test} from 'vitest';
import {holdsError} from './errorsIn';

const source = [
  "    (0, tiny_invariant_1.default)(tickLower < tickUpper, 'TICK_ORDER');",
  '    (0, tiny_invariant_1.default)(a &&',
  '        b, `${digits} is not an integer.`);',
  '    throw new errors_1.InsufficientReservesError();',
  '    throw Error;',
  '    throw Error("chainId " + chainId + " is not valid.");',
].join('\n');

test.each([
  'TICK_ORDER',
  '… is not an integer.',
  'InsufficientReservesError',
  'Error',
  'chainId … is not valid.',
])('finds %s', (error) => {
  expect(holdsError(source, error)).toBe(true);
});

test.each(['TICK', 'ORDER', 'is not an integer.', 'Insufficient', 'chainId … is odd.', '… VALID'])(
  'finds no %s, which is none or a part of one',
  (error) => {
    expect(holdsError(source, error)).toBe(false);
  },
);
