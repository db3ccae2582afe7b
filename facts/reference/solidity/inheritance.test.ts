import {beforeAll, expect, test} from 'vitest';
import type {Contract, Member} from '../model';
import {readSolidity} from '.';
import {inheritance} from './inheritance';

let contracts: ReadonlyMap<string, Contract>;

beforeAll(() => {
  contracts = readSolidity(process.cwd());
});

/** What published contracts declare themselves and no published interface does. */
const OWN: Readonly<Record<string, string[]>> = {
  '@uniswap/v3-periphery/NonfungibleTokenPositionDescriptor': [
    'WETH9()',
    'flipRatio(address,address,uint256)',
    'nativeCurrencyLabel()',
    'nativeCurrencyLabelBytes()',
    'tokenRatioPriority(address,uint256)',
  ],
  '@uniswap/v3-periphery/V3Migrator': ['nonfungiblePositionManager()'],
};

const published = Object.keys(inheritance).filter((key) => key.startsWith('@uniswap/'));

test.each(published)('finds every member of %s in its lineage, or in the contract', (key) => {
  const contract = contracts.get(key);
  const members = contract?.members.filter(({kind}) => kind !== 'constructor') ?? [];
  const lineage = contract?.bases.flatMap(membersOf) ?? [];
  const own = members.filter((one) => !lineage.includes(idOf(one)));
  expect(own.map(({signature}) => signature).sort()).toEqual(OWN[key] ?? []);
});

test.each(published)('says of %s only what it has: each base gives it a member', (key) => {
  const members = contracts.get(key)?.members.map(idOf) ?? [];
  const idle = (inheritance[key] ?? []).filter(
    (base) =>
      membersOf(base).length > 0 && !familyOf(base).some((one) => sharesMember(one, members)),
  );
  expect(idle).toEqual([]);
});

test.each([
  ['@uniswap/v3-core/UniswapV3Pool', ['NoDelegateCall']],
  ['@uniswap/v3-core/UniswapV3Factory', ['UniswapV3PoolDeployer', 'NoDelegateCall']],
  ['v3-periphery-test/TickLensTest', ['TickLens', 'ITickLens']],
])('names the bases of %s that no package declares', (key, bases) => {
  expect(contracts.get(key)?.bases).toEqual(expect.arrayContaining(bases));
});

const contractsNamed = (name: string): Contract[] =>
  [...contracts.values()].filter((contract) => contract.name === name);

const membersOf = (name: string): string[] =>
  contractsNamed(name).flatMap(({members}) => members.filter(({selector}) => selector).map(idOf));

const familyOf = (name: string): string[] => [
  name,
  ...contractsNamed(name).flatMap(({bases}) => bases),
];

const sharesMember = (name: string, members: readonly string[]): boolean =>
  membersOf(name).some((id) => members.includes(id));

const idOf = ({kind, signature}: Member): string => `${kind} ${signature}`;
