import {Token} from '@uniswap/sdk-core';
import {Pair} from '@uniswap/v2-sdk';
import {computePoolAddress, encodeSqrtRatioX96, FACTORY_ADDRESS} from '@uniswap/v3-sdk';
import {
  type Abi,
  type Address,
  domainSeparator,
  getContractAddress,
  keccak256,
  parseAbi,
  size,
} from 'viem';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {deployer} from './accounts';
import {addressOf} from './addressOf';
import {readArtifact} from './artifact';
import type {SandboxPool} from '../packages/sandbox/contents';
import {fromUniswapX} from './fromPackage';
import {type Sandbox, startSandbox} from './startSandbox';
import {testClient} from './testClient';
import {decimalsOf, units} from './tokens';

let sandbox: Sandbox;
let client: ReturnType<typeof testClient>;

beforeAll(async () => {
  sandbox = await startSandbox({port: 0});
  client = testClient(sandbox);
});

afterAll(() => sandbox.stop());

const pools = (version: SandboxPool['version']) =>
  sandbox.contents.pools.filter((pool) => pool.version === version);

function pool(version: SandboxPool['version'], pair: string, feePips = 3_000): Address {
  const match = pools(version).find((one) => one.pair === pair && one.feePips === feePips);
  if (!match) throw new Error(`no ${version} pool ${pair}`);
  return match.address;
}

const tokensOf = (pair: string) =>
  pair.split('/').map((symbol) => new Token(1, addressOf(symbol), decimalsOf(symbol), symbol)) as [
    Token,
    Token,
  ];

const poolAbi = parseAbi([
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16 index, uint16 cardinality, uint16 cardinalityNext, uint8 feeProtocol, bool unlocked)',
  'function liquidity() view returns (uint128)',
  'function observe(uint32[] secondsAgos) view returns (int56[] tickCumulatives, uint160[])',
]);
const erc20 = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function transfer(address, uint256) returns (bool)',
]);

test('has code at every address that it lists', async () => {
  const {contracts, pools: all} = sandbox.contents;
  for (const {address} of [...contracts, ...all]) {
    expect((await client.getCode({address}))?.length, address).toBeGreaterThan(2);
  }
});

test('has v3 pools where the SDK computes them', () => {
  for (const {pair, feePips, address} of pools('v3')) {
    const [tokenA, tokenB] = tokensOf(pair);
    const poolKey = {factoryAddress: FACTORY_ADDRESS, tokenA, tokenB, fee: feePips};
    expect(computePoolAddress(poolKey)).toBe(address);
  }
});

test('has v2 pairs where the SDK computes them', () => {
  for (const {pair, address} of pools('v2')) {
    const [tokenA, tokenB] = tokensOf(pair);
    expect(Pair.getAddress(tokenA, tokenB)).toBe(address);
  }
});

test('has a v3 pool at exactly 2,000 USDC per WETH, as deep as 2,000,000 USDC and 1,000 WETH', async () => {
  const main = {address: pool('v3', 'USDC/WETH'), abi: poolAbi} as const;
  const [sqrtPriceX96] = await client.readContract({...main, functionName: 'slot0'});
  const exact = encodeSqrtRatioX96(String(units('WETH', 1)), String(units('USDC', 2_000)));
  expect(sqrtPriceX96).toBe(BigInt(exact.toString()));

  const liquidity = await client.readContract({...main, functionName: 'liquidity'});
  const product = units('USDC', 2_000_000) * units('WETH', 1_000);
  expect(Number(liquidity * liquidity) / Number(product)).toBeCloseTo(1, 12);
});

test('has a v2 pair of 2,000,000 USDC and 1,000 WETH', async () => {
  const abi = parseAbi(['function getReserves() view returns (uint112, uint112, uint32)']);
  const address = pool('v2', 'USDC/WETH');
  const [usdc, weth] = await client.readContract({address, abi, functionName: 'getReserves'});
  expect([usdc, weth]).toEqual([units('USDC', 2_000_000), units('WETH', 1_000)]);
});

test('has a v1 exchange that quotes by the constant product', async () => {
  const {abi} = readArtifact('@uniswap/v2-periphery/build/UniswapV1Exchange.json');
  const address = pool('v1', 'USDC/ETH');
  const args = [units('WETH', 1)];
  const bought = await client.readContract({
    address,
    abi,
    functionName: 'getEthToTokenInputPrice',
    args,
  });
  const sold = units('WETH', 1) * 997n;
  const expected = (sold * units('USDC', 200_000)) / (units('WETH', 100) * 1_000n + sold);
  expect(bought).toBe(expected);
});

test('has a day of prices in the main pool’s oracle', async () => {
  const address = pool('v3', 'USDC/WETH');
  const [cumulatives] = await client.readContract({
    address,
    abi: poolAbi,
    functionName: 'observe',
    args: [[86_400, 0]],
  });
  const [past = 0n, now = 0n] = cumulatives;
  const meanUsdc = 1e12 / 1.0001 ** (Number(now - past) / 86_400);
  expect(meanUsdc).toBeGreaterThan(1_990);
  expect(meanUsdc).toBeLessThan(2_010);
});

test('gives every account its tokens', async () => {
  for (const {address, balances} of sandbox.contents.accounts) {
    expect(await client.getBalance({address})).toBe(units('WETH', balances.ETH ?? 0));
    for (const [symbol, whole] of Object.entries(balances)) {
      if (symbol === 'ETH') continue;
      const token = {address: addressOf(symbol), abi: erc20} as const;
      const balance = await client.readContract({
        ...token,
        functionName: 'balanceOf',
        args: [address],
      });
      expect(balance, symbol).toBe(units(symbol, whole));
    }
  }
});

test('burns 1 % of each transfer of TAX', async () => {
  const to = deployer;
  const token = {address: addressOf('TAX'), abi: erc20} as const;
  const balance = () => client.readContract({...token, functionName: 'balanceOf', args: [to]});
  const before = await balance();
  const args = [to, 1_000n] as const;
  const hash = await client.writeContract({...token, functionName: 'transfer', args});
  await client.waitForTransactionReceipt({hash});
  expect((await balance()) - before).toBe(990n);
});

test('keeps TAX where the registry says', () => {
  expect(addressOf('TAX')).toBe(getContractAddress({from: deployer, nonce: 0n}));
});

test('runs the Permit2 whose bytecode gives its mainnet address', async () => {
  // The CREATE2 factory of every chain, and the salt that was searched for it.
  const from = '0x4e59b44847b379578588920cA78FbF26c0B4956C';
  const salt = '0x0000000000000000000000000000000000000000d3af2663da51c10215000000';
  const {abi, bytecode} = fromUniswapX('Permit2');
  const address = addressOf('Permit2');
  expect(getContractAddress({opcode: 'CREATE2', from, salt, bytecode})).toBe(address);

  const domain = {name: 'Permit2', chainId: 1, verifyingContract: address};
  const separator = await client.readContract({address, abi, functionName: 'DOMAIN_SEPARATOR'});
  expect(separator).toBe(domainSeparator({domain}));
});

test('runs the code that mainnet has as Universal Router 2.0', async () => {
  const code = await client.getCode({address: addressOf('UniversalRouterV2_0')});
  expect(size(code ?? '0x')).toBe(19_499);
  // As public repositories record it for mainnet.
  expect(keccak256(code ?? '0x')).toBe(
    '0x6a5f46971b50c6e1b7eef97902311444e479d734e4f80ad88367783cf373fe7f',
  );
});

test('draws the image of a position', async () => {
  const abi = parseAbi(['function tokenURI(uint256) view returns (string)']);
  const address = addressOf('NonfungiblePositionManager');
  const uri = await client.readContract({address, abi, functionName: 'tokenURI', args: [1n]});
  const {name} = JSON.parse(atob(uri.split(',')[1] ?? '')) as {name: string};
  expect(name).toBe('Uniswap - 0.3% - USDC/ETH - MIN<>MAX');
});

test.each([
  ['UniswapV1Factory', 'exchangeTemplate', 'UniswapV1ExchangeTemplate'],
  ['UniswapV2Factory', 'feeToSetter', 'FeeToSetter'],
  ['UniswapV2Router01', 'factory', 'UniswapV2Factory'],
  ['UniswapV2Router02', 'WETH', 'WETH'],
  ['UniswapV3Factory', 'owner', 'Timelock'],
  ['V3Migrator', 'nonfungiblePositionManager', 'NonfungiblePositionManager'],
  ['UniswapV3Staker', 'nonfungiblePositionManager', 'NonfungiblePositionManager'],
  ['Quoter', 'factory', 'UniswapV3Factory'],
  ['SwapRouter02', 'positionManager', 'NonfungiblePositionManager'],
  ['MixedRouteQuoterV1', 'factoryV2', 'UniswapV2Factory'],
  ['ProxyAdmin', 'owner', 'Timelock'],
  ['Timelock', 'admin', 'GovernorAlpha'],
  ['GovernorAlpha', 'timelock', 'Timelock'],
  ['GovernorAlpha', 'uni', 'UNI'],
  ['UNI', 'minter', 'Timelock'],
  ['FeeToSetter', 'feeTo', 'FeeTo'],
  ['ExclusiveDutchOrderReactor', 'permit2', 'Permit2'],
  ['V2DutchOrderReactor', 'permit2', 'Permit2'],
  ['V3DutchOrderReactor', 'permit2', 'Permit2'],
  ['RelayOrderReactor', 'universalRouter', 'UniversalRouter'],
])('lets %s name as its %s the %s of mainnet', async (contract, functionName, expected) => {
  const abi = parseAbi([`function ${functionName}() view returns (address)`]) as Abi;
  const reported = await client.readContract({address: addressOf(contract), abi, functionName});
  expect(reported).toBe(addressOf(expected));
});
