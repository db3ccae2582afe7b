import assert from 'node:assert/strict';
import {decodeFunctionResult, encodeFunctionData, parseAbi, parseEventLogs} from 'viem';
import {account, client, confirm, requireBalance, run} from '../../support/chain';
import {eth, printChanges} from '../../universal-router/support/printChanges';
import {manager} from '../support/manager';
import {idOf, type PoolKey, usdc} from '../support/pool';
import {encodeActions, mintedIn, multicall, positions} from '../support/positions';
import {withPermit2} from '../support/withPermit2';
import {newKey, readPrice, requireMarketPrice, startPrice} from './support/newPools';
import {budget, mostFor, poolAt, positionWithin, range} from './support/plan';

const abi = parseAbi([
  'event Initialize(bytes32 indexed id, address indexed currency0, address indexed currency1, uint24 fee, int24 tickSpacing, address hooks, uint160 sqrtPriceX96, int24 tick)',
]);

run(async () => {
  console.log(`start price: ${startPrice}`);
  await requireMarketPrice(startPrice);

  // #region plan
  const key: PoolKey = {...newKey, fee: 1_800}; // another pool, at 0.18%
  const position = positionWithin(poolAt(key, startPrice), budget);
  const liquidity = BigInt(position.liquidity.toString());
  const most = mostFor(position);
  const [mostWei, mostUsdc] = most;
  await requireBalance(usdc, mostUsdc);
  // #endregion plan

  // #region initialize
  const {result, request} = await client.simulateContract({
    ...manager,
    functionName: 'initialize',
    args: [newKey, startPrice],
  });
  const {logs} = await confirm(await client.writeContract(request));
  const [created] = parseEventLogs({abi, logs});
  assert.equal(created?.args.id, idOf(newKey));
  assert.equal(await readPrice(newKey), startPrice);
  console.log(`initialize returned tick ${result}, pool ${idOf(newKey)}`);
  // #endregion initialize

  // #region together
  const create = {functionName: 'initializePool', args: [key, startPrice]} as const;
  const ticks = [range.tickLower, range.tickUpper] as const;
  const calls = [
    encodeFunctionData({...positions, ...create}),
    await encodeActions([
      ['MINT_POSITION', key, ...ticks, liquidity, ...most, account, '0x'],
      ['SETTLE_PAIR', key.currency0, key.currency1],
      ['SWEEP', key.currency0, account],
    ]),
  ];
  const permitted = {token: usdc.address, spender: positions.address, amount: mostUsdc};
  let tick = 0;
  let tokenId = 0n;
  await withPermit2([permitted], () =>
    printChanges('multicall paid', {tokens: [eth, usdc]}, async () => {
      const {results, receipt} = await multicall(calls, mostWei);
      tick = decodeFunctionResult({...positions, ...create, data: results[0] ?? '0x'});
      tokenId = mintedIn(receipt);
      return receipt;
    }),
  );
  console.log(`initializePool returned tick ${tick}`);
  // #endregion together

  // #region verify
  const id = {...positions, args: [tokenId]} as const;
  assert.equal(await client.readContract({...id, functionName: 'ownerOf'}), account);
  assert.equal(await client.readContract({...id, functionName: 'getPositionLiquidity'}), liquidity);
  assert.equal(await readPrice(key), startPrice);
  // #endregion verify

  // #region again
  const data = {...positions, ...create};
  const again = await client.simulateContract(data);
  console.log(`initializePool once more returns ${again.result}`);
  // #endregion again
});
