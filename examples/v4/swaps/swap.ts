import assert from 'node:assert/strict';
import {
  formatEther,
  formatUnits,
  parseAbi,
  parseEther,
  parseEventLogs,
  parseUnits,
  type TransactionReceipt,
  zeroAddress,
} from 'viem';
import {client, requireBalance, run} from '../../support/chain';
import {command} from '../../universal-router/support/commands';
import {eth, printChanges} from '../../universal-router/support/printChanges';
import {atLeast, atMost} from '../../universal-router/support/quotes';
import {encode, execute, MSG_SENDER, router} from '../../universal-router/support/router';
import {listOf} from '../support/actions';
import {quoter} from '../support/lenses';
import {key, usdc} from '../support/pool';
import {withPermit2} from '../support/withPermit2';

// #region constants
const {SWEEP, V4_SWAP} = command;

const amountInWei = parseEther('1');
const amountOutUsdc = parseUnits('1000', usdc.decimals);
const amountInUsdc = parseUnits('2000', usdc.decimals);
const amountOutWei = parseEther('0.5');
/** ETH is the zero address, and so always currency0: true sells ETH, false sells USDC. */
const sellsEther = {poolKey: key, zeroForOne: true, hookData: '0x'} as const;
const sellsUsdc = {...sellsEther, zeroForOne: false} as const;
/** Sends you the ETH that is left in the router. */
const refund = [SWEEP, encode('address, address, uint256', zeroAddress, MSG_SENDER, 0n)] as const;
// #endregion constants

const tokens = [eth, usdc];
const ether = (wei: bigint) => `${formatEther(wei)} ETH`;
const dollars = (units: bigint) => `${formatUnits(units, usdc.decimals)} USDC`;

async function sellEther(): Promise<void> {
  // #region quote
  const {result} = await client.simulateContract({
    ...quoter,
    functionName: 'quoteExactInputSingle',
    args: [{...sellsEther, exactAmount: amountInWei}],
  });
  const [quotedUsdc] = result;
  const minimumUsdc = atLeast(quotedUsdc); // 0.5% less
  // #endregion quote

  console.log(`quoted ${dollars(quotedUsdc)}, at least ${dollars(minimumUsdc)}`);

  // #region sell-ether
  const actions = listOf([
    ['SWAP_EXACT_IN_SINGLE', {...sellsEther, amountIn: amountInWei, amountOutMinimum: minimumUsdc}],
    ['SETTLE_ALL', zeroAddress, amountInWei], // pays what the swap took, at most this
    ['TAKE_ALL', usdc.address, minimumUsdc], // gives you all that it left, at least this
  ]);
  await printChanges('1 ETH sold', {tokens}, async () => {
    const receipt = await execute([[V4_SWAP, actions], refund], amountInWei);
    verify(receipt, {amount0: -amountInWei, amount1: quotedUsdc});
    return receipt;
  });
  // #endregion sell-ether
}

async function buyUsdc(): Promise<void> {
  // #region quote-output
  const {result} = await client.simulateContract({
    ...quoter,
    functionName: 'quoteExactOutputSingle',
    args: [{...sellsEther, exactAmount: amountOutUsdc}],
  });
  const [quotedWei] = result;
  const maximumWei = atMost(quotedWei); // 0.5% more
  // #endregion quote-output
  console.log(`quoted ${ether(quotedWei)}, at most ${ether(maximumWei)}`);

  // #region buy-usdc
  const actions = listOf([
    [
      'SWAP_EXACT_OUT_SINGLE',
      {...sellsEther, amountOut: amountOutUsdc, amountInMaximum: maximumWei},
    ],
    ['SETTLE_ALL', zeroAddress, maximumWei],
    ['TAKE_ALL', usdc.address, amountOutUsdc],
  ]);
  await printChanges('1000 USDC bought', {tokens}, () =>
    execute([[V4_SWAP, actions], refund], maximumWei),
  );
  // #endregion buy-usdc
}

async function sellUsdc(): Promise<void> {
  const {result} = await client.simulateContract({
    ...quoter,
    functionName: 'quoteExactInputSingle',
    args: [{...sellsUsdc, exactAmount: amountInUsdc}],
  });
  const [quotedWei] = result;
  const minimumWei = atLeast(quotedWei);
  console.log(`quoted ${ether(quotedWei)}, at least ${ether(minimumWei)}`);

  // #region sell-usdc
  const actions = listOf([
    ['SWAP_EXACT_IN_SINGLE', {...sellsUsdc, amountIn: amountInUsdc, amountOutMinimum: minimumWei}],
    ['SETTLE_ALL', usdc.address, amountInUsdc], // Permit2 moves it from you to PoolManager
    ['TAKE_ALL', zeroAddress, minimumWei],
  ]);
  await withPermit2([{token: usdc.address, spender: router.address, amount: amountInUsdc}], () =>
    printChanges('2000 USDC sold', {tokens}, () => execute([[V4_SWAP, actions]])),
  );
  // #endregion sell-usdc
}

async function buyEther(): Promise<void> {
  const {result} = await client.simulateContract({
    ...quoter,
    functionName: 'quoteExactOutputSingle',
    args: [{...sellsUsdc, exactAmount: amountOutWei}],
  });
  const [quotedUsdc] = result;
  const maximumUsdc = atMost(quotedUsdc);
  console.log(`quoted ${dollars(quotedUsdc)}, at most ${dollars(maximumUsdc)}`);

  // #region buy-ether
  const actions = listOf([
    [
      'SWAP_EXACT_OUT_SINGLE',
      {...sellsUsdc, amountOut: amountOutWei, amountInMaximum: maximumUsdc},
    ],
    ['SETTLE_ALL', usdc.address, maximumUsdc], // takes what the swap needs: no refund
    ['TAKE_ALL', zeroAddress, amountOutWei],
  ]);
  await withPermit2([{token: usdc.address, spender: router.address, amount: maximumUsdc}], () =>
    printChanges('0.5 ETH bought', {tokens}, () => execute([[V4_SWAP, actions]])),
  );
  // #endregion buy-ether
}

// #region verify
const swapEvent = parseAbi([
  'event Swap(bytes32 indexed id, address indexed sender, int128 amount0, int128 amount1, uint160 sqrtPriceX96, uint128 liquidity, int24 tick, uint24 fee)',
]);

/** Compares the amounts in the log of PoolManager: negative was paid, positive was received. */
function verify({logs}: TransactionReceipt, expected: {amount0: bigint; amount1: bigint}): void {
  const swaps = parseEventLogs({abi: swapEvent, logs});
  const found = swaps.map(({args: {amount0, amount1}}) => ({amount0, amount1}));
  assert.deepEqual(found, [expected]);
}
// #endregion verify

run(async () => {
  await requireBalance(usdc, 2n * amountInUsdc);
  await sellEther();
  await buyUsdc();
  await sellUsdc();
  await buyEther();
});
