import fc from 'fast-check';
import {afterEach, expect, test, vi} from 'vitest';
import {holds} from '../../../testing/holds';
import {anyText, wholeText} from '../../../testing/hostileText.fixture';
import {answerOf, remember} from './answers';
import {issueForm} from './issueForm';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('takes nothing but an answer for one, and gives back the one that was given', () => {
  let stored = '';
  vi.stubGlobal('sessionStorage', {
    getItem: () => stored,
    setItem: (_key: string, value: string) => {
      stored = value;
    },
  });
  let count = 0;
  holds(fc.tuple(anyText, fc.constantFrom('positive', 'neutral', 'negative')), ([text, answer]) => {
    const path = `/${(count += 1)}`;
    stored = text;
    expect(answerOf(path)).toBeUndefined();
    remember(path, answer);
    expect(answerOf(path)).toBe(answer);
  });
});

test('leads to the form of the repository, whatever the path of the page is', () => {
  holds(
    wholeText,
    (path) => {
      const form = new URL(
        issueForm({repository: 'https://github.com/Uniswap/docs', path, version: 'V3'}),
      );
      expect(form.origin + form.pathname).toBe('https://github.com/Uniswap/docs/issues/new');
      expect(form.searchParams.get('page')).toBe(path);
    },
    150,
  );
});
