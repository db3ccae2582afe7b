import {posix} from 'node:path';
import {expect, test} from 'vitest';
import {numbersFrom} from '../values.fixture';
import {path} from './path';

const PARTS = [
  '',
  '.',
  '..',
  'examples',
  'v3',
  'swap.ts',
  '.hidden',
  'a.b.c',
  '/',
  '//',
  'b/',
  '/root',
];
const next = numbersFrom(5);
const draw = () => PARTS[next(PARTS.length)] ?? '';
const paths = Array.from({length: 1_000}, () =>
  // Of several slashes Node.js keeps some in some answers.
  Array.from({length: 1 + next(4)}, draw)
    .join(next(3) === 0 ? '' : '/')
    .replaceAll(/\/+/g, '/'),
);

test.each(['normalize', 'dirname', 'basename', 'extname', 'isAbsolute'] as const)(
  'takes 1,000 paths in "%s" as Node.js does',
  (name) => {
    for (const one of paths) expect([one, path[name](one)]).toEqual([one, posix[name](one)]);
  },
);

test('joins paths as Node.js does', () => {
  for (let at = 0; at + 3 < paths.length; at += 3) {
    const some = paths.slice(at, at + 3);
    expect(path.join(...some)).toBe(posix.join(...some));
  }
});

test('resolves from the folder of the repository', () => {
  for (let at = 0; at + 2 < paths.length; at += 2) {
    const some = paths.slice(at, at + 2);
    expect(path.resolve(...some)).toBe(posix.resolve('/', ...some));
  }
});

test('leads from one path to another as Node.js does', () => {
  for (let at = 0; at + 2 < paths.length; at += 2) {
    const [from, to] = [`/${paths[at]}`, `/${paths[at + 1]}`];
    expect(path.relative(from, to)).toBe(posix.relative(from, to));
  }
});

test('takes off an ending', () => {
  expect(path.basename('examples/swap.ts', '.ts')).toBe('swap');
  expect(path.basename('.ts', '.ts')).toBe('.ts');
});
