import {type Address, getAddress, parseAbi} from 'viem';
import {withAllowances} from '../../../support/allowances';
import {client, isSandbox} from '../../../support/chain';
import {deploy} from '../../../support/contract';
import {allowancesFor, mintedId, mintParams} from './mintPosition';
import {positionManager} from './positions';

/** PositionKeeper.sol, as its callers see it. */
export const keeperAbi = parseAbi([
  'struct MintParams { address token0; address token1; uint24 fee; int24 tickLower; int24 tickUpper; uint256 amount0Desired; uint256 amount1Desired; uint256 amount0Min; uint256 amount1Min; address recipient; uint256 deadline; }',
  'struct IncreaseLiquidityParams { uint256 tokenId; uint256 amount0Desired; uint256 amount1Desired; uint256 amount0Min; uint256 amount1Min; uint256 deadline; }',
  'struct DecreaseLiquidityParams { uint256 tokenId; uint128 liquidity; uint256 amount0Min; uint256 amount1Min; uint256 deadline; }',
  'function positionManager() view returns (address)',
  'function depositorOf(uint256 tokenId) view returns (address)',
  'function onERC721Received(address operator, address from, uint256 tokenId, bytes data) returns (bytes4)',
  'function mint(MintParams params) returns (uint256 tokenId, uint128 liquidity, uint256 amount0, uint256 amount1)',
  'function collect(uint256 tokenId) returns (uint256 amount0, uint256 amount1)',
  'function decreaseLiquidity(DecreaseLiquidityParams params) returns (uint256 amount0, uint256 amount1)',
  'function increaseLiquidity(IncreaseLiquidityParams params) returns (uint128 liquidity, uint256 amount0, uint256 amount1)',
  'function retrieve(uint256 tokenId)',
  'event Deposited(uint256 indexed tokenId, address indexed depositor)',
  'event Retrieved(uint256 indexed tokenId, address indexed depositor)',
]);

/** A deployed keeper, to spread into viem's calls. */
export type Keeper = {address: Address; abi: typeof keeperAbi};

const keeperSource = {file: 'examples/v3/liquidity/PositionKeeper.sol', contract: 'PositionKeeper'};

// #region deploy
/** Deploys a keeper for the positions of NonfungiblePositionManager. */
export const deployKeeper = async (): Promise<Keeper> => ({
  address: getAddress(await deploy(keeperSource, [positionManager])),
  abi: keeperAbi,
});
// #endregion deploy

/** Opens a position that a keeper holds, and gives its id. */
export async function mintThrough(keeper: Keeper): Promise<bigint> {
  const params = await mintParams(keeper.address);
  const call = {...keeper, functionName: 'mint', args: [params]} as const;
  return withAllowances(allowancesFor(keeper.address, params), async () =>
    mintedId(await client.writeContract(call)),
  );
}

/** On a chain that stays, says where the position is left, and how its depositor gets it back. */
export async function noteWhere({address}: Keeper, tokenId: bigint): Promise<void> {
  if (await isSandbox()) return;
  console.log(`position ${tokenId} stays in ${address}: retrieve(${tokenId}) gives it back`);
}
