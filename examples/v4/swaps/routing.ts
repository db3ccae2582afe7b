import {parseEther, parseUnits, zeroAddress} from 'viem';
import {client, requireBalance, run} from '../../support/chain';
import {weth} from '../../v3/swaps/support/tokens';
import {command} from '../../universal-router/support/commands';
import {eth, printChanges} from '../../universal-router/support/printChanges';
import {atLeast, atMost, quoteV3, v3Path} from '../../universal-router/support/quotes';
import {
  ADDRESS_THIS,
  CONTRACT_BALANCE,
  encode,
  execute,
  MSG_SENDER,
  router,
} from '../../universal-router/support/router';
import {v3Swap} from '../../universal-router/support/swapTypes';
import {listOf} from '../support/actions';
import {quoter} from '../support/lenses';
import {key, usdc} from '../support/pool';
import {withPermit2} from '../support/withPermit2';
import {cheapKey, dai, oneEther, pools, quoteSingle, step, usdcForDai} from './support/route';

const {SWEEP, V3_SWAP_EXACT_IN, V4_SWAP, WRAP_ETH} = command;
const tokens = [eth, usdc, dai];
const sellsEther = {poolKey: key, zeroForOne: true, hookData: '0x'} as const;
const sellsUsdc = {...sellsEther, zeroForOne: false} as const;
const toUsdc = v3Path(weth.address, 3_000, usdc.address);
const sweep = (currency: `0x${string}`, least: bigint) =>
  [SWEEP, encode('address, address, uint256', currency, MSG_SENDER, least)] as const;
const refund = sweep(zeroAddress, 0n); // whatever ETH is left

async function pathInput(): Promise<void> {
  // #region path-input
  // Each step names the currency that it gives.
  const path = [step(usdc.address, pools.deep), step(dai.address, pools.stable)];
  const {result} = await client.simulateContract({
    ...quoter,
    functionName: 'quoteExactInput',
    args: [{exactCurrency: zeroAddress, path, exactAmount: oneEther}],
  });
  const leastDai = atLeast(result[0]);
  const swap = {
    ...{currencyIn: zeroAddress, path},
    ...{amountIn: oneEther, amountOutMinimum: leastDai},
  };
  const actions = listOf([
    ['SWAP_EXACT_IN', swap],
    ['SETTLE_ALL', zeroAddress, oneEther],
    ['TAKE_ALL', dai.address, leastDai],
  ]);
  // #endregion path-input
  await printChanges('ETH → USDC → DAI, exact input', {tokens}, () =>
    execute([[V4_SWAP, actions], refund], oneEther),
  );
}

async function pathOutput(): Promise<void> {
  // #region path-output
  // Each step names the currency that it takes; the order stays that of the trade.
  const path = [step(zeroAddress, pools.deep), step(usdc.address, pools.stable)];
  const amountOut = parseUnits('1000', dai.decimals);
  const {result} = await client.simulateContract({
    ...quoter,
    functionName: 'quoteExactOutput',
    args: [{exactCurrency: dai.address, path, exactAmount: amountOut}],
  });
  const mostWei = atMost(result[0]);
  const swap = {currencyOut: dai.address, path, amountOut, amountInMaximum: mostWei};
  const actions = listOf([
    ['SWAP_EXACT_OUT', swap],
    ['SETTLE_ALL', zeroAddress, mostWei],
    ['TAKE_ALL', dai.address, amountOut],
  ]);
  // #endregion path-output
  await printChanges('ETH → USDC → DAI, exact output', {tokens}, () =>
    execute([[V4_SWAP, actions], refund], mostWei),
  );
}

async function twoPools(): Promise<void> {
  // #region two-pools
  const half = oneEther / 2n;
  const inDeep = sellsEther;
  const inCheap = {...sellsEther, poolKey: cheapKey};
  const quotes = [await quoteSingle(inDeep, half), await quoteSingle(inCheap, half)] as const;
  const [leastInDeep, leastInCheap] = [atLeast(quotes[0]), atLeast(quotes[1])];
  const actions = listOf([
    ['SWAP_EXACT_IN_SINGLE', {...inDeep, amountIn: half, amountOutMinimum: leastInDeep}],
    ['SWAP_EXACT_IN_SINGLE', {...inCheap, amountIn: half, amountOutMinimum: leastInCheap}],
    ['SETTLE_ALL', zeroAddress, oneEther], // once for both
    ['TAKE_ALL', usdc.address, leastInDeep + leastInCheap],
  ]);
  // #endregion two-pools
  await printChanges('half at 0.3%, half at 0.05%', {tokens}, () =>
    execute([[V4_SWAP, actions], refund], oneEther),
  );
}

async function settleFirst(): Promise<void> {
  const amountIn = parseUnits('2000', usdc.decimals);
  const leastWei = atLeast(await quoteSingle(sellsUsdc, amountIn));
  // #region settle-first
  const actions = listOf([
    ['SETTLE', usdc.address, amountIn, true], // you pay through Permit2: a credit
    ['SWAP_EXACT_IN_SINGLE', {...sellsUsdc, amountIn: 0n, amountOutMinimum: leastWei}], // all of it
    ['TAKE_ALL', zeroAddress, leastWei],
  ]);
  // #endregion settle-first
  await withPermit2([{token: usdc.address, spender: router.address, amount: amountIn}], () =>
    printChanges('paid first', {tokens}, () => execute([[V4_SWAP, actions]])),
  );
}

async function afterV3(): Promise<void> {
  const quotedUsdc = await quoteV3(toUsdc, oneEther);
  const leastDai = atLeast(await quoteSingle(usdcForDai, quotedUsdc));
  // #region after-v3
  const wrap = encode('address, uint256', ADDRESS_THIS, oneEther);
  const leastUsdc = atLeast(quotedUsdc);
  const inV3 = encode(v3Swap, ADDRESS_THIS, oneEther, leastUsdc, toUsdc, false);
  const inV4 = listOf([
    ['SETTLE', usdc.address, CONTRACT_BALANCE, false], // all USDC that the router holds
    ['SWAP_EXACT_IN_SINGLE', {...usdcForDai, amountIn: 0n, amountOutMinimum: leastDai}],
    ['TAKE_ALL', dai.address, leastDai],
  ]);
  const steps = [
    [WRAP_ETH, wrap],
    [V3_SWAP_EXACT_IN, inV3],
    [V4_SWAP, inV4],
  ] as const;
  // #endregion after-v3
  await printChanges('WETH → USDC in v3, USDC → DAI in v4', {tokens}, () =>
    execute(steps, oneEther),
  );
}

async function split(): Promise<void> {
  const half = parseEther('0.5');
  const [quotedV3, quotedV4] = [await quoteV3(toUsdc, half), await quoteSingle(sellsEther, half)];
  // #region split
  const wrap = encode('address, uint256', ADDRESS_THIS, half);
  const inV3 = encode(v3Swap, ADDRESS_THIS, half, atLeast(quotedV3), toUsdc, false);
  const inV4 = listOf([
    ['SWAP_EXACT_IN_SINGLE', {...sellsEther, amountIn: half, amountOutMinimum: atLeast(quotedV4)}],
    ['SETTLE', zeroAddress, half, false], // the router pays with the ETH that it kept
    ['TAKE', usdc.address, ADDRESS_THIS, 0n], // the router keeps all of the output
  ]);
  const steps = [
    [WRAP_ETH, wrap],
    [V3_SWAP_EXACT_IN, inV3],
    [V4_SWAP, inV4],
    sweep(usdc.address, atLeast(quotedV3 + quotedV4)), // one minimum for both
    refund,
  ] as const;
  // #endregion split
  await printChanges('half in v3, half in v4', {tokens}, () => execute(steps, oneEther));
}

run(async () => {
  await requireBalance(usdc, parseUnits('2000', usdc.decimals));
  await pathInput();
  await pathOutput();
  await twoPools();
  await settleFirst();
  await afterV3();
  await split();
});
