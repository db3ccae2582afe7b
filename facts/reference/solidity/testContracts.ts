import {parseAbi, type Abi, type AbiParameter} from 'viem';
import type {PackageContents} from './readPackage';

/**
 * The functions of the periphery's test contracts, which its package leaves out. Written down from
 * `@uniswap/universal-router` 2.0.0, which published them by mistake; it weighs 102 MB and is
 * therefore not installed. What they inherit is not repeated.
 */
const declared: Readonly<Record<string, readonly string[]>> = {
  Base64Test: [
    'function encode(bytes data) pure returns (string)',
    'function getGasCostOfEncode(bytes data) view returns (uint256)',
  ],
  LiquidityAmountsTest: [
    'function getLiquidityForAmount0(uint160 sqrtRatioAX96, uint160 sqrtRatioBX96, uint256 amount0) pure returns (uint128 liquidity)',
    'function getGasCostOfGetLiquidityForAmount0(uint160 sqrtRatioAX96, uint160 sqrtRatioBX96, uint256 amount0) view returns (uint256)',
    'function getLiquidityForAmount1(uint160 sqrtRatioAX96, uint160 sqrtRatioBX96, uint256 amount1) pure returns (uint128 liquidity)',
    'function getGasCostOfGetLiquidityForAmount1(uint160 sqrtRatioAX96, uint160 sqrtRatioBX96, uint256 amount1) view returns (uint256)',
    'function getLiquidityForAmounts(uint160 sqrtRatioX96, uint160 sqrtRatioAX96, uint160 sqrtRatioBX96, uint256 amount0, uint256 amount1) pure returns (uint128 liquidity)',
    'function getGasCostOfGetLiquidityForAmounts(uint160 sqrtRatioX96, uint160 sqrtRatioAX96, uint160 sqrtRatioBX96, uint256 amount0, uint256 amount1) view returns (uint256)',
    'function getAmount0ForLiquidity(uint160 sqrtRatioAX96, uint160 sqrtRatioBX96, uint128 liquidity) pure returns (uint256 amount0)',
    'function getGasCostOfGetAmount0ForLiquidity(uint160 sqrtRatioAX96, uint160 sqrtRatioBX96, uint128 liquidity) view returns (uint256)',
    'function getAmount1ForLiquidity(uint160 sqrtRatioAX96, uint160 sqrtRatioBX96, uint128 liquidity) pure returns (uint256 amount1)',
    'function getGasCostOfGetAmount1ForLiquidity(uint160 sqrtRatioAX96, uint160 sqrtRatioBX96, uint128 liquidity) view returns (uint256)',
    'function getAmountsForLiquidity(uint160 sqrtRatioX96, uint160 sqrtRatioAX96, uint160 sqrtRatioBX96, uint128 liquidity) pure returns (uint256 amount0, uint256 amount1)',
    'function getGasCostOfGetAmountsForLiquidity(uint160 sqrtRatioX96, uint160 sqrtRatioAX96, uint160 sqrtRatioBX96, uint128 liquidity) view returns (uint256)',
  ],
  MockTimeNonfungiblePositionManager: [
    'constructor(address _factory, address _WETH9, address _tokenDescriptor)',
    'function setTime(uint256 _time)',
  ],
  MockTimeSwapRouter: [
    'constructor(address _factory, address _WETH9)',
    'function setTime(uint256 _time)',
  ],
  NFTDescriptorTest: [
    'struct ConstructTokenURIParams { uint256 tokenId; address quoteTokenAddress; address baseTokenAddress; string quoteTokenSymbol; string baseTokenSymbol; uint8 quoteTokenDecimals; uint8 baseTokenDecimals; bool flipRatio; int24 tickLower; int24 tickUpper; int24 tickCurrent; int24 tickSpacing; uint24 fee; address poolAddress; }',
    'function constructTokenURI(ConstructTokenURIParams params) pure returns (string)',
    'function getGasCostOfConstructTokenURI(ConstructTokenURIParams params) view returns (uint256)',
    'function tickToDecimalString(int24 tick, int24 tickSpacing, uint8 token0Decimals, uint8 token1Decimals, bool flipRatio) pure returns (string)',
    'function fixedPointToDecimalString(uint160 sqrtRatioX96, uint8 token0Decimals, uint8 token1Decimals) pure returns (string)',
    'function feeToPercentString(uint24 fee) pure returns (string)',
    'function addressToString(address _address) pure returns (string)',
    'function generateSVGImage(ConstructTokenURIParams params) pure returns (string)',
    'function tokenToColorHex(address token, uint256 offset) pure returns (string)',
    'function sliceTokenHex(address token, uint256 offset) pure returns (uint256)',
    'function rangeLocation(int24 tickLower, int24 tickUpper) pure returns (string, string)',
    'function isRare(uint256 tokenId, address poolAddress) pure returns (bool)',
  ],
  PathTest: [
    'function hasMultiplePools(bytes path) pure returns (bool)',
    'function decodeFirstPool(bytes path) pure returns (address tokenA, address tokenB, uint24 fee)',
    'function getFirstPool(bytes path) pure returns (bytes)',
    'function skipToken(bytes path) pure returns (bytes)',
    'function getGasCostOfDecodeFirstPool(bytes path) view returns (uint256)',
  ],
  PeripheryImmutableStateTest: ['constructor(address _factory, address _WETH9)'],
  PoolAddressTest: [
    'function POOL_INIT_CODE_HASH() pure returns (bytes32)',
    'function computeAddress(address factory, address token0, address token1, uint24 fee) pure returns (address)',
    'function getGasCostOfComputeAddress(address factory, address token0, address token1, uint24 fee) view returns (uint256)',
  ],
  SelfPermitTest: [],
  TestCallbackValidation: [
    'function verifyCallback(address factory, address tokenA, address tokenB, uint24 fee) view returns (address pool)',
  ],
  TestERC20: ['constructor(uint256 amountToMint)'],
  TestERC20Metadata: ['constructor(uint256 amountToMint, string name, string symbol)'],
  TestERC20PermitAllowed: [
    'constructor(uint256 amountToMint)',
    'function permit(address holder, address spender, uint256 nonce, uint256 expiry, bool allowed, uint8 v, bytes32 r, bytes32 s)',
  ],
  TestMulticall: [
    // Its value is called "error", a name that viem does not parse.
    'function functionThatRevertsWithError(string) pure',
    'struct Tuple { uint256 a; uint256 b; }',
    'function functionThatReturnsTuple(uint256 a, uint256 b) pure returns (Tuple)',
    'function paid() view returns (uint256)',
    'function pays() payable',
    'function returnSender() view returns (address)',
  ],
  TestPositionNFTOwner: [
    'function owner() view returns (address)',
    'function setOwner(address _owner)',
    'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4 magicValue)',
  ],
  TestUniswapV3Callee: [
    'function swapExact0For1(address pool, uint256 amount0In, address recipient, uint160 sqrtPriceLimitX96)',
    'function swap0ForExact1(address pool, uint256 amount1Out, address recipient, uint160 sqrtPriceLimitX96)',
    'function swapExact1For0(address pool, uint256 amount1In, address recipient, uint160 sqrtPriceLimitX96)',
    'function swap1ForExact0(address pool, uint256 amount0Out, address recipient, uint160 sqrtPriceLimitX96)',
    'function uniswapV3SwapCallback(int256 amount0Delta, int256 amount1Delta, bytes data)',
  ],
  TickLensTest: [
    'function getGasCostOfGetPopulatedTicksInWord(address pool, int16 tickBitmapIndex) view returns (uint256)',
  ],
};

/** The one struct of a contract, whose name a parsed signature loses. */
const structs: Readonly<Record<string, string>> = {
  NFTDescriptorTest: 'NFTDescriptor.ConstructTokenURIParams',
  TestMulticall: 'TestMulticall.Tuple',
};

/** The test contracts of v3-periphery, as a package of their own. */
export const testContracts: PackageContents = {
  folder: 'v3-periphery-test',
  package: '@uniswap/universal-router',
  version: '2.0.0',
  declared: [],
  published: Object.entries(declared).map(([name, lines]) => ({
    key: `v3-periphery-test/${name}`,
    name,
    file: `lib/v3-periphery/contracts/test/${name}.sol`,
    abi: withStruct(parseAbi(lines) as Abi, structs[name]),
  })),
};

function withStruct(abi: Abi, internalType?: string): Abi {
  const withInternalType = (value: AbiParameter): AbiParameter =>
    value.type === 'tuple' ? {...value, internalType} : value;
  return abi.map((item) =>
    item.type === 'function'
      ? {
          ...item,
          inputs: item.inputs.map(withInternalType),
          outputs: item.outputs.map(withInternalType),
        }
      : item,
  );
}
