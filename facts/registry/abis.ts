/** Where an installed package has the ABI of a contract: its folder in `node_modules`, and a file in it. */
export type AbiPlace = {folder: string; file: string};

/**
 * The contracts whose ABI a pinned package publishes, by their names in the registry. Those of other
 * releases, and of no package, have none.
 */
export const abiPlaces: Readonly<Record<string, AbiPlace>> = {
  UniswapV3Factory: byHardhat('@uniswap/v3-core', 'UniswapV3Factory'),
  NonfungiblePositionManager: byHardhat('@uniswap/v3-periphery', 'NonfungiblePositionManager'),
  SwapRouter: byHardhat('@uniswap/v3-periphery', 'SwapRouter'),
  V3Migrator: byHardhat('@uniswap/v3-periphery', 'V3Migrator'),
  Quoter: byHardhat('@uniswap/v3-periphery', 'lens/Quoter'),
  TickLens: byHardhat('@uniswap/v3-periphery', 'lens/TickLens'),
  NFTDescriptor: byHardhat('@uniswap/v3-periphery', 'libraries/NFTDescriptor'),
  NonfungibleTokenPositionDescriptor: byHardhat(
    '@uniswap/v3-periphery',
    'NonfungibleTokenPositionDescriptor',
  ),
  Multicall: byHardhat('@uniswap/v3-periphery', 'lens/UniswapInterfaceMulticall'),
  SwapRouter02: byHardhat('@uniswap/swap-router-contracts', 'SwapRouter02'),
  QuoterV2: byHardhat('@uniswap/swap-router-contracts', 'lens/QuoterV2'),
  MixedRouteQuoterV1: byHardhat('@uniswap/swap-router-contracts', 'lens/MixedRouteQuoterV1'),
  UniswapV3Staker: byHardhat('@uniswap/v3-staker', 'UniswapV3Staker'),

  PoolManager: byForge('@uniswap/v4-core/out', 'PoolManager'),
  PositionManager: byForge('@uniswap/v4-periphery/foundry-out', 'PositionManager'),
  PositionDescriptor: byForge('@uniswap/v4-periphery/foundry-out', 'PositionDescriptor'),
  PositionDescriptorImplementation: byForge(
    '@uniswap/v4-periphery/foundry-out',
    'PositionDescriptor',
  ),
  StateView: byForge('@uniswap/v4-periphery/foundry-out', 'StateView'),
  V4Quoter: byForge('@uniswap/v4-periphery/foundry-out', 'V4Quoter'),

  Permit2: ofUniswapX('Permit2'),
  UniversalRouter: byHardhat('universal-router-1.4.0', 'UniversalRouter'),
  UniversalRouterV2_0: byForge('universal-router-2.0.0/out', 'UniversalRouter'),
  // No chain has 2.1.0; its functions are those of later releases, which no package publishes.
  UniversalRouterV2_1_0: byHardhat('@uniswap/universal-router', 'UniversalRouter'),

  ExclusiveDutchOrderReactor: ofUniswapX('ExclusiveDutchOrderReactor'),
  V2DutchOrderReactor: ofUniswapX('V2DutchOrderReactor'),
  V3DutchOrderReactor: ofUniswapX('V3DutchOrderReactor'),
  PriorityOrderReactor: ofUniswapX('PriorityOrderReactor'),
  RelayOrderReactor: ofUniswapX('RelayOrderReactor'),
  OrderQuoter: ofUniswapX('OrderQuoter'),
  OrderQuoterV4: ofUniswapX('OrderQuoterV4'),
  ExclusiveFillerValidation: ofUniswapX('ExclusiveFillerValidation'),
  TokenTransferHook: ofUniswapX('TokenTransferHook'),
};

/** The address of a contract's ABI in the site; none where no pinned package publishes it. */
export const abiPath = (contract: string): string | undefined =>
  Object.hasOwn(abiPlaces, contract) ? `abi/${contract}.json` : undefined;

/** A published ABI that fits a contract: its address in the site, and what a link to it says. */
export type FittingAbi = {file: string; label: string};

/** Contracts of no package, and the release whose published ABI has the same functions. */
const SAME_FUNCTIONS: Readonly<Record<string, {contract: string; release: string}>> = {
  UniversalRouterV2_1_1: {contract: 'UniversalRouterV2_1_0', release: '2.1.0'},
  UniversalRouterV2_1_2: {contract: 'UniversalRouterV2_1_0', release: '2.1.0'},
};

/** The ABI of a contract, or else one with its functions, which the label names; none where there is neither. */
export function fittingAbi(contract: string): FittingAbi | undefined {
  const own = abiPath(contract);
  if (own) return {file: own, label: 'ABI'};
  const {contract: other = '', release = ''} = Object.hasOwn(SAME_FUNCTIONS, contract)
    ? (SAME_FUNCTIONS[contract] ?? {})
    : {};
  const file = abiPath(other);
  return file ? {file, label: `ABI of ${release}`} : undefined;
}

function byHardhat(folder: string, source: string): AbiPlace {
  const contract = source.slice(source.lastIndexOf('/') + 1);
  return {folder, file: `artifacts/contracts/${source}.sol/${contract}.json`};
}

function byForge(out: string, contract: string): AbiPlace {
  const at = out.lastIndexOf('/');
  return {folder: out.slice(0, at), file: `${out.slice(at + 1)}/${contract}.sol/${contract}.json`};
}

function ofUniswapX(contract: string): AbiPlace {
  const file = `dist/cjs/src/contracts/factories/${contract}__factory.js`;
  return {folder: '@uniswap/uniswapx-sdk', file};
}
