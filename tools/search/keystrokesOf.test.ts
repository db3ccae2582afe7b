import {expect, test} from 'vitest';
import {keystrokesOf} from './keystrokesOf';

test('gives what the field holds after each key, once', () => {
  expect(keystrokesOf(['tick', 'tie'])).toEqual(['t', 'ti', 'tic', 'tick', 'tie']);
});
