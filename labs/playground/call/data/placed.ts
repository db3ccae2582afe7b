/** What a page's functions are called on: a contract of the sandbox, a pool, or a token, by its name there. */
export type Placed = (
  | {contract: string}
  | {pool: {version: 'v1' | 'v2' | 'v3'; pair: string; feePips: number}}
  | {token: string}
) & {
  /** Functions of the page that the release on the sandbox lacks, or that no selector calls. */
  without?: readonly string[];
};

const V1_POOL = {
  pool: {version: 'v1', pair: 'USDC/ETH', feePips: 3000},
  without: ['__default__'],
} as const;
const V2_POOL = {pool: {version: 'v2', pair: 'USDC/WETH', feePips: 3000}} as const;
const V3_POOL = {pool: {version: 'v3', pair: 'USDC/WETH', feePips: 3000}} as const;
const ROUTER = {contract: 'SwapRouter'} as const;
const POSITIONS = {contract: 'NonfungiblePositionManager'} as const;
const POOL_MANAGER = {contract: 'PoolManager'} as const;

const v3Core = {
  UniswapV3Factory: {contract: 'UniswapV3Factory'},
  UniswapV3Pool: V3_POOL,
  IERC20Minimal: {token: 'USDC'},
} as const;

/** Interfaces stand with the contract that implements them; their pages name some by a base, which has no address. */
const v3Periphery = {
  NonfungiblePositionManager: POSITIONS,
  NonfungibleTokenPositionDescriptor: {contract: 'NonfungibleTokenPositionDescriptor'},
  SwapRouter: ROUTER,
  V3Migrator: {contract: 'V3Migrator'},
  Quoter: {contract: 'Quoter'},
  QuoterV2: {contract: 'QuoterV2'},
  TickLens: {contract: 'TickLens'},
  IERC20Metadata: {token: 'USDC'},
  IWETH9: {token: 'WETH'},
  IERC721Permit: POSITIONS,
  IPoolInitializer: POSITIONS,
  IMulticall: ROUTER,
  IPeripheryImmutableState: ROUTER,
  IPeripheryPayments: ROUTER,
  IPeripheryPaymentsWithFee: ROUTER,
  ISelfPermit: ROUTER,
} as const;

/** What the contracts of reference pages are called on, by their keys; those without a row have no address. */
export const placed: Readonly<Record<string, Placed>> = {
  '@uniswap/v2-periphery/UniswapV1Exchange': V1_POOL,
  '@uniswap/v2-periphery/UniswapV1Factory': {contract: 'UniswapV1Factory'},
  '@uniswap/v2-core/UniswapV2ERC20': V2_POOL,
  '@uniswap/v2-core/UniswapV2Factory': {contract: 'UniswapV2Factory'},
  '@uniswap/v2-core/UniswapV2Pair': V2_POOL,
  '@uniswap/v2-periphery/UniswapV2Router01': {contract: 'UniswapV2Router01'},
  '@uniswap/v2-periphery/UniswapV2Router02': {contract: 'UniswapV2Router02'},
  ...under('@uniswap/v3-core', v3Core),
  ...under('@uniswap/v3-periphery', v3Periphery),
  '@uniswap/swap-router-contracts/SwapRouter02': {contract: 'SwapRouter02'},
  '@uniswap/v3-staker/UniswapV3Staker': {contract: 'UniswapV3Staker'},
  '@uniswap/uniswapx-sdk/AllowanceTransfer': {contract: 'Permit2'},
  '@uniswap/uniswapx-sdk/SignatureTransfer': {contract: 'Permit2'},
  '@uniswap/universal-router/UniversalRouter': {
    contract: 'UniversalRouterV2_0',
    without: ['SPOKE_POOL', 'eip712Domain', 'executeSigned', 'noncesUsed', 'signedRouteContext'],
  },
  '@uniswap/v4-core/PoolManager': POOL_MANAGER,
  '@uniswap/v4-periphery/PositionDescriptor': {contract: 'PositionDescriptor'},
  '@uniswap/v4-periphery/PositionManager': {contract: 'PositionManager'},
  '@uniswap/v4-periphery/StateView': {contract: 'StateView'},
  '@uniswap/v4-periphery/V4Quoter': {contract: 'V4Quoter', without: ['msgSender']},
};

function under(
  folder: string,
  contracts: Readonly<Record<string, Placed>>,
): Record<string, Placed> {
  return Object.fromEntries(
    Object.entries(contracts).map(([name, one]) => [`${folder}/${name}`, one]),
  );
}

/** What a contract, or else the contract that implements it, is called on. */
export const placeOf = (key: string, implementedBy = ''): Placed | undefined =>
  placed[key] ?? placed[implementedBy];
