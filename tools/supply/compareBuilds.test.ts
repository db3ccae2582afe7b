import {expect, test} from 'vitest';
import {compareBuilds} from './compareBuilds';

const build = (digests: Record<string, string>) =>
  new Map(Object.entries(digests).map(([file, digest]) => [file, {digest, bytes: digest.length}]));

test('finds nothing where every file has the same digest, in whatever order', () => {
  const {faults} = compareBuilds(
    build({'a.html': '1', 'b.html': '2'}),
    build({'b.html': '2', 'a.html': '1'}),
  );
  expect(faults).toEqual([]);
});

test('names a file that differs and one that a build lacks', () => {
  const {faults} = compareBuilds(
    build({'a.html': '1', 'b/same.js': '2', 'b/old.js': '3'}),
    build({'a.html': '9', 'b/same.js': '2', 'b/new.js': '3'}),
  );
  expect(faults).toEqual([
    'a.html: differs. Compare the two files, and fix what writes them',
    'b/new.js: is in the second build alone',
    'b/old.js: is in the first build alone',
  ]);
});

test('counts files, bytes and differences by kind', () => {
  const {rows} = compareBuilds(
    build({'a.html': '12', 'b.c/d.html': '345', 'b.c/CNAME': '6'}),
    build({'a.html': '12', 'b.c/d.html': '999', 'b.c/CNAME': '6'}),
  );
  expect(rows).toEqual([
    {kind: '.html', files: 2, bytes: 5, differ: 1},
    {kind: 'CNAME', files: 1, bytes: 1, differ: 0},
  ]);
});
