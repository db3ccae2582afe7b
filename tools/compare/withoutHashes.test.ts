import {expect, test} from 'vitest';
import {withoutHashes} from './withoutHashes';

test('takes two builds for equal that differ in the hashes of names alone', () => {
  const page = (hash: string) =>
    `<script src=/assets/js/runtime~main.${hash}1234.js></script><p class="note_${hash} wide">my_file</p><i class=dot_${hash}></i>`;
  expect(withoutHashes(page('aB3_'))).toBe(withoutHashes(page('xY-9')));
});

test('keeps what a reader sees', () => {
  expect(withoutHashes('<a href=/one_fees class=link>pool_fees</a>')).toBe(
    '<a href=/one_fees class=link>pool_fees</a>',
  );
});
