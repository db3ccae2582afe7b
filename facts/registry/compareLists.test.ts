import {expect, test} from 'vitest';
import {findListFaults, outcomeOf} from './compareLists';
import {deployments} from './contracts';
import {differences} from './differences';
import {listedRows, withImplementations} from './listed/rows';
import {universalRouterAddresses} from './universalRouterAddresses';
import {v2Addresses} from './v2Addresses';
import {v3Addresses} from './v3Addresses';

const rows = withImplementations(Object.values(listedRows).flat());
const compared = {deployments, differences};

test('has every address of the lists, or explains why not', () => {
  expect(rows.length).toBeGreaterThan(1_500);
  // The contract behind a proxy is in the registry for v3 only.
  const ofLists = rows.filter(({contract}) => contract !== 'PositionDescriptor (implementation)');
  expect(findListFaults(ofLists, compared)).toEqual([]);
});

test('finds an address that the registry has wrong, and the list that contradicts it', () => {
  const wrong = deployments.map((entry) =>
    entry.contract === 'QuoterV2' && entry.chainId === 8453
      ? {...entry, address: '0x61fFE014bA17989E743c5F6cB21bF9697530B21e' as const}
      : entry,
  );
  expect(findListFaults(rows, {...compared, deployments: wrong})).toContain(
    'QuoterV2 on 8453: the registry has 0x61fFE014bA17989E743c5F6cB21bF9697530B21e, but Uniswap/contracts deployments/json/8453.json@b246f140 names 0x3d4e44Eb1374240CE5F1B871ab261CD16335B76a',
  );
});

test('calls unexplained what neither the registry nor a difference has', () => {
  const row = {
    chainId: 1,
    contract: 'Nothing',
    address: '0x0000000000000000000000000000000000000009',
  };
  expect(outcomeOf(row as (typeof rows)[0], compared)).toBe('unexplained');
});

test('explains no difference from a list that is in the registry by that name', () => {
  const stale = differences.filter(({contract, chainId, listed}) =>
    deployments.some(
      (one) => one.contract === contract && one.chainId === chainId && one.address === listed,
    ),
  );
  expect(stale).toEqual([]);
});

test('writes no address by hand that a list has, too', () => {
  const listed = new Set(rows.map(({chainId, address}) => `${chainId} ${address}`));
  const twice = [...v2Addresses, ...v3Addresses, ...universalRouterAddresses].flatMap(
    ({chainId, addresses}) =>
      Object.entries(addresses)
        .filter(([, address]) => listed.has(`${chainId} ${address}`))
        .map(([contract]) => `${contract} on ${chainId}`),
  );
  expect(twice).toEqual([]);
});
