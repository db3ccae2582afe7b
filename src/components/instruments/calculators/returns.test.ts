import {expect, test} from 'vitest';
import {initialTexts, type Result} from '../instrument';
import returns from './returns';

const initial = initialTexts(returns);

function resultsOf(texts: Record<string, string>): readonly Result[] {
  const reading = returns.read({...initial, ...texts});
  if (!('answer' in reading)) throw new Error(`no answer to ${JSON.stringify(texts)}`);
  return reading.answer.results;
}

const lineOf = (texts: Record<string, string>, label: string) =>
  resultsOf(texts).find((result) => result.label === label);

test('gives the return on the deposit: the value now and the fees, less the deposit, over the deposit', () => {
  expect(lineOf({}, 'The position, without fees')?.full).toBe('415891.54293');
  expect(lineOf({}, 'Fees earned')?.full).toBe('3000');
  expect(lineOf({}, 'Return on the deposit')).toEqual({
    label: 'Return on the deposit',
    human: '4.7229%, 18,891.543 USDC',
    full: '18891.54293',
  });
});

test('gives a negative return where the fees do not make up for a fall of the price', () => {
  const halved = {kind: 'v2', after: '500', volume: '0'};
  expect(lineOf(halved, 'Return on the deposit')).toMatchObject({
    human: '-50.0000%, -200,000 USDC',
    full: '-200000',
  });
});

test.each(['v2', 'v3'])('prints amounts of %s with the decimals of the token at most', (kind) => {
  for (const deposit of ['400000', '0.001', '0.0000001', '1e30']) {
    for (const {human, full} of resultsOf({kind, deposit})) {
      if (full === undefined) continue;
      expect([human, full].join(' ')).not.toMatch(/\.\d{7}/);
    }
  }
});
