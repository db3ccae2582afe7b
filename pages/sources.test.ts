import {expect, test} from 'vitest';
import {renew} from './moment';
import {sourcesOf} from './sources';

test('reads each source once for all that ask, until one changes', () => {
  const before = sourcesOf('.').examples();
  expect(sourcesOf(process.cwd()).examples()).toBe(before);
  renew();
  expect(sourcesOf('.').examples()).not.toBe(before);
});
