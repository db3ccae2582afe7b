import {parseEther, parseUnits} from 'viem';
import {permit2, signPermit, tenMinutesAhead} from '../reverts/permit2/support/permit2';
import {approve} from '../support/allowances';
import {run} from '../support/chain';
import {usdc, weth} from '../v3/swaps/support/tokens';
import {command} from './support/commands';
import {PERMIT_SINGLE} from './support/permits';
import {eth, printChanges} from './support/printChanges';
import {atLeast, atMost, quoteV2, quoteV3, quoteV3Output, v3Path} from './support/quotes';
import {
  ADDRESS_THIS,
  CONTRACT_BALANCE,
  encode,
  execute,
  MSG_SENDER,
  router,
} from './support/router';
import {v2Swap, v3Swap} from './support/swapTypes';

const {PERMIT2_PERMIT, V3_SWAP_EXACT_IN, V3_SWAP_EXACT_OUT, V2_SWAP_EXACT_IN} = command;
const {WRAP_ETH, UNWRAP_WETH, SWEEP} = command;

// #region amounts
const amountInWei = parseEther('1');
const amountInUsdc = parseUnits('1000', 6);
const amountOutUsdc = parseUnits('1000', 6);
const toUsdc = v3Path(weth.address, 3_000, usdc.address);
const toWeth = v3Path(usdc.address, 3_000, weth.address);
const tokens = [eth, usdc, weth];
// #endregion amounts

async function etherIn(): Promise<void> {
  // #region ether-in
  const minimumUsdc = atLeast(await quoteV3(toUsdc, amountInWei));
  const wrap = encode('address, uint256', ADDRESS_THIS, amountInWei);
  const sell = encode(v3Swap, MSG_SENDER, amountInWei, minimumUsdc, toUsdc, false);
  await printChanges('ETH in', {tokens}, () =>
    execute(
      [
        [WRAP_ETH, wrap],
        [V3_SWAP_EXACT_IN, sell],
      ],
      amountInWei,
    ),
  );
  // #endregion ether-in
}

async function etherOut(): Promise<void> {
  // #region ether-out
  await approve({token: usdc.address, spender: permit2.address, amount: amountInUsdc});
  const sigDeadline = await tenMinutesAhead();
  const expiration = Number(sigDeadline);
  const permit = {
    details: {token: usdc.address, amount: amountInUsdc, expiration, nonce: 0},
    ...{spender: router.address, sigDeadline},
  };
  const permitted = encode(`${PERMIT_SINGLE}, bytes`, permit, await signPermit(permit));
  const minimumWei = atLeast(await quoteV3(toWeth, amountInUsdc));
  const sell = encode(v3Swap, ADDRESS_THIS, amountInUsdc, minimumWei, toWeth, true);
  const unwrap = encode('address, uint256', MSG_SENDER, minimumWei);
  await printChanges('ETH out', {tokens}, () =>
    execute([
      [PERMIT2_PERMIT, permitted],
      [V3_SWAP_EXACT_IN, sell],
      [UNWRAP_WETH, unwrap],
    ]),
  );
  // #endregion ether-out
}

async function exactOutput(): Promise<void> {
  // #region exact-output
  const reversed = v3Path(usdc.address, 3_000, weth.address); // begins with what comes out
  const maximumWei = atMost(await quoteV3Output(reversed, amountOutUsdc));
  const wrap = encode('address, uint256', ADDRESS_THIS, maximumWei);
  const buy = encode(v3Swap, MSG_SENDER, amountOutUsdc, maximumWei, reversed, false);
  const refund = encode('address, uint256', MSG_SENDER, 0n); // whatever the swap did not need
  await printChanges('exact output with refund', {tokens}, () =>
    execute(
      [
        [WRAP_ETH, wrap],
        [V3_SWAP_EXACT_OUT, buy],
        [UNWRAP_WETH, refund],
      ],
      maximumWei,
    ),
  );
  // #endregion exact-output
}

async function twoMarkets(): Promise<void> {
  // #region two-markets
  const half = amountInWei / 2n;
  const pairs = [weth.address, usdc.address];
  const quotes = [await quoteV3(toUsdc, half), await quoteV2(pairs, half)] as const;
  const minimums = quotes.map(atLeast);
  const wrap = encode('address, uint256', ADDRESS_THIS, amountInWei);
  const inV3 = encode(v3Swap, ADDRESS_THIS, half, minimums[0], toUsdc, false);
  const inV2 = encode(v2Swap, ADDRESS_THIS, CONTRACT_BALANCE, minimums[1], pairs, false);
  const sweep = encode(
    'address, address, uint160',
    ...[usdc.address, MSG_SENDER, atLeast(quotes[0] + quotes[1])],
  );
  await printChanges('half in v3, half in v2', {tokens}, () =>
    execute(
      [
        [WRAP_ETH, wrap],
        [V3_SWAP_EXACT_IN, inV3],
        [V2_SWAP_EXACT_IN, inV2],
        [SWEEP, sweep],
      ],
      amountInWei,
    ),
  );
  // #endregion two-markets
}

run(async () => {
  await etherIn();
  await etherOut();
  await exactOutput();
  await twoMarkets();
});
