import {expect, test} from 'vitest';
import {chains} from '../../facts/registry/chains';
import type {Names} from './explain/catalogue';
import {testExplainer} from './explain/explainer.fixture';
import {readCatalogue} from './readCatalogue';
import {readNames} from './readNames';

const mainnet = readCatalogue(process.cwd());
const namesOn = (name: string): Names =>
  readNames(chains.find((one) => one.name === name)?.id ?? 0);
const explainerOn = (name: string) => testExplainer({...mainnet, ...namesOn(name)});
const {functions, routers, actions} = mainnet;
const nowhere = testExplainer({
  ...{functions, routers, actions},
  chainId: '999999',
  tokens: [],
  contracts: [],
});
const onMainnet = testExplainer(mainnet);
const allowance = (spender: string): string =>
  `0x095ea7b3${spender.slice(2).toLowerCase().padStart(64, '0')}${'1'.padStart(64, '0')}`;

test.each([
  ['Base', 'SwapRouter02'],
  ['World Chain', 'UniswapV2Router02'],
])('does not take mainnet’s address on %s for %s', (name, contract) => {
  const {said, addressOf} = explainerOn(name);
  const spender = onMainnet.addressOf(contract);
  expect(said(allowance(spender), {to: addressOf('WETH')})).not.toContain(contract);
  expect(said(allowance(addressOf(contract)))).toContain(`${contract} may spend`);
});

test('warns of mainnet’s SwapRouter02 as a spender on Base', () => {
  const text = explainerOn('Base').said(allowance(onMainnet.addressOf('SwapRouter02')));
  expect(text).toContain('is not among the protocol’s contracts that the registry lists on Base.');
});

test('counts a token of another network in its own units', () => {
  const {said, addressOf} = explainerOn('Arbitrum One');
  expect(said(allowance(addressOf('UniversalRouterV2_0')), {to: addressOf('USDC')})).toContain(
    'UniversalRouterV2_0 may spend 0.000001 USDC (1 smallest units)',
  );
});

test('knows the wrapped coin of each chain that the registry has one for', () => {
  const wrapped = (name: string): string | undefined => {
    const names = namesOn(name);
    return names.tokens.find(({address}) => address === names.wrappedNative)?.symbol;
  };
  expect(['Ethereum mainnet', 'Base', 'Polygon', 'Gnosis'].map(wrapped)).toEqual([
    'WETH',
    'WETH',
    'WPOL',
    undefined,
  ]);
});

test('names nothing of a network that is not in the registry', () => {
  const to = onMainnet.addressOf('USDC');
  const spender = onMainnet.addressOf('SwapRouter02');
  const text = nowhere.said(allowance(spender), {to});
  expect(text).not.toMatch(/SwapRouter02|USDC/);
  expect(text).toContain(
    'is not checked, because the contracts of its network are not known here.',
  );
});

test('compares the chain of a payload with the network', () => {
  const payload = (chainId: unknown) => {
    const {said, addressOf} = explainerOn('Base');
    const domain = {name: 'Permit2', chainId, verifyingContract: addressOf('Permit2')};
    const details = {name: 'details', type: 'PermitDetails'};
    const members = ['address token', 'uint160 amount', 'uint48 expiration', 'uint48 nonce'];
    const [spender, time] = [addressOf('UniversalRouterV2_0'), 1_700_000_060];
    return said(
      JSON.stringify({
        domain,
        primaryType: 'PermitSingle',
        types: {
          PermitSingle: [
            details,
            {name: 'spender', type: 'address'},
            {name: 'sigDeadline', type: 'uint256'},
          ],
          PermitDetails: members.map((member) => {
            const [type = '', name = ''] = member.split(' ');
            return {name, type};
          }),
        },
        message: {
          details: {token: addressOf('USDC'), amount: 1, expiration: time, nonce: 0},
          spender,
          sigDeadline: time,
        },
      }),
    );
  };
  expect(payload(8453)).toContain('UniversalRouterV2_0 spend 0.000001 USDC');
  expect(payload(8453)).not.toContain('!');
  expect(payload('0x2105')).not.toContain('!');
  expect(payload(1)).toContain('! The payload is for chain 1, not for Base.');
});
