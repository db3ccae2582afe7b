import {expect, test} from 'vitest';
import {curvePoints} from './curvePoints';

test('keeps the product of both reserves the same along the curve', () => {
  for (const {x, y} of curvePoints(60)) {
    expect(((x - 24) / 368) * ((376 - y) / 368)).toBeCloseTo(0.07, 2);
  }
});

test('stays inside the picture', () => {
  for (const {x, y} of curvePoints(60)) {
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(Math.max(x, y)).toBeLessThan(400);
  }
});
