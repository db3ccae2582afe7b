import {expect, test} from 'vitest';
import {unifiedDiff} from './unifiedDiff';

test('shows what changed with two lines around it, and leads to the line', () => {
  expect(
    unifiedDiff(
      'a.output.txt',
      'one\ntwo\nthree\nfour\nfive\nsix\n',
      'one\ntwo\nthree\n4\nfive\nsix\n',
    ),
  ).toBe(
    [
      '--- a.output.txt (captured)',
      '+++ a.output.txt (printed now)',
      'a.output.txt:4',
      '@@ -2,5 +2,5 @@',
      ' two',
      ' three',
      '-four',
      '+4',
      ' five',
      ' six',
    ].join('\n'),
  );
});

test('keeps changes that are far apart in hunks of their own', () => {
  const lines = Array.from({length: 20}, (_, index) => `line ${index + 1}`);
  const changed = lines.map((line, index) => (index === 1 || index === 17 ? 'changed' : line));
  const diff = unifiedDiff('a', lines.join('\n'), changed.join('\n'));
  expect(diff.match(/^a:\d+$/gm)).toEqual(['a:2', 'a:18']);
});

test('shows lines that were added or are missing', () => {
  expect(unifiedDiff('a', 'one\n', 'one\ntwo\n')).toContain('\n one\n+two\n');
  expect(unifiedDiff('a', 'one\ntwo\n', 'two\n')).toContain('\n-one\n two\n');
});
