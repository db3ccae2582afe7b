import {type Abi, toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {abiPath, abiPlaces, fittingAbi} from '../../facts/registry/abis';
import {deployments} from '../../facts/registry/contracts';
import {lookAlikes} from '../../facts/registry/lookAlikes';
import {abiFiles} from './abiFiles';

const files = abiFiles(process.cwd());

const abiOf = (contract: string) => JSON.parse(files[`abi/${contract}.json`] ?? '[]') as Abi;

const fitted = deployments.map(({contract}) => fittingAbi(contract)?.file);

test.each(Object.keys(abiPlaces))('publishes the functions of %s', (contract) => {
  expect(fitted).toContain(abiPath(contract));
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

test('names the release whose ABI fits a router that no package publishes', () => {
  expect(fittingAbi('UniversalRouterV2_1_2')).toEqual({
    file: 'abi/UniversalRouterV2_1_0.json',
    label: 'ABI of 2.1.0',
  });
  expect(fittingAbi('SwapRouter02')?.label).toBe('ABI');
  expect(fittingAbi('UniversalRouterV2_2_0')).toBeUndefined();
  expect(fittingAbi('toString')).toBeUndefined();
});

test('has the functions of the sources of 2.1.1 in the ABI of 2.1.0', () => {
  const signatures = abiOf('UniversalRouterV2_1_0').flatMap((item) =>
    item.type === 'function' ? [toFunctionSelector(item)] : [],
  );
  expect(signatures).toEqual(
    expect.arrayContaining(['0x3593564c', '0x24856bc3', toFunctionSelector(EXECUTE_SIGNED)]),
  );
});

/** As IUniversalRouter of 2.1.1 has it, commit 999d561c. */
const EXECUTE_SIGNED = 'executeSigned(bytes,bytes[],bytes32,bytes32,bool,bytes32,bytes,uint256)';
