import {expect, test} from 'vitest';
import plots from '.';
import {format} from './format';

test.each(Object.entries(plots))(
  '%s has the width and type that a phone can show',
  (_name, plot) => {
    expect(plot.width).toBe(format.width);
    expect(plot.style).toEqual(format.style);
  },
);

test('leaves words at least 11.2 px high in the 310 px that a phone has', () => {
  expect((parseFloat(format.style.fontSize) * 310) / format.width).toBeGreaterThanOrEqual(11.2);
});
