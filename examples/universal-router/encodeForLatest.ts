import {maxUint256, parseEther, parseUnits, zeroAddress} from 'viem';
import {clientOf, run} from '../support/chain';
import {usdc, weth} from '../v3/swaps/support/tokens';
import {command} from './support/commands';
import {eth, printChanges} from './support/printChanges';
import {printForLatest} from './support/printForLatest';
import {atLeast, atMost, quoteV2, quoteV3, quoteV3Output, v3Path} from './support/quotes';
import {ADDRESS_THIS, CONTRACT_BALANCE, encode, execute, MSG_SENDER} from './support/router';
import {hopPriceX36, v2SwapSince2_1_1, v3SwapSince2_1_1} from './support/swapTypes';
import {v4PathSince2_1_1, v4SingleSince2_1_1} from './support/v4SwapTypes';

const {V3_SWAP_EXACT_IN, V3_SWAP_EXACT_OUT, V2_SWAP_EXACT_IN, WRAP_ETH} = command;
const V4_SWAP = 0x10;
const PAY_PORTION_FULL_PRECISION = 0x07;

const amountInWei = parseEther('1');
const amountInUsdc = parseUnits('1000', 6);
const amountOutUsdc = parseUnits('1000', 6);
const toUsdc = v3Path(weth.address, 3_000, usdc.address);
const toWeth = v3Path(usdc.address, 3_000, weth.address);

async function etherIn(): Promise<void> {
  const minimumUsdc = atLeast(await quoteV3(toUsdc, amountInWei));
  // #region ether-in
  const sell = encode(
    v3SwapSince2_1_1,
    ...[MSG_SENDER, amountInWei, minimumUsdc, toUsdc, false, []],
  );
  // #endregion ether-in
  printForLatest('ETH in', [V3_SWAP_EXACT_IN, sell]);
}

async function etherOut(): Promise<void> {
  const minimumWei = atLeast(await quoteV3(toWeth, amountInUsdc));
  // #region ether-out
  const sell = encode(
    v3SwapSince2_1_1,
    ...[ADDRESS_THIS, amountInUsdc, minimumWei, toWeth, true, []],
  );
  // #endregion ether-out
  printForLatest('ETH out', [V3_SWAP_EXACT_IN, sell]);
}

async function exactOutput(): Promise<void> {
  const reversed = v3Path(usdc.address, 3_000, weth.address);
  const maximumWei = atMost(await quoteV3Output(reversed, amountOutUsdc));
  // #region exact-output
  const buy = encode(
    v3SwapSince2_1_1,
    ...[MSG_SENDER, amountOutUsdc, maximumWei, reversed, false, []],
  );
  // #endregion exact-output
  printForLatest('exact output with refund', [V3_SWAP_EXACT_OUT, buy]);
}

async function twoMarkets(): Promise<void> {
  const half = amountInWei / 2n;
  const pairs = [weth.address, usdc.address];
  const minimumInV3 = atLeast(await quoteV3(toUsdc, half));
  const minimumInV2 = atLeast(await quoteV2(pairs, half));
  // #region two-markets
  // One pool, one hop, one limit: here the price at which the whole swap gives its minimum.
  const inV3 = encode(
    v3SwapSince2_1_1,
    ...[ADDRESS_THIS, half, minimumInV3, toUsdc, false, [hopPriceX36(minimumInV3, half)]],
  );
  const inV2 = encode(
    v2SwapSince2_1_1,
    ...[ADDRESS_THIS, CONTRACT_BALANCE, minimumInV2, pairs, false],
    [hopPriceX36(minimumInV2, half)],
  );
  // #endregion two-markets
  printForLatest('half in v3', [V3_SWAP_EXACT_IN, inV3]);
  printForLatest('half in v2', [V2_SWAP_EXACT_IN, inV2]);
}

function portion(): void {
  const friend = clientOf(1).account.address;
  // #region pay-portion-full-precision
  const share = parseEther('0.0025'); // 0.25% of 10^18
  const fee = encode('address, address, uint256', usdc.address, friend, share);
  // #endregion pay-portion-full-precision
  printForLatest('a share', [PAY_PORTION_FULL_PRECISION, fee]);
}

/** Shows that 2.0 does not read the sixth value. */
async function ignored(): Promise<void> {
  const minimumUsdc = atLeast(await quoteV3(toUsdc, amountInWei));
  // #region ignored
  // No price reaches this limit, and 2.0 swaps.
  const wrap = encode('address, uint256', ADDRESS_THIS, amountInWei);
  const sell = encode(
    v3SwapSince2_1_1,
    ...[MSG_SENDER, amountInWei, minimumUsdc, toUsdc, false, [maxUint256]],
  );
  await printChanges('six values sent to 2.0', {tokens: [eth, usdc]}, () =>
    execute(
      [
        [WRAP_ETH, wrap],
        [V3_SWAP_EXACT_IN, sell],
      ],
      amountInWei,
    ),
  );
  // #endregion ignored
}

async function v4(): Promise<void> {
  const minimumUsdc = atLeast(await quoteV3(toUsdc, amountInWei));
  // #region v4
  const amounts = {amountIn: amountInWei, amountOutMinimum: minimumUsdc};
  const pool = {fee: 3_000, tickSpacing: 60, hooks: zeroAddress};
  const limit = hopPriceX36(minimumUsdc, amountInWei);

  // ETH is the zero address in v4, and always currency0.
  const poolKey = {...pool, currency0: zeroAddress, currency1: usdc.address};
  const inOnePool = encode(v4SingleSince2_1_1, {
    ...{...amounts, poolKey, zeroForOne: true, minHopPriceX36: limit, hookData: '0x'},
  });
  const path = [{...pool, intermediateCurrency: usdc.address, hookData: '0x'}];
  const alongPath = encode(v4PathSince2_1_1, {
    ...{...amounts, currencyIn: zeroAddress, path, minHopPriceX36: [limit]},
  });
  // #endregion v4
  printForLatest('v4, one pool', [V4_SWAP, encode('bytes, bytes[]', '0x06', [inOnePool])]);
  printForLatest('v4, a path', [V4_SWAP, encode('bytes, bytes[]', '0x07', [alongPath])]);
}

run(async () => {
  await etherIn();
  await etherOut();
  await exactOutput();
  await twoMarkets();
  portion();
  await ignored();
  await v4();
});
