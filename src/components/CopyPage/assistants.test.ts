import {expect, test} from 'vitest';
import {assistants} from './assistants';

test.each(assistants('https://docs.example/a page?x=1&q=no#y.md'))(
  'asks $name one question, whatever the address holds',
  ({address}) => {
    const {searchParams, hash} = new URL(address);
    expect(searchParams.getAll('q')).toEqual([
      expect.stringMatching(/^Read https:\/\/docs\.example\/a page\?x=1&q=no#y\.md and answer /),
    ]);
    expect(hash).toBe('');
  },
);
