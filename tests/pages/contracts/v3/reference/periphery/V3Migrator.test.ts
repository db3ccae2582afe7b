import {readFileSync} from 'node:fs';
import migrator from '@uniswap/v3-periphery/artifacts/contracts/V3Migrator.sol/V3Migrator.json';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const read = (file: string) => readFileSync(file, 'utf8');

test('states which share of each token went into the position', () => {
  const page = readPage('docs/contracts/v3/reference/periphery/V3Migrator');
  const printed = read('examples/v3/reference/positions/migrate.output.txt');
  const [burnt, used] = [...printed.matchAll(/(\S+) USDC \+ (\S+) WETH/g)].map(
    ([, usdc, weth]) => ({
      usdc,
      weth: Number(weth),
    }),
  );
  expect(used?.usdc).toBe(burnt?.usdc);
  expect((used?.weth ?? 0) / (burnt?.weth ?? 0)).toBeCloseTo(4 / 5, 2);
  expect(page).toContain('all of the USDC and four fifths of the WETH');
});

test('lists what accepts ETH, and has nothing that pays it out', () => {
  const functions = migrator.abi.filter(({type}) => type === 'function');
  const payable = functions.filter(({stateMutability}) => stateMutability === 'payable');
  expect(payable.map(({name}) => name)).toEqual([
    'createAndInitializePoolIfNecessary',
    'multicall',
    'selfPermit',
    'selfPermitAllowed',
    'selfPermitAllowedIfNecessary',
    'selfPermitIfNecessary',
  ]);
  const others = functions.filter(({stateMutability}) => stateMutability !== 'payable');
  expect(others.map(({name}) => name)).toEqual([
    'WETH9',
    'factory',
    'migrate',
    'nonfungiblePositionManager',
  ]);
});
