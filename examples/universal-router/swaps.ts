import {parseEther, parseUnits} from 'viem';
import {permit2, signPermit, tenMinutesAhead} from '../reverts/permit2/support/permit2';
import {approve} from '../support/allowances';
import {run} from '../support/chain';
import {usdc, weth} from '../v3/swaps/support/tokens';
import {command} from './support/commands';
import {allow, PERMIT_SINGLE} from './support/permits';
import {printChanges} from './support/printChanges';
import {
  atLeast,
  atMost,
  quoteV2,
  quoteV2Output,
  quoteV3,
  quoteV3Output,
  v3Path,
} from './support/quotes';
import {encode, execute, MSG_SENDER, router} from './support/router';

const {PERMIT2_PERMIT, V3_SWAP_EXACT_IN, V3_SWAP_EXACT_OUT} = command;
const {V2_SWAP_EXACT_IN, V2_SWAP_EXACT_OUT} = command;
const tokens = [usdc, weth];

// #region amounts
const amountInUsdc = parseUnits('1000', 6);
const amountOutWei = parseEther('0.5');
// #endregion amounts

run(async () => {
  // #region permit2-permit
  // Permit2 holds the token's allowance; the signature lends this much of it to the router, for ten minutes.
  await approve({token: usdc.address, spender: permit2.address, amount: amountInUsdc});
  const sigDeadline = await tenMinutesAhead();
  const expiration = Number(sigDeadline);
  const permit = {
    details: {token: usdc.address, amount: amountInUsdc, expiration, nonce: 0},
    ...{spender: router.address, sigDeadline},
  };
  const permitted = encode(`${PERMIT_SINGLE}, bytes`, permit, await signPermit(permit));
  // #endregion permit2-permit

  // #region v3-swap-exact-in
  const path = v3Path(usdc.address, 3_000, weth.address);
  const minimumWei = atLeast(await quoteV3(path, amountInUsdc));
  const sold = encode(
    'address, uint256, uint256, bytes, bool',
    ...[MSG_SENDER, amountInUsdc, minimumWei, path, true],
  );
  await printChanges('permit, then exact input in v3', {tokens}, () =>
    execute([
      [PERMIT2_PERMIT, permitted],
      [V3_SWAP_EXACT_IN, sold],
    ]),
  );
  // #endregion v3-swap-exact-in

  // #region v3-swap-exact-out
  const reversed = v3Path(weth.address, 3_000, usdc.address); // begins with what comes out
  const maximumUsdc = atMost(await quoteV3Output(reversed, amountOutWei));
  await allow(usdc, maximumUsdc);
  const bought = encode(
    'address, uint256, uint256, bytes, bool',
    ...[MSG_SENDER, amountOutWei, maximumUsdc, reversed, true],
  );
  await printChanges('exact output in v3', {tokens}, () => execute([[V3_SWAP_EXACT_OUT, bought]]));
  await allow(usdc, 0n);
  // #endregion v3-swap-exact-out

  // #region v2-swap-exact-in
  const pairs = [usdc.address, weth.address];
  const minimumV2Wei = atLeast(await quoteV2(pairs, amountInUsdc));
  await allow(usdc, amountInUsdc);
  const soldInV2 = encode(
    'address, uint256, uint256, address[], bool',
    ...[MSG_SENDER, amountInUsdc, minimumV2Wei, pairs, true],
  );
  await printChanges('exact input in v2', {tokens}, () => execute([[V2_SWAP_EXACT_IN, soldInV2]]));
  // #endregion v2-swap-exact-in

  // #region v2-swap-exact-out
  const maximumV2Usdc = atMost(await quoteV2Output(pairs, amountOutWei)); // the same order as above
  await allow(usdc, maximumV2Usdc);
  const boughtInV2 = encode(
    'address, uint256, uint256, address[], bool',
    ...[MSG_SENDER, amountOutWei, maximumV2Usdc, pairs, true],
  );
  await printChanges('exact output in v2', {tokens}, () =>
    execute([[V2_SWAP_EXACT_OUT, boughtInV2]]),
  );
  await allow(usdc, 0n);
  // #endregion v2-swap-exact-out
});
