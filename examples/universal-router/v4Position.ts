import {encodeFunctionData, parseAbi, parseUnits} from 'viem';
import {account, addressOf, client, run} from '../support/chain';
import {stateView} from '../v4/support/lenses';
import {idOf, key as marketKey, type PoolKey} from '../v4/support/pool';
import {listOf} from '../v4/support/actions';
import {usdc} from '../v3/swaps/support/tokens';
import {ALLOW_REVERT, command} from './support/commands';
import {allow} from './support/permits';
import {eth, printChanges} from './support/printChanges';
import {atMost} from './support/quotes';
import {encode, execute, type Step} from './support/router';
import {poolKeyType} from './support/v4SwapTypes';

const {PERMIT2_TRANSFER_FROM, V4_INITIALIZE_POOL, V4_POSITION_MANAGER_CALL} = command;
const positions = {
  address: addressOf('PositionManager'),
  abi: parseAbi([
    'function modifyLiquidities(bytes unlockData, uint256 deadline) payable',
    'function nextTokenId() view returns (uint256)',
    'function ownerOf(uint256 id) view returns (address)',
  ]),
} as const;

/** The price and the tick of a pool. */
const readSlot0 = (key: PoolKey) =>
  client.readContract({...stateView, functionName: 'getSlot0', args: [idOf(key)]});

run(async () => {
  // #region v4-initialize-pool
  // ETH and USDC at 0.1%, at the price of the pool at 0.3%.
  const key = {...marketKey, fee: 1_000, tickSpacing: 20};
  const [sqrtPriceX96] = await readSlot0(marketKey);
  const input = encode(`${poolKeyType}, uint160`, key, sqrtPriceX96);
  await execute([[V4_INITIALIZE_POOL, input]]);
  const [, tick] = await readSlot0(key);
  console.log(`pool at ${key.fee / 10_000}%: tick ${tick}`);
  // #endregion v4-initialize-pool

  // #region v4-position-manager-call
  const [lower, upper] = [-887_260, 887_260]; // all prices
  const liquidity = (parseUnits('100', usdc.decimals) << 96n) / sqrtPriceX96;
  const mostWei = atMost((liquidity << 96n) / sqrtPriceX96);
  const mostUsdc = atMost(parseUnits('100', usdc.decimals));
  const {timestamp} = await client.getBlock();
  const tokenId = await client.readContract({...positions, functionName: 'nextTokenId'});
  // The router is the caller there: what the caller gets must name the account.
  const unlockData = listOf([
    ['MINT_POSITION', key, lower, upper, liquidity, mostWei, mostUsdc, account, '0x'],
    ['SETTLE', eth.address, 0n, false], // the whole debt, from what the position manager holds
    ['SETTLE', usdc.address, 0n, false],
    ['SWEEP', eth.address, account], // the rest
    ['SWEEP', usdc.address, account],
  ]);
  const mint = encodeFunctionData({
    ...positions,
    functionName: 'modifyLiquidities',
    args: [unlockData, timestamp + 600n],
  });
  const prepaid = encode(
    'address, address, uint160',
    ...[usdc.address, positions.address, mostUsdc],
  );
  // With the flag the plan goes on, as the pool exists.
  const create: Step = [V4_INITIALIZE_POOL | ALLOW_REVERT, input];
  await allow(usdc, mostUsdc);
  await printChanges(`position ${tokenId} minted`, {tokens: [eth, usdc]}, () =>
    execute([create, [PERMIT2_TRANSFER_FROM, prepaid], [V4_POSITION_MANAGER_CALL, mint]], mostWei),
  );
  const owner = await client.readContract({
    ...positions,
    functionName: 'ownerOf',
    args: [tokenId],
  });
  if (owner !== account) throw new Error(`position ${tokenId} belongs to ${owner}`);
  // #endregion v4-position-manager-call
});
