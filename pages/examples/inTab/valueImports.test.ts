import {expect, test} from 'vitest';
import {valueImports} from './valueImports';

test.each([
  ["import a, {b as c, type D} from 'x';\na(c);", [{from: 'x', names: ['default', 'b']}]],
  ["import * as all from 'x';\nall.a();", [{from: 'x', names: ['*']}]],
  ["import 'x';", [{from: 'x', names: []}]],
  ["export {a as b} from 'x';", [{from: 'x', names: ['a']}]],
  ["export * from 'x';", [{from: 'x', names: ['*']}]],
  ["const {a} = await import('x');\na();", [{from: 'x', names: ['*']}]],
  ["import type {A} from 'x';\nexport type B = A;", []],
  ["console.log(`import {a} from 'x'`);", []],
])('reads what is imported when %j runs', (source, imports) => {
  expect(valueImports(source)).toEqual(imports);
});
