import {type Abi, toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {abiPath, abiPlaces} from '../../facts/registry/abis';
import {deployments} from '../../facts/registry/contracts';
import {lookAlikes} from '../../facts/registry/lookAlikes';
import {abiFiles} from './abiFiles';

const files = abiFiles(process.cwd());

const abiOf = (contract: string) => JSON.parse(files[`abi/${contract}.json`] ?? '[]') as Abi;

test.each(Object.keys(abiPlaces))('publishes the functions of %s', (contract) => {
  expect(deployments.map((entry) => entry.contract)).toContain(contract);
  expect(abiOf(contract).some(({type}) => type === 'function')).toBe(true);
});

test.each(lookAlikes.filter(({contract}) => abiPath(contract)))(
  'publishes of $contract what tells it from its look-alikes',
  (one) => {
    const selectors = abiOf(one.contract).flatMap((item) =>
      item.type === 'function' ? [toFunctionSelector(item)] : [],
    );
    for (const {selector} of one.functions) expect(selectors).toContain(selector);
  },
);

test('has none for a contract that no pinned package publishes', () => {
  expect(abiPath('UniversalRouterV2_1_2')).toBeUndefined();
  expect(abiPath('toString')).toBeUndefined();
});
