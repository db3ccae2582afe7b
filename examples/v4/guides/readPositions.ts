import assert from 'node:assert/strict';
import {type Address, erc20Abi, formatUnits, getAddress, numberToHex, zeroAddress} from 'viem';
import {client, run} from '../../support/chain';
import {eth} from '../../universal-router/support/printChanges';
import {stateView} from '../support/lenses';
import {idOf} from '../support/pool';
import {unpackInfo} from '../support/positionInfo';
import {positions} from '../support/positions';
import {idsOf} from './support/idsOf';

/** Symbol and decimals of a currency; the zero address is ETH. */
async function currencyOf(address: Address) {
  if (address === zeroAddress) return eth;
  const token = {address, abi: erc20Abi} as const;
  const symbol = await client.readContract({...token, functionName: 'symbol'});
  return {symbol, decimals: await client.readContract({...token, functionName: 'decimals'})};
}

async function show(tokenId: bigint, blockNumber: bigint): Promise<void> {
  const at = {blockNumber}; // every read sees one block
  // #region read
  const nft = {...positions, ...at, args: [tokenId]} as const;
  const [key, info] = await client.readContract({...nft, functionName: 'getPoolAndPositionInfo'});
  const {tickLower, tickUpper, isSubscribed} = unpackInfo(info);
  // #endregion read

  // #region fees
  const id = idOf(key);
  const salt = numberToHex(tokenId, {size: 32}); // PositionManager holds the position, with this salt
  const [liquidity, last0, last1] = await client.readContract({
    ...{...stateView, ...at},
    functionName: 'getPositionInfo',
    args: [id, positions.address, tickLower, tickUpper, salt],
  });
  const [inside0, inside1] = await client.readContract({
    ...{...stateView, ...at},
    functionName: 'getFeeGrowthInside',
    args: [id, tickLower, tickUpper],
  });
  // The counters wrap, and so must the difference.
  const owed = (inside: bigint, last: bigint) =>
    (BigInt.asUintN(256, inside - last) * liquidity) >> 128n;
  const fees = [owed(inside0, last0), owed(inside1, last1)] as const;
  // #endregion fees

  const [one, other] = [await currencyOf(key.currency0), await currencyOf(key.currency1)];
  const range = `ticks ${tickLower} to ${tickUpper}`;
  console.log(`${tokenId}: ${one.symbol}/${other.symbol}, fee ${key.fee}, ${range}`);
  console.log(`   liquidity ${liquidity}${isSubscribed ? ', subscribed' : ''}`);
  const amounts = [formatUnits(fees[0], one.decimals), formatUnits(fees[1], other.decimals)];
  console.log(`   owed ${amounts[0]} ${one.symbol} and ${amounts[1]} ${other.symbol}`);
}

run(
  async () => {
    // #region owner
    const first = {...positions, functionName: 'ownerOf', args: [1n]} as const;
    const owner = getAddress(process.env.OWNER ?? (await client.readContract(first)));
    const toBlock = await client.getBlockNumber();
    const fromBlock = BigInt(process.env.FROM_BLOCK ?? 0); // the block that created PositionManager
    const ids = await idsOf(owner, {fromBlock, toBlock});
    console.log(`${ids.length} positions`);
    for (const tokenId of ids) await show(tokenId, toBlock);
    // #endregion owner
    // #region count
    const count = {...positions, functionName: 'balanceOf', args: [owner]} as const;
    const held = await client.readContract({...count, blockNumber: toBlock});
    assert.equal(held, BigInt(ids.length));
    // #endregion count
  },
  {sends: false},
);
