import {expect, test} from 'vitest';
import {usableTickAbove, usableTickBelow} from './tickSpacing';

test.each([
  [-1n, -60n, 0n],
  [1n, 0n, 60n],
  [120n, 120n, 120n],
  [-120n, -120n, -120n],
  [887_272n, 887_220n, 887_220n],
  [-887_272n, -887_220n, -887_220n],
])('finds the usable ticks around %d', (tick, below, above) => {
  expect(usableTickBelow({tick, tickSpacing: 60n})).toBe(below);
  expect(usableTickAbove({tick, tickSpacing: 60n})).toBe(above);
});

test('refuses a tick that no price reaches', () => {
  expect(() => usableTickBelow({tick: 887_273n, tickSpacing: 60n})).toThrow(
    'expected a tick from -887272 to 887272, got 887273',
  );
});
