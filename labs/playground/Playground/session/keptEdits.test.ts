// @vitest-environment happy-dom
import {expect, test} from 'vitest';
import {keepEdits, keptEdits} from './keptEdits';

const KEY = 'playground home/swap.ts';
const sources = {'examples/a.ts': 'a', 'examples/b.ts': 'b'};

test('keeps edits until there are none', () => {
  keepEdits('home/swap.ts', {'examples/a.ts': 'mine'});
  expect(keptEdits('home/swap.ts', sources)).toEqual({'examples/a.ts': 'mine'});
  expect(keptEdits('home/other.ts', sources)).toEqual({});
  keepEdits('home/swap.ts', {});
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('takes no edits of files that are gone or the same by now, nor of what is no edit', () => {
  keepEdits('home/swap.ts', {'examples/a.ts': 'a', 'examples/gone.ts': 'x'});
  expect(keptEdits('home/swap.ts', sources)).toEqual({});
  for (const text of ['', '{', 'null', '[1]', '{"examples/a.ts":{}}', '{"__proto__":"x"}']) {
    sessionStorage.setItem(KEY, text);
    expect(keptEdits('home/swap.ts', sources)).toEqual({});
  }
});
