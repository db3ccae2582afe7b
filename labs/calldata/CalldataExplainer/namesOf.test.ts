import {expect, test} from 'vitest';
import {readNames} from '../readNames';
import {namesOf, noticeOf} from './namesOf';

const networks = {'8453': readNames(8453), '137': readNames(137)};
const source = {
  mainnet: readNames(1),
  chains: [
    {id: '1', name: 'Ethereum mainnet'},
    {id: '137', name: 'Polygon'},
    {id: '8453', name: 'Base'},
  ],
  load: () => Promise.resolve(networks),
};
const offline = {...source, load: () => Promise.reject(new Error('no network'))};
const noticeOn = async (chain: string, from = source) =>
  noticeOf(chain, {names: await namesOf(chain, from), chains: from.chains});

test('loads nothing for mainnet, and says whose names it has until a reader chooses', async () => {
  expect(await namesOf('', offline)).toBe(source.mainnet);
  expect(await noticeOn('1', offline)).toBe('Names are those of Ethereum mainnet.');
  expect(await noticeOn('', offline)).toBe(
    'Names are those of Ethereum mainnet. Choose the network of your wallet’s prompt.',
  );
});

test('takes the names of the chosen network', async () => {
  expect(await namesOf('8453', source)).toBe(networks['8453']);
  expect(await noticeOn('8453')).toBe('Names are those of Base.');
});

test('says what ether means where the coin of a network is another', async () => {
  expect(await noticeOn('137')).toBe(
    'Names are those of Polygon. Ether and ETH stand for its own coin, and WETH for WPOL.',
  );
});

test.each([
  ['999999', 'Chain 999999 is not in the registry: no contract and no token is named.'],
  ['invalid', 'The chain id is not a positive whole number: no contract and no token is named.'],
])('names nothing of chain %s', async (chain, notice) => {
  expect(await namesOf(chain, offline)).toEqual({chainId: chain, tokens: [], contracts: []});
  expect(await noticeOn(chain)).toBe(notice);
});

test('names nothing where the names did not load', async () => {
  expect(await namesOf('8453', offline)).toEqual({chainId: '8453', tokens: [], contracts: []});
  expect(await noticeOn('8453', offline)).toBe(
    'The names of Base did not load: no contract and no token is named.',
  );
});
