import {expect, test} from 'vitest';
import {escapeHit} from './escapeHit';

test('escapes what recent searches insert as HTML, and leaves what is absent', () => {
  const hierarchy = {lvl0: 'SDKs v3', lvl1: 'Result<Pool>', lvl2: null, lvl3: null};
  const hit = {content: 'a < b & c', hierarchy} as Parameters<typeof escapeHit>[0];
  expect(escapeHit(hit)).toEqual({
    content: 'a &#60; b &#38; c',
    hierarchy: {lvl0: 'SDKs v3', lvl1: 'Result&#60;Pool&#62;', lvl2: null, lvl3: null},
  });
});
