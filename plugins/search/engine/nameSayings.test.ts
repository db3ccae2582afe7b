import {expect, test} from 'vitest';
import {nameSayings} from './nameSayings';

test.each([
  ['how much will i get before i trade', 'quoting amount before i trade'],
  ['how do i take my money out of the pool', 'how do i withdraw remove liquidity the pool'],
  ['permission ran out', 'permission expired'],
  ['run my code before each swap', 'hook hook before swap'],
  [
    'how to get the price of a token from a pool',
    'how to read the price of a pool of a token from a pool',
  ],
  ['token price', 'read the price of a pool'],
  ['swap through several pools', 'multi hop swap'],
  ['open a v4 position with ETH', 'mint a position with ETH'],
  ['all swaps of one wallet', 'subgraph query swaps of one wallet'],
])('names what readers say in several words: %s', (said, called) => {
  expect(nameSayings(said)).toBe(called);
});

test.each([
  'Too little received',
  'Transaction too old',
  'execution reverted: UniswapV2Router: EXPIRED',
  'exactInputSingle(address,address,uint24)',
  'run out of gas',
  'tokens stuck in the router',
  'price impact of a token',
  'get the price impact',
  'token price limit',
  'list several pools',
])('leaves names, messages and other words as they are: %s', (query) => {
  expect(nameSayings(query)).toBe(query);
});
