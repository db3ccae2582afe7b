import assert from 'node:assert/strict';
import {type Address, erc20Abi, formatUnits, parseEventLogs} from 'viem';
import {withAllowances} from '../../support/allowances';
import {client, clientOf, confirm} from '../../support/chain';
import {runOnSandbox} from '../../support/runOnSandbox';
import {buyListed} from './support/buyListed';
import {
  allowancesOf,
  createCall,
  creator,
  findPool,
  type FirstPosition,
  firstPosition,
  firstPrice,
  higher,
  listed,
  lower,
  mintCall,
  priceFrom,
  quoted,
  sqrtPriceAt,
} from './support/newPool';

const wrongPrice = '5'; // half of what the market pays

/** Sends the mint, with the calls before it, and gives what the position took. */
async function add(params: FirstPosition, before: readonly `0x${string}`[] = []) {
  const args = [[...before, mintCall(params)]] as const;
  const {logs} = await withAllowances(allowancesOf(params), async () =>
    confirm(await client.writeContract({...creator, functionName: 'multicall', args})),
  );
  const [added] = parseEventLogs({...creator, eventName: 'IncreaseLiquidity', logs});
  assert.ok(added);
  return byToken(added.args.amount0, added.args.amount1);
}

/** Whole tokens of what stands in the pool's order. */
function byToken(amount0: bigint, amount1: bigint) {
  const [ofListed, ofQuoted] = lower === listed ? [amount0, amount1] : [amount1, amount0];
  return {
    listed: Number(formatUnits(ofListed, listed.decimals)),
    quoted: Number(formatUnits(ofQuoted, quoted.decimals)),
  };
}

type Held = ReturnType<typeof byToken>;

/** What a pool holds of both tokens. */
async function heldBy(pool: Address): Promise<Held> {
  const [of0, of1] = await Promise.all(
    [lower, higher].map(({address}) =>
      client.readContract({address, abi: erc20Abi, functionName: 'balanceOf', args: [pool]}),
    ),
  );
  return byToken(of0 ?? 0n, of1 ?? 0n);
}

const show = ({listed: one, quoted: other}: Held): string =>
  `${one.toFixed(2)} ${listed.symbol} + ${other.toFixed(2)} ${quoted.symbol}`;

/** What both are worth where the market pays the right price. */
const worth = (held: Held): number => held.listed * Number(firstPrice) + held.quoted;

/** The loss of the account that provides the first liquidity at half the price. */
async function loseAtHalfThePrice(): Promise<void> {
  // #region loss
  const given = await add(await firstPosition(wrongPrice), [createCall(sqrtPriceAt(wrongPrice))]);
  const {paid, bought} = await buyListed(clientOf(1), {sqrtPriceLimitX96: sqrtPriceAt(firstPrice)});
  const left = await heldBy((await findPool())?.address ?? '0x');
  // #endregion loss
  const amounts = {
    listed: Number(formatUnits(bought, listed.decimals)),
    quoted: Number(formatUnits(paid, quoted.decimals)),
  };
  const gain = amounts.listed * Number(firstPrice) - amounts.quoted;
  console.log(`created at ${wrongPrice}, the market pays ${firstPrice}`);
  console.log(`put in      ${show(given)}, worth ${worth(given).toFixed(2)}`);
  console.log(`left there  ${show(left)}, worth ${worth(left).toFixed(2)}`);
  console.log(`a trader    paid ${amounts.quoted.toFixed(2)} for ${amounts.listed.toFixed(2)}`);
  console.log(`            and gained ${gain.toFixed(2)} ${quoted.symbol}`);
}

/** Brings an empty pool to the right price, by a position of dust and a trade against it. */
async function repairEmptyPool(): Promise<void> {
  const fee = 10_000; // another pool, at 1%
  const other = clientOf(1);
  const args = [lower.address, higher.address, fee, sqrtPriceAt(wrongPrice)] as const;
  const functionName = 'createAndInitializePoolIfNecessary';
  await confirm(await other.writeContract({...creator, functionName, args}));

  // #region repair
  const dust = scaled(await firstPosition(wrongPrice), 1_000_000n); // at the price that it has
  const given = await add({...dust, fee, tickLower: -887_200, tickUpper: 887_200});
  const limit = {sqrtPriceLimitX96: sqrtPriceAt(firstPrice), fee};
  const {paid} = await buyListed(client, limit);
  const pool = await findPool(fee);
  assert.equal(pool?.sqrtPriceX96, sqrtPriceAt(firstPrice));
  // #endregion repair
  const dustText = `${given.listed} ${listed.symbol} + ${given.quoted} ${quoted.symbol}`;
  console.log(`an empty pool of 1%, created at ${wrongPrice} by another account`);
  console.log(`dust        ${dustText}`);
  console.log(`trade       paid ${formatUnits(paid, quoted.decimals)} ${quoted.symbol}`);
  console.log(`price       ${priceFrom(pool.sqrtPriceX96)}`);
}

/** The same position with a fraction of its amounts. */
const scaled = (params: FirstPosition, divisor: bigint): FirstPosition => ({
  ...params,
  amount0Desired: params.amount0Desired / divisor,
  amount1Desired: params.amount1Desired / divisor,
  amount0Min: params.amount0Min / divisor,
  amount1Min: params.amount1Min / divisor,
});

runOnSandbox('acts for a trader, too', async () => {
  await loseAtHalfThePrice();
  await repairEmptyPool();
});
