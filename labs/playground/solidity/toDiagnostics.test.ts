import {expect, test} from 'vitest';
import {placeIn} from './placeIn';
import {toDiagnostics} from './toDiagnostics';

const text = 'contract A {\n  B b;\n}';
const errorIn = (file: string) => ({
  file,
  severity: 'error' as const,
  message: 'DeclarationError: Identifier not found.',
  ...placeIn(text, {start: 15, end: 16}),
});

test('marks the passage of an error in the editor of its file, and in no other', () => {
  const errors = [errorIn('A.sol'), errorIn('B.sol')];
  expect(toDiagnostics(errors, {file: 'A.sol', length: text.length})).toEqual([
    {from: 15, to: 16, severity: 'error', message: 'DeclarationError: Identifier not found.'},
  ]);
});

test('stays inside of a text that was shortened since', () => {
  const [diagnostic] = toDiagnostics([errorIn('A.sol')], {file: 'A.sol', length: 3});
  expect(diagnostic).toMatchObject({from: 3, to: 3});
});
