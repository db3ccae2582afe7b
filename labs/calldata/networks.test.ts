import {expect, test} from 'vitest';
import {chains} from '../../facts/registry/chains';
import {networks} from './networks';

test('lists mainnet, then other networks in use by name, then test networks and ended ones', () => {
  const names = networks.map(({name}) => name);
  expect(names.slice(0, 3)).toEqual(['Ethereum mainnet', 'Arbitrum One', 'Arc']);
  const statusOf = (name: string) => chains.find((one) => one.name === name)?.status;
  const live = chains.filter(({status}) => status === 'live').length;
  expect(names.slice(live).map(statusOf)).not.toContain('live');
  expect(names.indexOf('Ropsten')).toBeGreaterThanOrEqual(live);
});

test('lists every chain of the registry, by its id in decimal digits', () => {
  expect(networks).toHaveLength(chains.length);
  expect(networks).toContainEqual({id: '8453', name: 'Base'});
});
