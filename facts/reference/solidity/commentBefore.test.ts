import {expect, test} from 'vitest';
import {commentBefore} from './commentBefore';

const above = (source: string) =>
  commentBefore(Buffer.byteLength(source.slice(0, source.indexOf('uint'))), source);

test('reads the lines above a variable, up to other code', () => {
  expect(above('int a; // not this\n  /// One\n  /// two\n  uint b;')).toBe(' One\n two');
});

test('reads a block above a variable', () => {
  expect(above('/** other */ int a;\n/** @dev Kept */\nuint b;')).toBe(' @dev Kept ');
});

test('finds its place in a source with letters of several bytes', () => {
  expect(above('// ÷ ≤ 😀\n/// √price\nuint b;')).toBe(' √price');
});

test.each(['int a;\nuint b;', '// plain\nuint b;', '/* plain */\nuint b;', 'uint b;'])(
  'finds nothing that documents the variable in %j',
  (source) => {
    expect(above(source)).toBe('');
  },
);
