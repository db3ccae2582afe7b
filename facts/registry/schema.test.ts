import {getAddress} from 'viem';
import {expect, test} from 'vitest';
import {findFaults, registry, type Registry} from './schema';

const faults = (changes: Partial<Registry> = {}) =>
  findFaults({...registry, ...changes}, (address) => getAddress(address));

const [factory] = registry.deployments;
const [mainnet] = registry.chains;
if (!factory || !mainnet) throw new Error('the registry is empty');

test('finds nothing wrong with the registry', () => {
  expect(faults()).toEqual([]);
});

test('finds one wrong digit, and says how the address is written', () => {
  const wrong = factory.address.replace('8431c', '8431d') as `0x${string}`;
  expect(faults({deployments: [{...factory, address: wrong}]})).toEqual([
    expect.stringMatching(
      /^UniswapV3Factory on 1: 0x1F98431d\w+ should be written 0x\w+ \(EIP-55\)/,
    ),
  ]);
});

test('finds an address without its checksum', () => {
  const address = factory.address.toLowerCase() as `0x${string}`;
  expect(faults({deployments: [{...factory, address}]})).toEqual([
    `UniswapV3Factory on 1: ${address} should be written ${factory.address} (EIP-55)`,
  ]);
});

test('finds an address that is too short', () => {
  expect(faults({deployments: [{...factory, address: '0x1F98'}]})).toEqual([
    'UniswapV3Factory on 1: expected an address of 40 hexadecimal digits, got 0x1F98',
  ]);
});

test('finds a contract that stands twice on a chain', () => {
  const other = {...factory, address: registry.deployments[1]?.address ?? '0x'};
  expect(faults({deployments: [factory, other]})).toEqual([
    'UniswapV3Factory on 1 stands twice; keep one entry, and explain the other in differences.ts',
  ]);
});

test('finds two names for one address on a chain', () => {
  expect(faults({deployments: [factory, {...factory, contract: 'Factory'}]})).toEqual([
    `${factory.address} on 1 stands twice; keep one entry, and explain the other in differences.ts`,
  ]);
});

test('finds a chain that is not listed', () => {
  expect(faults({deployments: [{...factory, chainId: 99}]})).toEqual([
    'UniswapV3Factory on 99: facts/registry/chains.ts has no such chain; add it or fix the id',
  ]);
});

test.each(['2024-13', '2024-02-30', '24', 'spring 2024'])('refuses %s as a date', (retired) => {
  expect(faults({deployments: [{...factory, status: 'retired', retired}]})).toEqual([
    `UniswapV3Factory on 1: expected a date such as 2022, 2025-09 or 2024-03-18, got ${retired}`,
  ]);
});

test('wants the date of an end, and no date without an end', () => {
  expect(faults({deployments: [{...factory, status: 'retired'}]})).toEqual([
    'UniswapV3Factory on 1: retired, but since when?',
  ]);
  expect(faults({deployments: [{...factory, retired: '2024'}]})).toEqual([
    'UniswapV3Factory on 1: ended 2024, but is live',
  ]);
});

test('wants routers told from their look-alikes', () => {
  expect(faults({deployments: [{...factory, kind: 'router'}]})).toEqual([
    'UniswapV3Factory on 1: a router needs a variant that tells it from its look-alikes',
  ]);
});

test('wants names that pages can ask for', () => {
  expect(faults({deployments: [{...factory, contract: 'V3 Factory'}]})).toEqual([
    'V3 Factory on 1: pages ask for names of letters, digits and _ only',
  ]);
});

test('wants the wrapped coin that a chain names', () => {
  expect(
    faults({chains: [...registry.chains.slice(1), {...mainnet, wrappedNative: 'Nothing'}]}),
  ).toEqual(['Ethereum mainnet: facts/registry/tokens.ts has no Nothing on this chain']);
});

test('links to explorers without a doubled slash', () => {
  for (const {explorer} of registry.chains) {
    if (explorer) expect(explorer).toMatch(/^https:\/\/.*[^/]$/);
  }
});
