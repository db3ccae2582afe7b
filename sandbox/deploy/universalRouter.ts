import {type Hex, keccak256} from 'viem';
import type {Builder} from '../chain/createBuilder';
import {fromForge, fromHardhat, fromPackage} from '../fromPackage';

/** Places the universal routers of 2023 and of 2025, the newest whose code a package holds. */
export async function deployUniversalRouter({place, addressOf}: Builder): Promise<void> {
  const old = (file: string) => fromHardhat('universal-router-1.4.0', file);
  const unsupported = await place('UnsupportedProtocol', old('deploy/UnsupportedProtocol'));
  const uniswap = {
    permit2: addressOf('Permit2'),
    weth9: addressOf('WETH'),
    v2Factory: addressOf('UniswapV2Factory'),
    v3Factory: addressOf('UniswapV3Factory'),
    pairInitCodeHash: keccak256(
      fromPackage('@uniswap/v2-core', 'build/UniswapV2Pair.json').bytecode,
    ),
    poolInitCodeHash: keccak256(fromHardhat('@uniswap/v3-core', 'UniswapV3Pool').bytecode),
  };

  // The router keeps them as constants; the sandbox has none of them.
  const v4 = {
    v4PoolManager: addressOf('PoolManager'),
    v4PositionManager: addressOf('PositionManager'),
  };
  const withMarkets = {
    ...uniswap,
    ...Object.fromEntries(MARKETS.map((name) => [name, unsupported])),
  };
  await place('UniversalRouter', old('UniversalRouter'), [withMarkets]);

  await place(
    'UniversalRouterV2_0',
    {...fromForge('universal-router-2.0.0', 'UniversalRouter'), finish: withoutSourceHash},
    [{...uniswap, ...v4, v3NFTPositionManager: addressOf('NonfungiblePositionManager')}],
  );
}

/** Ends of code compiled by solc 0.8.26: with the hash of the sources, of 53 bytes, and without. */
const WITH_SOURCE_HASH = /a2646970667358221220[0-9a-f]{64}64736f6c634300081a0033$/;
const WITHOUT_SOURCE_HASH = 'a164736f6c634300081a000a';

/** The package was built with a hash of its sources at the end of the code, mainnet's router without. */
function withoutSourceHash(runtime: Hex): Hex {
  if (!WITH_SOURCE_HASH.test(runtime)) throw new Error('the router ends without a source hash');
  return runtime.replace(WITH_SOURCE_HASH, WITHOUT_SOURCE_HASH) as Hex;
}

/** What the router of 2023 bought NFTs from: the sandbox has none of these. */
const MARKETS = [
  'seaport',
  'seaportV1_4',
  'openseaConduit',
  'nftxZap',
  'x2y2',
  'foundation',
  'sudoswap',
  'elementMarket',
  'nft20Zap',
  'cryptopunks',
  'looksRareV2',
  'routerRewardsDistributor',
  'looksRareRewardsDistributor',
  'looksRareToken',
];
