import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const notes = readFileSync('docs/contracts/v3/reference/core/libraries/Position.yaml', 'utf8');

test('states how many tokens of 6 decimals it takes to wrap', () => {
  const [digits, power] = (2 ** 128 / 1e6).toExponential(1).split('e+');
  const raised = power?.replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)));
  expect(notes).toContain(`${digits} × 10${raised} tokens`);
});
