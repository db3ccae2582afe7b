import {Token} from '@uniswap/sdk-core';
import {Pair} from '@uniswap/v2-sdk';
import {computePoolAddress, encodeSqrtRatioX96, FACTORY_ADDRESS} from '@uniswap/v3-sdk';
import {type Abi, type Address, domainSeparator, getContractAddress, parseAbi} from 'viem';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {deployer} from './accounts';
import {addressOf} from './addressOf';
import {readArtifact} from './artifact';
import type {PoolKey, SandboxPool} from '../packages/sandbox/contents';
import {fromUniswapX} from './fromPackage';
import {poolId} from './seed/v4Actions';
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

test('burns 1% of each transfer of TAX', async () => {
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

test('gives Permit2 the domain of mainnet', async () => {
  const {abi} = fromUniswapX('Permit2');
  const address = addressOf('Permit2');
  const domain = {name: 'Permit2', chainId: 1, verifyingContract: address};
  const separator = await client.readContract({address, abi, functionName: 'DOMAIN_SEPARATOR'});
  expect(separator).toBe(domainSeparator({domain}));
});

test('draws the image of a position', async () => {
  const abi = parseAbi(['function tokenURI(uint256) view returns (string)']);
  const address = addressOf('NonfungiblePositionManager');
  const uri = await client.readContract({address, abi, functionName: 'tokenURI', args: [1n]});
  const {name} = JSON.parse(atob(uri.split(',')[1] ?? '')) as {name: string};
  expect(name).toBe('Uniswap - 0.3% - USDC/ETH - MIN<>MAX');
});

const stateAbi = parseAbi([
  'function getSlot0(bytes32 id) view returns (uint160 sqrtPriceX96, int24 tick, uint24 protocolFee, uint24 lpFee)',
  'function getLiquidity(bytes32 id) view returns (uint128)',
  'function getFeeGrowthGlobals(bytes32 id) view returns (uint256, uint256)',
]);
const stateView = () => ({address: addressOf('StateView'), abi: stateAbi}) as const;

/** The key of a pool of v4, by its pair, fee and hook. */
function keyOf(pair: string, fee: number): PoolKey {
  const key = pools('v4').find((one) => one.pair === pair && one.key?.fee === fee)?.key;
  if (!key) throw new Error(`no v4 pool ${pair} with the fee ${fee}`);
  return key;
}

const [dollars, ether] = [String(units('USDC', 2_000)), String(units('WETH', 1))];

test.each([
  // Ether sorts before USDC, WETH behind it.
  ['USDC/ETH', encodeSqrtRatioX96(dollars, ether)],
  ['USDC/WETH', encodeSqrtRatioX96(ether, dollars)],
])('has a v4 pool of %s at the price of the main pool of v3, as deep', async (pair, price) => {
  const args = [poolId(keyOf(pair, 3_000))] as const;
  const [sqrtPriceX96] = await client.readContract({
    ...stateView(),
    functionName: 'getSlot0',
    args,
  });
  const liquidity = await client.readContract({...stateView(), functionName: 'getLiquidity', args});
  expect(sqrtPriceX96).toBe(BigInt(price.toString()));
  const main = {address: pool('v3', 'USDC/WETH'), abi: poolAbi} as const;
  expect(liquidity).toBe(await client.readContract({...main, functionName: 'liquidity'}));
});

test('has a v4 pool whose hook gave it a fee', async () => {
  const args = [poolId(keyOf('USDC/ETH', 0x800000))] as const;
  const [, , , lpFee] = await client.readContract({...stateView(), functionName: 'getSlot0', args});
  expect(lpFee).toBe(3_000);
});

test('has swaps behind it in a v4 pool, whose positions are owed fees in both currencies', async () => {
  const args = [poolId(keyOf('USDC/ETH', 500))] as const;
  const growth = await client.readContract({
    ...stateView(),
    functionName: 'getFeeGrowthGlobals',
    args,
  });
  expect(growth.every((one) => one > 0n)).toBe(true);
});

test('wraps in the pool of WETHHook, which has no liquidity', async () => {
  const args = [poolId(keyOf('ETH/WETH', 0))] as const;
  expect(await client.readContract({...stateView(), functionName: 'getLiquidity', args})).toBe(0n);
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
  ['PoolManager', 'owner', 'Timelock'],
  ['PositionManager', 'permit2', 'Permit2'],
  ['PositionManager', 'tokenDescriptor', 'PositionDescriptor'],
  ['StateView', 'poolManager', 'PoolManager'],
  ['V4Quoter', 'poolManager', 'PoolManager'],
  ['WETHHook', 'weth', 'WETH'],
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
