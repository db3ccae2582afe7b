// cspell:disable
import {expect, test} from 'vitest';
import {translate} from './translate';

const words = ['create', 'hook', 'liquidity', 'pool', 'price', 'sdk', 'slippage', 'v3', 'v4'];
const known = {counts: new Map(words.map((word) => [word, 1])), sorted: words};

test.each([
  ['Spanish', 'cómo crear un pool v3', 'create pool v3'],
  ['Portuguese', 'adicionar liquidez', 'add liquidity'],
  ['French', 'comment créer un pool v3', 'create pool v3'],
  ['German', 'Liquidität entfernen sdk', 'liquidity remove sdk'],
  ['Russian', 'как получить цену токена из пула', 'get price token pool'],
  ['Chinese', '如何部署 v4 hook', 'deploy v4 hook'],
  ['Japanese', '流動性の追加 v4', 'liquidity add v4'],
  ['Korean', '유동성을 제거', 'liquidity remove'],
])('translates a query in %s', (_language, query, english) => {
  expect(translate(query, known)).toBe(english);
});

test.each(['how do I create a pool?', 'sqrtPriceX96', 'slipage tolerence', '0x128acb08', ''])(
  'leaves "%s" as it was',
  (query) => {
    expect(translate(query, known)).toBe(query);
  },
);

test('keeps names in a query of another language', () => {
  expect(translate('calcular el precio de sqrtPriceX96', known)).toBe(
    'calculate price sqrtPriceX96',
  );
});

test('takes the beginning of a known word for that word', () => {
  expect(translate('liquid', known)).toBe('liquid');
});
