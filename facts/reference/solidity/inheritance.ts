/**
 * What the contracts inherit from whose source no package holds, as their repositories declare it.
 * A test finds every member of their ABIs in one of these, or in the contract itself.
 */
export const inheritance: Readonly<Record<string, readonly string[]>> = {
  '@uniswap/swap-router-contracts/SwapRouter02': [
    'ISwapRouter02',
    'ApproveAndCall',
    'MulticallExtended',
    'OracleSlippage',
    'ImmutableState',
    'PeripheryPaymentsWithFeeExtended',
    'SelfPermit',
  ],
  '@uniswap/v3-core/UniswapV3Factory': ['IUniswapV3Factory', 'IUniswapV3PoolDeployer'],
  '@uniswap/v3-core/UniswapV3Pool': ['IUniswapV3Pool'],
  '@uniswap/v3-periphery/NonfungiblePositionManager': [
    'INonfungiblePositionManager',
    'Multicall',
    'ERC721Permit',
    'PoolInitializer',
    'LiquidityManagement',
    'PeripheryValidation',
    'SelfPermit',
  ],
  '@uniswap/v3-periphery/NonfungibleTokenPositionDescriptor': [
    'INonfungibleTokenPositionDescriptor',
  ],
  '@uniswap/v3-periphery/Quoter': ['IQuoter', 'IUniswapV3SwapCallback', 'PeripheryImmutableState'],
  '@uniswap/v3-periphery/QuoterV2': [
    'IQuoterV2',
    'IUniswapV3SwapCallback',
    'PeripheryImmutableState',
  ],
  '@uniswap/v3-periphery/SwapRouter': [
    'ISwapRouter',
    'PeripheryValidation',
    'PeripheryPaymentsWithFee',
    'Multicall',
    'SelfPermit',
  ],
  '@uniswap/v3-periphery/TickLens': ['ITickLens'],
  '@uniswap/v3-periphery/V3Migrator': ['IV3Migrator', 'PoolInitializer', 'Multicall', 'SelfPermit'],
  'v3-periphery-test/PeripheryImmutableStateTest': ['PeripheryImmutableState'],
  'v3-periphery-test/SelfPermitTest': ['SelfPermit'],
  'v3-periphery-test/TestERC20PermitAllowed': ['IERC20PermitAllowed'],
  'v3-periphery-test/TestMulticall': ['Multicall'],
  'v3-periphery-test/TestPositionNFTOwner': ['IERC1271'],
  'v3-periphery-test/TestUniswapV3Callee': ['IUniswapV3SwapCallback'],
  'v3-periphery-test/TickLensTest': ['ITickLens'],
};

/**
 * Bases whose source no package holds either, as the repositories declare them; they add no member
 * of their own to an ABI. The rest of what such a base inherits stands in `inheritance`.
 */
export const basesWithoutSource: Readonly<Record<string, readonly string[]>> = {
  '@uniswap/v3-core/UniswapV3Factory': ['UniswapV3PoolDeployer', 'NoDelegateCall'],
  '@uniswap/v3-core/UniswapV3Pool': ['NoDelegateCall'],
  '@uniswap/v4-core/PoolManager': ['Owned'],
  '@uniswap/v4-core/ProtocolFees': ['Owned'],
  '@uniswap/v4-periphery/ERC721Permit_v4': ['ERC721'],
  '@uniswap/v4-periphery/PositionManager': ['ERC721'],
  'v3-periphery-test/MockTimeNonfungiblePositionManager': ['NonfungiblePositionManager'],
  'v3-periphery-test/MockTimeSwapRouter': ['SwapRouter'],
  'v3-periphery-test/TestERC20': ['ERC20Permit'],
  'v3-periphery-test/TestERC20Metadata': ['ERC20Permit'],
  'v3-periphery-test/TestERC20PermitAllowed': ['TestERC20', 'ERC20Permit'],
  'v3-periphery-test/TickLensTest': ['TickLens'],
};
