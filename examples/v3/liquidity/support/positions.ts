import {type Address, parseAbi} from 'viem';
import {addressOf, client} from '../../../support/chain';
import {byName} from '../../../support/pair';

// #region abi
export const positionManager = addressOf('NonfungiblePositionManager');

export const managerAbi = parseAbi([
  'struct MintParams { address token0; address token1; uint24 fee; int24 tickLower; int24 tickUpper; uint256 amount0Desired; uint256 amount1Desired; uint256 amount0Min; uint256 amount1Min; address recipient; uint256 deadline; }',
  'struct CollectParams { uint256 tokenId; address recipient; uint128 amount0Max; uint128 amount1Max; }',
  'function mint(MintParams params) payable returns (uint256 tokenId, uint128 liquidity, uint256 amount0, uint256 amount1)',
  'function collect(CollectParams params) payable returns (uint256 amount0, uint256 amount1)',
  'function burn(uint256 tokenId) payable',
  'function positions(uint256 tokenId) view returns (uint96 nonce, address operator, address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint128 liquidity, uint256 feeGrowthInside0LastX128, uint256 feeGrowthInside1LastX128, uint128 tokensOwed0, uint128 tokensOwed1)',
  'function ownerOf(uint256 tokenId) view returns (address)',
  'function safeTransferFrom(address from, address to, uint256 tokenId)',
  'event IncreaseLiquidity(uint256 indexed tokenId, uint128 liquidity, uint256 amount0, uint256 amount1)',
  'event DecreaseLiquidity(uint256 indexed tokenId, uint128 liquidity, uint256 amount0, uint256 amount1)',
  'event Collect(uint256 indexed tokenId, address recipient, uint256 amount0, uint256 amount1)',
]);
// #endregion abi

/** The position manager, to spread into viem's calls. */
export const manager = {address: positionManager, abi: managerAbi} as const;

// #region read
/** What the position manager has on record of a position. */
export async function readPosition(tokenId: bigint) {
  const args = [tokenId] as const;
  const values = await client.readContract({...manager, functionName: 'positions', args});
  const [, , , , feePips, tickLower, tickUpper, liquidity, , , owed0, owed1] = values;
  return {feePips, tickLower, tickUpper, liquidity, owed: byName(owed0, owed1)};
}
// #endregion read

/** Who holds a position's NFT. */
export const ownerOf = (tokenId: bigint): Promise<Address> =>
  client.readContract({...manager, functionName: 'ownerOf', args: [tokenId]});
