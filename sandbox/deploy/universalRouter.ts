import {keccak256, zeroAddress} from 'viem';
import {addressOf} from '../addressOf';
import type {Builder} from '../chain/createBuilder';
import {fromHardhat, fromPackage} from '../fromPackage';

/** Places the universal router of 2023 and that of 2026. */
export async function deployUniversalRouter({place}: Builder): Promise<void> {
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

  const withMarkets = {
    ...uniswap,
    ...Object.fromEntries(MARKETS.map((name) => [name, unsupported])),
  };
  await place('UniversalRouter', old('UniversalRouter'), [withMarkets]);

  const newer = fromHardhat('@uniswap/universal-router', 'UniversalRouter');
  const positions = addressOf('NonfungiblePositionManager');
  const withoutV4 = {
    v4PoolManager: zeroAddress,
    v4PositionManager: zeroAddress,
    spokePool: zeroAddress,
  };
  await place('UniversalRouterV2_1_1', newer, [
    {...uniswap, ...withoutV4, v3NFTPositionManager: positions},
  ]);
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
