import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

type Answer = {data: {token: {derivedETH: string}; bundle: {ethPrice: string}}};

test('shows the price that the two fields give', () => {
  const read = (file: string) => readFileSync(`examples/subgraph/v2/${file}`, 'utf8');
  const {data} = JSON.parse(read('tokenPrice.output.json')) as Answer;
  const usd = Number(data.token.derivedETH) * Number(data.bundle.ethPrice);
  expect(read('showPrice.output.txt')).toContain(`1 DAI = $${usd.toFixed(2)}, as of 2026-01-05T`);
});
