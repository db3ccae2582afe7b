import {parseAbi} from 'viem';
import {addressOf, client, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {idOf, key} from '../support/pool';

const positionManager = {
  address: addressOf('PositionManager'),
  abi: parseAbi(['function positionInfo(uint256 tokenId) view returns (uint256 info)']),
} as const;
const abi = parseAbi([
  'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
  'function valuesOf(uint256 info) pure returns (bytes25 poolId, int24 tickLower, int24 tickUpper, bool hasSubscriber)',
  'function pack(PoolKey key, int24 tickLower, int24 tickUpper) pure returns (uint256)',
  'function subscribe(uint256 info) pure returns (uint256)',
  'function unsubscribe(uint256 info) pure returns (uint256)',
]);

run(async () => {
  const source = {file: 'examples/v4/reference/PositionInfos.sol', contract: 'PositionInfos'};
  const infos = {address: await deploy(source), abi} as const;

  // #region unpack
  const ask = {...positionManager, functionName: 'positionInfo', args: [1n]} as const;
  const info = await client.readContract(ask); // of the NFT with token id 1
  const unpack = {...infos, functionName: 'valuesOf'} as const;
  const [poolId, tickLower, tickUpper] = await client.readContract({...unpack, args: [info]});
  console.log(`ticks ${tickLower} to ${tickUpper}`);
  console.log(`pool ${poolId}, start of its id: ${idOf(key).startsWith(poolId)}`);
  // #endregion unpack

  // #region pack
  const pack = {...infos, functionName: 'pack', args: [key, -887_220, 887_220]} as const;
  console.log(`packed again the same: ${(await client.readContract(pack)) === info}`);
  // #endregion pack

  // #region subscriber
  const subscribe = {...infos, functionName: 'subscribe', args: [info]} as const;
  const subscribed = await client.readContract(subscribe);
  const [, , , has] = await client.readContract({...unpack, args: [subscribed]});
  const unsubscribe = {...infos, functionName: 'unsubscribe', args: [subscribed]} as const;
  const back = await client.readContract(unsubscribe);
  console.log(`subscribed: ${has}, the last byte ${subscribed & 0xffn}; undone: ${back === info}`);
  // #endregion subscriber
});
