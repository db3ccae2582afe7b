import {getAbiItem, parseAbi, type Address} from 'viem';
import {approve} from '../../../support/allowances';
import {client, clientOf, confirm, type TokenFacts} from '../../../support/chain';
import {pair, tester} from '../../reference/support/contracts';
import {quote, router02} from '../../support/router02';

/** The oracle of one window after the other. */
export const fixedAbi = parseAbi([
  'function update()',
  'function consult(address token, uint256 amount) view returns (uint256)',
  'function openedAt() view returns (uint256)',
  'function sum1AtOpening() view returns (uint256)',
  'function average0X112() view returns (uint256)',
  'function average1X112() view returns (uint256)',
]);

/** The oracle whose window ends now. */
export const slidingAbi = parseAbi([
  'function update()',
  'function consult(address token, uint256 amount) view returns (uint256)',
]);

/** Trades, and is not the one who keeps the oracle going; only the sandbox has its key. */
export const trader = clientOf(9);

/** Lets the next block have this time, in seconds. */
export const nextBlockAt = (timestamp: bigint) => tester.setNextBlockTimestamp({timestamp});

/** Lets the router take this much of the trader, and no more. */
export const approveRouter = (token: TokenFacts, amount: bigint): Promise<void> =>
  approve({token: token.address, spender: router02.address, amount}, trader);

/** Swaps for what the router quotes, in a block of this time, and gives what arrived. */
export async function trade(
  {amountIn, path}: {amountIn: bigint; path: readonly Address[]},
  timestamp: bigint,
): Promise<bigint> {
  const amountOutMin = await quote(amountIn, path);
  const args = [amountIn, amountOutMin, path, trader.account.address, timestamp + 600n] as const;
  await nextBlockAt(timestamp);
  await confirm(
    await trader.writeContract({...router02, functionName: 'swapExactTokensForTokens', args}),
  );
  return amountOutMin;
}

/** The price of token1 in token0 by reserves, with 112 binary places, as the pair computes it. */
export const price1X112 = (reserve0: bigint, reserve1: bigint): bigint =>
  (reserve0 << 112n) / reserve1;

/** The same price as the pair has it now. */
export async function priceNow(): Promise<bigint> {
  const [reserve0, reserve1] = await client.readContract({...pair, functionName: 'getReserves'});
  return price1X112(reserve0, reserve1);
}

// #region logs
/** The average of that price between two times, from the reserves that the pair has logged. */
export async function averageOfLogs(
  start: {block: bigint; time: bigint; price: bigint},
  end: bigint,
): Promise<bigint> {
  const event = getAbiItem({abi: pair.abi, name: 'Sync'});
  const fromBlock = start.block + 1n;
  let {price, time: since} = start;
  let sum = 0n;
  for (const {args, blockNumber} of await client.getLogs({
    address: pair.address,
    event,
    fromBlock,
    strict: true,
  })) {
    const {timestamp} = await client.getBlock({blockNumber});
    if (timestamp > since) {
      sum += price * (timestamp - since);
      since = timestamp;
    }
    price = price1X112(args.reserve0, args.reserve1);
  }
  return (sum + price * (end - since)) / (end - start.time);
}
// #endregion logs
