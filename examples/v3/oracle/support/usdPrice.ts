import {type Address, parseAbi, zeroAddress} from 'viem';
import {addressOf, client, confirm, isSandbox} from '../../../support/chain';
import {deploy} from '../../../support/contract';
import {usdc, weth} from '../../../support/pair';

export const usdPriceAbi = parseAbi([
  'struct Settings { address pool; address token; uint32 windowSeconds; uint128 minLiquidity; address tokenFeed; uint32 tokenMaxAgeSeconds; address stableFeed; uint32 stableMaxAgeSeconds; uint16 maxDeviationBps; address sequencerFeed; uint32 sequencerGraceSeconds; }',
  'constructor(Settings settings_)',
  'function price() view returns (uint256 low, uint256 high)',
  'function poolPrice() view returns (uint256)',
  'function feedPrice() view returns (uint256)',
  'function average() view returns (int24 tick, uint128 liquidity)',
  'function quoteAt(int24 tick) view returns (uint256)',
]);
const feedAbi = parseAbi(['function set(int256 answer, uint256 ageSeconds)']);
const factoryAbi = parseAbi([
  'function getPool(address tokenA, address tokenB, uint24 fee) view returns (address)',
]);

/** The pool of USDC and WETH that takes this fee. */
export async function usdcPool(feePips: number): Promise<Address> {
  const factory = {address: addressOf('UniswapV3Factory'), abi: factoryAbi} as const;
  const args = [usdc.address, weth.address, feePips] as const;
  const pool = await client.readContract({...factory, functionName: 'getPool', args});
  if (pool === zeroAddress) throw new Error(`no pool of USDC and WETH takes ${feePips}`);
  return pool;
}

// #region feeds
/** The feed that a variable names; on the local chain, which has none, a stand-in. */
export async function feedOf(
  variable: 'ETH_USD_FEED' | 'USDC_USD_FEED' | 'SEQUENCER_FEED',
): Promise<Address> {
  if (await isSandbox()) {
    return deploy({file: 'examples/v3/oracle/StandInFeed.sol', contract: 'StandInFeed'});
  }
  const feed = process.env[variable];
  if (!feed) throw new Error(`Set ${variable} to the address of that feed on your chain.`);
  return feed as Address;
}

/** Sets the answer of a stand-in feed, in dollars with 8 decimals, as of that many seconds ago. */
export async function setAnswer(feed: Address, answer: bigint, ageSeconds = 0n): Promise<void> {
  const call = {address: feed, abi: feedAbi, functionName: 'set'} as const;
  await confirm(await client.writeContract({...call, args: [answer, ageSeconds]}));
}
// #endregion feeds

/** What the contract is deployed with. */
export async function settingsFor(tokenFeed: Address, stableFeed: Address) {
  // #region settings
  const settings = {
    pool: await usdcPool(3_000), // 0.3%
    token: weth.address,
    windowSeconds: 1_800, // half an hour
    minLiquidity: 10n ** 16n,
    tokenFeed,
    tokenMaxAgeSeconds: 3_600 + 300, // an hour between answers, and five minutes more
    stableFeed,
    stableMaxAgeSeconds: 86_400 + 300, // a day, and five minutes more
    maxDeviationBps: 100, // 1%
    sequencerFeed: (process.env.SEQUENCER_FEED || zeroAddress) as Address, // set it on a rollup
    sequencerGraceSeconds: 3_600, // an hour
  };
  // #endregion settings
  return settings;
}

type Settings = Awaited<ReturnType<typeof settingsFor>>;

/** Deploys the contract, and returns what viem needs to call it. */
export async function deployUsdPrice(settings: Settings) {
  const source = {file: 'examples/v3/oracle/UsdPrice.sol', contract: 'UsdPrice'};
  return {address: await deploy(source, [settings]), abi: usdPriceAbi} as const;
}
