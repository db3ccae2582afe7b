import {
  CHAIN_TO_ADDRESSES_MAP,
  GOVERNANCE_ALPHA_V0_ADDRESSES,
  GOVERNANCE_ALPHA_V1_ADDRESSES,
  GOVERNANCE_BRAVO_ADDRESSES,
  MERKLE_DISTRIBUTOR_ADDRESS,
  SUPPORTED_CHAINS,
  SWAP_ROUTER_02_ADDRESSES,
  TIMELOCK_ADDRESSES,
  Token,
  UNI_ADDRESSES,
  V2_FACTORY_ADDRESSES,
  V2_ROUTER_ADDRESSES,
  WETH9,
} from '@uniswap/sdk-core';
import UniswapV2Pair from '@uniswap/v2-core/build/UniswapV2Pair.json';
import {computePoolAddress, FeeAmount} from '@uniswap/v3-sdk';
import {encodePacked, getAddress, getCreate2Address, keccak256, type Hex} from 'viem';
import {mnemonicToAccount} from 'viem/accounts';
import {expect, test} from 'vitest';
import {deployments} from './contracts';
import {differences} from './differences';
import {knownAddresses} from './known';
import {tokens} from './tokens';

const addressOf = (contract: string, chainId = 1): string | undefined =>
  deployments.find((entry) => entry.contract === contract && entry.chainId === chainId)?.address;

const SDK = '@uniswap/sdk-core@7.19.4';

type Claim = {names: string[]; chainId: number; address: string};

/** Names of the contracts that a field of the SDK's map may stand for. */
const FIELDS: Record<string, string[]> = {
  v3CoreFactoryAddress: ['UniswapV3Factory'],
  multicallAddress: ['Multicall', 'Multicall2'],
  quoterAddress: ['Quoter', 'QuoterV2', 'ViewQuoter'],
  v3MigratorAddress: ['V3Migrator'],
  nonfungiblePositionManagerAddress: ['NonfungiblePositionManager'],
  tickLensAddress: ['TickLens'],
  swapRouter02Address: ['SwapRouter02'],
  mixedRouteQuoterV1Address: ['MixedRouteQuoterV1'],
  mixedRouteQuoterV2Address: ['MixedRouteQuoterV2'],
};

const claimsOf = (name: string, map: Record<number, string>): Claim[] =>
  Object.entries(map).map(([id, address]) => ({names: [name], chainId: +id, address}));

/** Every address that the SDK publishes for a contract or token that the registry names. */
const published: Claim[] = [
  ...Object.entries(CHAIN_TO_ADDRESSES_MAP).flatMap(([id, fields]) =>
    Object.entries(fields).flatMap(([field, address]) =>
      FIELDS[field] ? [{names: FIELDS[field], chainId: +id, address: String(address)}] : [],
    ),
  ),
  ...SUPPORTED_CHAINS.map((chainId) => ({
    names: ['SwapRouter02'],
    chainId,
    address: SWAP_ROUTER_02_ADDRESSES(chainId),
  })),
  ...claimsOf('UniswapV2Factory', V2_FACTORY_ADDRESSES),
  ...claimsOf('UniswapV2Router02', V2_ROUTER_ADDRESSES),
  ...claimsOf('UNI', UNI_ADDRESSES),
  ...claimsOf('Timelock', TIMELOCK_ADDRESSES),
  ...claimsOf('GovernorAlpha', GOVERNANCE_ALPHA_V0_ADDRESSES),
  ...claimsOf('GovernorAlphaV2', GOVERNANCE_ALPHA_V1_ADDRESSES),
  ...claimsOf('GovernorBravo', GOVERNANCE_BRAVO_ADDRESSES),
  ...claimsOf('MerkleDistributor', MERKLE_DISTRIBUTOR_ADDRESS),
  ...Object.values(WETH9).map(({symbol = '', chainId, address}) => ({
    // The token on Polygon was renamed in September 2024.
    names: symbol === 'WMATIC' ? ['WMATIC', 'WPOL'] : [symbol],
    chainId,
    address,
  })),
];

const claimsOfOurs = published
  .map((claim) => ({
    ...claim,
    address: getAddress(claim.address),
    ours: claim.names.flatMap((name) => addressOf(name, claim.chainId) ?? []),
  }))
  .filter(({ours}) => ours.length > 0);

const isExplained = ({names, chainId, address}: Claim) =>
  differences.some(
    (one) =>
      one.where === SDK &&
      one.chainId === chainId &&
      names.includes(one.contract) &&
      one.listed === address,
  );

test('compares every address that the SDK publishes for a contract it holds', () => {
  expect(claimsOfOurs.length).toBeGreaterThan(250);
});

test('agrees with the SDK, or explains the difference', () => {
  const unexplained = claimsOfOurs.filter((claim) => !claim.ours.includes(claim.address));
  expect(unexplained.filter((claim) => !isExplained(claim))).toEqual([]);
});

test('explains no difference from the SDK that is none', () => {
  const stale = differences
    .filter(({where}) => where === SDK)
    .filter(
      ({contract, chainId, listed}) =>
        !claimsOfOurs.some(
          (claim) =>
            claim.names.includes(contract) &&
            claim.chainId === chainId &&
            claim.address === listed &&
            !claim.ours.includes(listed),
        ),
    );
  expect(stale).toEqual([]);
});

test('names a version of the SDK that is the one compared with', async () => {
  const {default: packageJson} = await import('../../package.json');
  expect(SDK).toBe(`@uniswap/sdk-core@${packageJson.dependencies['@uniswap/sdk-core']}`);
});

test('holds the example pools at the addresses that the factory gives them', () => {
  const token = (symbol: string) => {
    const entry = tokens.find((one) => one.symbol === symbol && one.chainId === 1);
    if (!entry) throw new Error(`no ${symbol}`);
    return new Token(1, entry.address, entry.decimals, symbol);
  };
  const pool = (tokenA: string, tokenB: string, fee: FeeAmount) =>
    computePoolAddress({
      factoryAddress: addressOf('UniswapV3Factory') ?? '',
      tokenA: token(tokenA),
      tokenB: token(tokenB),
      fee,
    });
  expect(addressOf('PoolUsdcWeth3000')).toBe(pool('USDC', 'WETH', FeeAmount.MEDIUM));
  expect(addressOf('PoolUsdcWeth500')).toBe(pool('USDC', 'WETH', FeeAmount.LOW));
  expect(addressOf('PoolUniWeth3000')).toBe(pool('UNI', 'WETH', FeeAmount.MEDIUM));
  expect(addressOf('PoolUsdcUsdt500')).toBe(pool('USDC', 'USDT', FeeAmount.LOW));
});

test.each([
  ['PairDaiWeth', 'DAI', 'WETH'],
  ['PairUsdcWeth', 'USDC', 'WETH'],
  ['PairWethUsdt', 'WETH', 'USDT'],
  ['PairDaiUsdc', 'DAI', 'USDC'],
])('holds %s at the address that the v2 factory gives it', (contract, symbol0, symbol1) => {
  const [token0, token1] = [addressOf(symbol0), addressOf(symbol1)] as [Hex, Hex];
  const from = addressOf('UniswapV2Factory') as Hex;
  const salt = keccak256(encodePacked(['address', 'address'], [token0, token1]));
  const bytecode = `0x${UniswapV2Pair.evm.bytecode.object}` as const;
  expect(addressOf(contract)).toBe(getCreate2Address({from, salt, bytecode}));
});

test('knows the ten accounts that every anvil has', () => {
  const phrase = 'test test test test test test test test test test test junk';
  const accounts = Array.from({length: 10}, (_, addressIndex) =>
    mnemonicToAccount(phrase, {addressIndex}).address.toString(),
  );
  const listed = knownAddresses
    .filter(({what}) => what.startsWith('anvil'))
    .map(({address}) => address);
  expect(listed).toEqual(accounts);
});

test('does not offer the placeholder on BNB Smart Chain as a router', () => {
  expect(addressOf('UniversalRouter', 56)).not.toBe(addressOf('UnsupportedProtocol', 56));
});

test('says of each address whether mainnet has the same', () => {
  const find = (chainId: number) =>
    deployments.find((entry) => entry.contract === 'SwapRouter02' && entry.chainId === chainId);
  expect(find(1)).not.toHaveProperty('sameAsMainnet');
  expect(find(10)?.sameAsMainnet).toBe(true);
  expect(find(8453)?.sameAsMainnet).toBe(false);
});

test('dates what records have, and marks what lists only name', () => {
  const find = (contract: string, chainId: number) =>
    deployments.find((entry) => entry.contract === contract && entry.chainId === chainId);
  expect(find('UniswapV3Factory', 1)).toMatchObject({
    evidence: 'created 2021-05-04, not verified on chain',
    created: {date: '2021-05-04', transaction: expect.stringMatching(/^0x[0-9a-f]{64}$/) as string},
    source: 'https://github.com/Uniswap/contracts/blob/b246f140/deployments/json/1.json',
  });
  expect(find('UniversalRouterV2_1_2', 10)?.evidence).toBe('listed 2026-09, not verified on chain');
  expect(find('UniswapV2Router01', 1)?.evidence).toBe('listed 2023-11');
});
