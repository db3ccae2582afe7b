import {formatEther, parseAbi, parseEventLogs, type TransactionReceipt} from 'viem';
import {requireBalance, run} from '../../support/chain';
import {balances, byName, minus, showBoth, usdc, weth} from '../../support/pair';
import {amountIn, depositAt} from './support/plan';
import {collectInV3, mintInV3, quoteInV3, readPoolOfV3, swapInV3} from './support/v3';
import {collectInV4, mintInV4, quoteInV4, readPoolOfV4, swapInV4} from './support/v4';

const print = (what: string, ...[ofV3, ofV4]: readonly unknown[]) =>
  console.log(`${what}\n  v3 ${String(ofV3)}\n  v4 ${String(ofV4)}`);

/** What an account has received meanwhile, in whole tokens. */
async function received(collect: () => Promise<unknown>): Promise<string> {
  const before = await balances();
  await collect();
  return showBoth(minus(await balances(), before));
}

const events = parseAbi([
  'event Burn(address indexed owner, int24 indexed tickLower, int24 indexed tickUpper, uint128 amount, uint256 amount0, uint256 amount1)',
  'event Collect(address indexed owner, address recipient, int24 indexed tickLower, int24 indexed tickUpper, uint128 amount0, uint128 amount1)',
  'event Collect(uint256 indexed tokenId, address recipient, uint256 amount0, uint256 amount1)',
  'event ModifyLiquidity(bytes32 indexed id, address indexed sender, int24 tickLower, int24 tickUpper, int256 liquidityDelta, bytes32 salt)',
  'event Transfer(address indexed from, address indexed to, uint256 amount)',
]);
const eventsIn = ({logs}: TransactionReceipt): string =>
  parseEventLogs({abi: events, logs})
    .map(({eventName}) => eventName)
    .join(', ');

run(async () => {
  const [v3, v4] = [await readPoolOfV3(), await readPoolOfV4()];
  print('pool', v3.id, v4.id);
  print('square root of the price · 2^96', v3.sqrtPriceX96, v4.sqrtPriceX96);

  const deposit = depositAt(v4.sqrtPriceX96);
  const inPool = byName(...deposit);
  await requireBalance(usdc, 2n * (amountIn + inPool.usdc));
  await requireBalance(weth, 2n * inPool.weth);
  const added = await mintInV3(deposit);
  const positionInV4 = await mintInV4(added.liquidity, [added.amount0, added.amount1]);
  print('position', added.tokenId, positionInV4);

  const quotes = [await quoteInV3(), await quoteInV4()] as const;
  print('WETH for 10,000 USDC', ...quotes.map((wei) => formatEther(wei)));
  const swaps = [await swapInV3(quotes[0]), await swapInV4(quotes[1])];
  print(
    'USDC in the event Swap, raw',
    ...swaps.map((swap) => byName(swap?.amount0, swap?.amount1).usdc),
  );
  print('tick after the swap', ...swaps.map((swap) => swap?.tick));

  const logs: string[] = [];
  const fees = [
    await received(async () => logs.push(eventsIn(await collectInV3(added.tokenId)))),
    await received(async () => logs.push(eventsIn(await collectInV4(positionInV4)))),
  ];
  print('fees of the position', ...fees);
  print('events of the collection', ...logs);
});
