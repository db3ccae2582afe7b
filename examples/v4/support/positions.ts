import {
  encodeFunctionData,
  type Hex,
  isAddressEqual,
  parseAbi,
  parseEventLogs,
  type TransactionReceipt,
} from 'viem';
import {addressOf, client, confirm, deadlineIn} from '../../support/chain';
import {atLeast, atMost} from '../../universal-router/support/quotes';
import {type Action, listOf} from './actions';
import {stateView} from './lenses';
import {idOf, type PoolKey} from './pool';

/** What the programs call of PositionManager. */
export const positions = {
  address: addressOf('PositionManager'),
  abi: parseAbi([
    'struct PermitDetails { address token; uint160 amount; uint48 expiration; uint48 nonce; }',
    'struct PermitSingle { PermitDetails details; address spender; uint256 sigDeadline; }',
    'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
    'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
    'function approve(address spender, uint256 id)',
    'function balanceOf(address owner) view returns (uint256)',
    'function getApproved(uint256 id) view returns (address)',
    'function getPoolAndPositionInfo(uint256 tokenId) view returns (PoolKey poolKey, uint256 info)',
    'function getPositionLiquidity(uint256 tokenId) view returns (uint128 liquidity)',
    'function initializePool(PoolKey key, uint160 sqrtPriceX96) payable returns (int24)',
    'function modifyLiquidities(bytes unlockData, uint256 deadline) payable',
    'function multicall(bytes[] data) payable returns (bytes[] results)',
    'function nonces(address owner, uint256 word) view returns (uint256 bitmap)',
    'function ownerOf(uint256 id) view returns (address owner)',
    'function permit(address owner, PermitSingle permitSingle, bytes signature) payable returns (bytes err)',
    'function permit(address spender, uint256 tokenId, uint256 deadline, uint256 nonce, bytes signature) payable',
    'function poolKeys(bytes25 poolId) view returns (address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks)',
    'function positionInfo(uint256 tokenId) view returns (uint256 info)',
    'function revokeNonce(uint256 nonce) payable',
    'function subscribe(uint256 tokenId, address newSubscriber, bytes data) payable',
    'function subscriber(uint256 tokenId) view returns (address subscriber)',
    'function tokenURI(uint256 tokenId) view returns (string)',
    'function unsubscribe(uint256 tokenId) payable',
    'function unsubscribeGasLimit() view returns (uint256)',
  ]),
} as const;

// #region act
/** Calldata of modifyLiquidities with these actions, which is refused ten minutes later. */
export const encodeActions = async (actions: readonly Action[]): Promise<Hex> =>
  encodeFunctionData({
    ...positions,
    functionName: 'modifyLiquidities',
    args: [listOf(actions), await deadlineIn(600n)],
  });

/** Runs actions in one transaction, which is refused ten minutes later; simulates them first. */
export async function modifyLiquidities(
  actions: readonly Action[],
  valueWei = 0n,
): Promise<TransactionReceipt> {
  const args = [listOf(actions), await deadlineIn(600n)] as const;
  const call = {...positions, functionName: 'modifyLiquidities', args, value: valueWei} as const;
  const {request} = await client.simulateContract(call);
  return confirm(await client.writeContract(request));
}

/** Makes calls of PositionManager in one transaction; simulates them first. */
export async function multicall(
  calls: readonly Hex[],
  value = 0n,
): Promise<{results: readonly Hex[]; receipt: TransactionReceipt}> {
  const call = {...positions, functionName: 'multicall', args: [calls], value} as const;
  const {result: results, request} = await client.simulateContract(call);
  return {results, receipt: await confirm(await client.writeContract(request))};
}
// #endregion act

// #region minted
/** The id of the position that a transaction has minted. */
export function mintedIn({logs}: TransactionReceipt): bigint {
  const own = logs.filter(({address}) => isAddressEqual(address, positions.address));
  const [minted] = parseEventLogs({...positions, eventName: 'Transfer', logs: own});
  if (!minted) throw new Error('the transaction has minted no position');
  return minted.args.id;
}
// #endregion minted

// #region limits
/** What liquidity over all prices is worth, with the limits to pay and to get: 0.5% away. */
export async function limitsOf(key: PoolKey, liquidity: bigint) {
  const slot0 = {...stateView, functionName: 'getSlot0', args: [idOf(key)]} as const;
  const [sqrtPriceX96] = await client.readContract(slot0);
  const amounts = [(liquidity << 96n) / sqrtPriceX96, (liquidity * sqrtPriceX96) >> 96n] as const;
  return {
    worth: amounts,
    most: [atMost(amounts[0]), atMost(amounts[1])] as const,
    least: [atLeast(amounts[0]), atLeast(amounts[1])] as const,
  };
}
// #endregion limits
