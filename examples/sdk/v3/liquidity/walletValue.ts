import assert from 'node:assert/strict';
import type {CurrencyAmount, Price, Token} from '@uniswap/sdk-core';
import type {Position} from '@uniswap/v3-sdk';
import JSBI from 'jsbi';
import {type Address, isAddress} from 'viem';
import {account, client, isSandbox, run} from '../../../support/chain';
import {poolAddress} from '../../support/readPool';
import {amountOf, balanceOf, baseUnits, DAI, UNI, USDC, WETH} from '../../support/tokens';
import {manager} from './support/manager';
import {idsOf, readOne} from './support/positionsOf';
import {priceInUsdc} from './support/usdcPrices';

// #region constants
/** The tokens that have a value here: the maker of a token can also make a price for it. */
const valued = [USDC, WETH, DAI, UNI];
// #endregion constants

// #region owner
/** The wallet that OWNER names; else the account, and on the local chain the one that filled the pools. */
async function chosenOwner(): Promise<Address> {
  const {OWNER} = process.env;
  if (OWNER && isAddress(OWNER)) return OWNER;
  if (OWNER) throw new Error(`OWNER=${OWNER} is not an address`);
  if (!(await isSandbox())) return account;
  return client.readContract({...manager, functionName: 'ownerOf', args: [1n]});
}
// #endregion owner

type Found = Awaited<ReturnType<typeof readOne>>;
type Amount = CurrencyAmount<Token>;
type Prices = ReadonlyMap<string, Price<Token, Token>>;

// #region read
/** The positions of a wallet; one that cannot be read is named, and does not hide the others. */
async function readWallet(owner: Address, blockNumber: bigint): Promise<Found[]> {
  const ids = await idsOf(owner, blockNumber);
  console.log(`the wallet holds ${ids.length} positions`);
  const read = async (tokenId: bigint) => {
    try {
      return await readOne(tokenId, {account: owner, blockNumber});
    } catch (error) {
      console.log(`${tokenId}  left out: ${String(error).split('\n', 2).join(' ')}`);
      return undefined;
    }
  };
  return (await Promise.all(ids.map(read))).filter((one) => one !== undefined);
}
// #endregion read

// #region prices
/** What each valued token of these positions costs in USDC, by its address. */
async function pricesFor(found: readonly Found[]): Promise<Prices> {
  const tokens = found.flatMap(({position: {pool}}) => [pool.token0, pool.token1]);
  const prices = new Map<string, Price<Token, Token>>();
  for (const token of valued.filter((one) => tokens.some((other) => other.equals(one)))) {
    const price = await priceInUsdc(token);
    if (price) prices.set(token.address, price);
  }
  return prices;
}
// #endregion prices

// #region value
/** What a position would pay now, what it is owed, and both in USDC as far as tokens have prices. */
function valueOf({position, owed}: Found, prices: Prices) {
  const {amount0, amount1, pool} = position;
  const fees = [amountOf(pool.token0, owed[0]), amountOf(pool.token1, owed[1])];
  const amounts = [amount0, amount1];
  const worth = [...amounts, ...fees]
    .map((amount) => prices.get(amount.currency.address)?.quote(amount))
    .reduce<Amount>((sum, part) => (part ? sum.add(part) : sum), amountOf(USDC, 0n));
  const unpriced = [pool.token0, pool.token1].filter(({address}) => !prices.has(address));
  return {amounts, fees, worth, unpriced};
}
// #endregion value

// #region state
function stateOf({pool, tickLower, tickUpper, liquidity}: Position): string {
  if (JSBI.equal(liquidity, JSBI.BigInt(0))) return 'empty';
  if (pool.tickCurrent < tickLower) return `all ${pool.token0.symbol}`;
  return pool.tickCurrent < tickUpper ? 'earns fees' : `all ${pool.token1.symbol}`;
}
// #endregion state

/** Amounts for people: "12.34567 USDC + 0.5 WETH". */
const showRounded = (amounts: readonly Amount[]): string =>
  amounts.map((amount) => `${amount.toSignificant(7)} ${amount.currency.symbol}`).join(' + ');

async function main(): Promise<void> {
  const owner = await chosenOwner();
  const found = await readWallet(owner, await client.getBlockNumber());
  const prices = await pricesFor(found);

  let total = amountOf(USDC, 0n);
  for (const one of found) {
    const {token0, token1, fee} = one.position.pool;
    const {amounts, fees, worth, unpriced} = valueOf(one, prices);
    const without = unpriced.map(({symbol}) => `, ${symbol} not valued`).join('');
    const pool = `${token0.symbol}/${token1.symbol} ${fee / 10_000}%`;
    console.log(`${one.tokenId}  ${pool}, ${stateOf(one.position)}`);
    console.log(`    holds  ${showRounded(amounts)}`);
    console.log(`    fees   ${showRounded(fees)}`);
    console.log(`    worth  ${worth.toFixed(2)} USDC${without}`);
    total = total.add(worth);
  }
  console.log(`together worth ${total.toFixed(2)} USDC`);
  if (await isSandbox()) await verify(found);
}

/** On the local chain no other account adds liquidity: the pools must hold what the positions are due. */
async function verify(found: readonly Found[]): Promise<void> {
  // #region verify
  const due = new Map<string, {token: Token; pool: Address; amount: bigint}>();
  for (const {position, owed} of found) {
    const {token0, token1, fee} = position.pool;
    const pool = poolAddress(token0, token1, fee);
    const held = [position.amount0, position.amount1] as const;
    for (const [at, share] of held.entries()) {
      const token = share.currency;
      const key = `${pool} ${token.address}`;
      const amount = baseUnits(share) + (owed[at] ?? 0n);
      due.set(key, {token, pool, amount: amount + (due.get(key)?.amount ?? 0n)});
    }
  }
  for (const {token, pool, amount} of due.values()) {
    const rest = baseUnits(await balanceOf(token, pool)) - amount;
    assert.ok(rest >= 0n && rest < 100n); // each rounds for itself, by a base unit
  }
  // #endregion verify
  console.log('the pools hold exactly that, but for roundings');
}

run(main, {sends: false});
