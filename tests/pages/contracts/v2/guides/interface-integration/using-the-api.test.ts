import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

type Answer = {data: {token: {derivedETH: string}; bundle: {ethPrice: string}}};

test('shows the price that the two fields give', () => {
  const read = (file: string) => readFileSync(`examples/subgraph/v2/${file}`, 'utf8');
  const {data} = JSON.parse(read('tokenPrice.output.json')) as Answer;
  const usd = Number(data.token.derivedETH) * Number(data.bundle.ethPrice);
  const page = readPage('docs/contracts/v2/guides/interface-integration/using-the-api');
  const queries = readPage('docs/contracts/v2/reference/API/queries');
  const perEther = Number(data.token.derivedETH).toFixed(9);
  const ether = Number(data.bundle.ethPrice).toLocaleString('en', {maximumFractionDigits: 4});
  for (const text of [page, queries]) {
    expect(text).toContain(`${perEther} × ${ether} = ${usd.toFixed(4)} USD`);
  }
  expect(read('showPrice.output.txt')).toContain(`1 DAI = $${usd.toFixed(2)}, as of 2026-01-05T`);
});
