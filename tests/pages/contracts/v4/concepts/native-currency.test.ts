import {readFileSync} from 'node:fs';
import {formatUnits} from 'viem';
import {expect, test} from 'vitest';
import {atMost} from '../../../../../examples/universal-router/support/quotes';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/concepts/native-currency');
const output = readFileSync('examples/v4/concepts/nativeCurrency.output.txt', 'utf8');

test('computes the value and the refund of an exact output', () => {
  const paid = 501_755_391_236_239_986n;
  const value = atMost(paid);
  expect(output).toContain(`ETH -${formatUnits(paid, 18)}`);
  expect(output).toContain(`value ${formatUnits(value, 18)} ETH`);
  expect(page).toContain(`${value} wei`);
  expect(page).toContain(`${value - paid} wei, or ${formatUnits(value - paid, 18)} ETH`);
});
