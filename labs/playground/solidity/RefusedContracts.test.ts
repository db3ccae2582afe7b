import {expect, test} from 'vitest';
import type {SolidityError} from './compiler';
import {placeIn} from './placeIn';
import {RefusedContracts} from './RefusedContracts';

const report = (severity: SolidityError['severity'], message: string): SolidityError => ({
  ...{severity, message, file: 'examples/A.sol'},
  ...placeIn('contract A {\n  B b;\n}', {start: 15, end: 16}),
});

test('has a line for each error, with file and line, and none for a warning', () => {
  const errors = [report('warning', 'Warning: unused'), report('error', 'TypeError: no B')];
  expect(new RefusedContracts(errors).message).toBe('examples/A.sol:2: TypeError: no B');
});
