import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/sdk/v2/guides/fetching-data');
const printed = readFileSync('examples/sdk/v2/guides/fetchingData.output.txt', 'utf8');

test('states how much less the chain gives than an old pair promises', () => {
  const [promised = '', available = ''] = [...printed.matchAll(/([\d.]+) WETH/g)]
    .slice(-2)
    .map(([, amount = '']) => amount);
  const lessPercent = 100 * (1 - Number(available) / Number(promised));
  expect(page).toContain(`promises ${promised} WETH`);
  expect(page).toContain(`pays ${available}, which is ${lessPercent.toFixed(2)}% less`);
});
