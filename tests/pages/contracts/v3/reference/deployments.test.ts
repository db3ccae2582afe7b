import {Account, createAddressFromString, hexToBytes} from '@ethereumjs/util';
import {createVM} from '@ethereumjs/vm';
import factory from '@uniswap/v3-core/artifacts/contracts/UniswapV3Factory.sol/UniswapV3Factory.json';
import {POOL_INIT_CODE_HASH} from '@uniswap/v3-sdk';
import {keccak256} from 'viem';
import {expect, test} from 'vitest';
import packageJson from '../../../../../package.json';
import {chains} from '../../../../../facts/registry/chains';
import {deployments} from '../../../../../facts/registry/contracts';
import {differences} from '../../../../../facts/registry/differences';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/contracts/v3/reference/deployments');
const v3 = deployments.filter(({product}) => product === 'v3');
const inUse = new Set(chains.filter(({status}) => status !== 'retired').map(({id}) => id));
const addressOf = (contract: string, chainId = 1) =>
  deployments.find((entry) => entry.contract === contract && entry.chainId === chainId)?.address;

test('counts entries, chains and differences by the registry, not by hand', () => {
  expect(page).toContain('It contains <RegistryCount of="entries" product="v3" /> v3 entries');
  expect(page).toContain('on <RegistryCount of="chains" product="v3" /> chains');
  expect(page).toContain('in <RegistryCount of="differences" /> places');
});

test('states rightly which networks in use lack a factory, a quoter or a migrator', () => {
  const lacking = (...contracts: string[]) =>
    chains
      .filter(({status}) => status === 'live')
      .filter(({id}) => !v3.some((one) => one.chainId === id && contracts.includes(one.contract)))
      .map(({name}) => name);
  expect(lacking('UniswapV3Factory')).toEqual(['Gnosis', 'Moonbeam']);
  expect(lacking('QuoterV2')).toEqual(['Gnosis', 'Moonbeam']);
  expect(lacking('SwapRouter02')).toEqual(['Gnosis', 'Moonbeam']);
  expect(lacking('V3Migrator')).toEqual(['Gnosis', 'Moonbeam', 'Robinhood Chain', 'Arc']);
  expect(page).toContain('On Gnosis and Moonbeam the lists contain only Permit2.');
  expect(page).toContain('No list has a V3Migrator for Robinhood Chain or Arc.');
});

test('names the version of the SDK that the registry is compared with', () => {
  expect(page).toContain(`\`@uniswap/sdk-core\` ${packageJson.dependencies['@uniswap/sdk-core']}`);
});

test.each([8453, 56])(
  'states rightly that chain %d has neither the first router nor the first quoter',
  (id) => {
    expect(addressOf('SwapRouter', id)).toBeUndefined();
    expect(addressOf('Quoter', id)).toBeUndefined();
    expect(addressOf('SwapRouter02', id)).toBeDefined();
    expect(addressOf('QuoterV2', id)).toBeDefined();
  },
);

test('shows the code hash that the published constructor gives at mainnet’s address', async () => {
  const vm = await createVM();
  const to = createAddressFromString(addressOf('UniswapV3Factory') ?? '');
  await vm.stateManager.putAccount(to, new Account());
  const result = await vm.evm.runCode?.({
    code: hexToBytes(factory.bytecode as `0x${string}`),
    to,
    gasLimit: 30_000_000n,
  });
  const code = result?.returnValue ?? new Uint8Array();
  expect(page).toContain(`yields ${code.length.toLocaleString('en')} bytes of code`);
  expect(page).toContain(`\n${keccak256(code)}\n`);
});

test('shows the init code hash that the SDK computes pools with', () => {
  expect(page).toContain(`\`${POOL_INIT_CODE_HASH}\``);
});

test('states rightly where Permit2 is', () => {
  const others = deployments.filter(
    ({contract, address}) => contract === 'Permit2' && address !== addressOf('Permit2'),
  );
  expect(others.map(({chainId}) => chainId)).toEqual([324]);
});

test('states rightly which coins are wrapped under another name', () => {
  const symbols = chains
    .filter(({id}) => inUse.has(id))
    .flatMap(({wrappedNative}) => wrappedNative ?? []);
  const others = [...new Set(symbols)].filter((symbol) => symbol !== 'WETH');
  expect(others.sort()).toEqual(['CELO', 'WAVAX', 'WBNB', 'WMON', 'WPOL']);
  expect(page).toContain('WPOL (WMATIC in the SDK), WBNB, WAVAX, WMON and CELO');
});

test.each([
  [56, 'UniversalRouter'],
  [1301, 'ViewQuoter'],
  [42220, 'SwapRouter'],
  [42220, 'Quoter'],
  [42220, 'SwapRouter02'],
  [4217, 'Quoter'],
  [4326, 'Quoter'],
])('tells of a difference on chain %d for %s that the registry explains', (chainId, contract) => {
  expect(differences.some((one) => one.chainId === chainId && one.contract === contract)).toBe(
    true,
  );
});
