import {parseEther, parseUnits, zeroAddress} from 'viem';
import {permit2, tenMinutesAhead} from '../reverts/permit2/support/permit2';
import {approve} from '../support/allowances';
import {client, clientOf, run} from '../support/chain';
import {balance, uni, usdc, weth} from '../v3/swaps/support/tokens';
import {command} from './support/commands';
import {allow, PERMIT_BATCH, signPermitBatch} from './support/permits';
import {eth, printChanges} from './support/printChanges';
import {atLeast, quoteV3, v3Path} from './support/quotes';
import {
  ADDRESS_THIS,
  CONTRACT_BALANCE,
  encode,
  execute,
  MSG_SENDER,
  router,
} from './support/router';

const {WRAP_ETH, UNWRAP_WETH, TRANSFER, SWEEP, PAY_PORTION} = command;
const {PERMIT2_TRANSFER_FROM, PERMIT2_PERMIT_BATCH, PERMIT2_TRANSFER_FROM_BATCH} = command;
const {V3_SWAP_EXACT_IN, BALANCE_CHECK_ERC20} = command;
const ETH = zeroAddress;
const owner = client.account.address;
const friend = clientOf(1).account.address;
const oneEther = parseEther('1');

run(async () => {
  // #region wrap-eth
  // The value of the call is what the router wraps.
  const wrapped = encode('address, uint256', MSG_SENDER, oneEther);
  await printChanges('WRAP_ETH', {tokens: [eth, weth]}, () =>
    execute([[WRAP_ETH, wrapped]], oneEther),
  );
  // #endregion wrap-eth

  // #region unwrap-weth
  // UNWRAP_WETH takes all WETH of the router: first let it have some.
  await allow(weth, oneEther);
  const fetched = encode('address, address, uint160', weth.address, ADDRESS_THIS, oneEther);
  const unwrapped = encode('address, uint256', MSG_SENDER, oneEther); // at least this much
  await printChanges('PERMIT2_TRANSFER_FROM, UNWRAP_WETH', {tokens: [weth, eth]}, () =>
    execute([
      [PERMIT2_TRANSFER_FROM, fetched],
      [UNWRAP_WETH, unwrapped],
    ]),
  );
  // #endregion unwrap-weth

  // #region transfer
  // A quarter of an ETH to a friend; SWEEP gives the rest back.
  const given = encode('address, address, uint256', ETH, friend, oneEther / 4n);
  const rest = encode('address, address, uint160', ETH, MSG_SENDER, (oneEther * 3n) / 4n);
  await printChanges('TRANSFER, SWEEP', {tokens: [eth]}, () =>
    execute(
      [
        [TRANSFER, given],
        [SWEEP, rest],
      ],
      oneEther,
    ),
  );
  // #endregion transfer

  // #region pay-portion
  // The router sells 1 ETH, keeps the USDC, pays 0.25% of it as a fee, and gives the rest to the caller.
  const path = v3Path(weth.address, 3_000, usdc.address);
  const minimumUsdc = atLeast(await quoteV3(path, oneEther));
  const feeBips = 25n;
  const afterFee = (minimumUsdc * (10_000n - feeBips)) / 10_000n;
  const toRouter = encode('address, uint256', ADDRESS_THIS, CONTRACT_BALANCE);
  const sold = encode(
    'address, uint256, uint256, bytes, bool',
    ...[ADDRESS_THIS, CONTRACT_BALANCE, minimumUsdc, path, false],
  );
  const fee = encode('address, address, uint256', usdc.address, friend, feeBips);
  const swept = encode('address, address, uint160', usdc.address, MSG_SENDER, afterFee);
  const sell = () =>
    execute(
      [
        [WRAP_ETH, toRouter],
        [V3_SWAP_EXACT_IN, sold],
        [PAY_PORTION, fee],
        [SWEEP, swept],
      ],
      oneEther,
    );
  await printChanges('PAY_PORTION, SWEEP', {tokens: [eth, usdc]}, sell);
  await printChanges('the same again, for the friend', {tokens: [usdc], of: friend}, sell);
  // #endregion pay-portion

  // #region permit2-permit-batch
  // One signature for two tokens, one transfer of both.
  const [amountUsdc, amountUni] = [parseUnits('100', 6), parseEther('2')];
  await approve({token: usdc.address, spender: permit2.address, amount: amountUsdc});
  await approve({token: uni.address, spender: permit2.address, amount: amountUni});
  const sigDeadline = await tenMinutesAhead();
  const expiration = Number(sigDeadline);
  const permit = {
    details: [
      {token: usdc.address, amount: amountUsdc, expiration, nonce: 0},
      {token: uni.address, amount: amountUni, expiration, nonce: 0},
    ],
    ...{spender: router.address, sigDeadline},
  };
  const permitted = encode(`${PERMIT_BATCH}, bytes`, permit, await signPermitBatch(permit));
  const transfers = encode('(address from, address to, uint160 amount, address token)[]', [
    {from: owner, to: friend, amount: amountUsdc, token: usdc.address},
    {from: owner, to: friend, amount: amountUni, token: uni.address},
  ]);
  await printChanges(
    'PERMIT2_PERMIT_BATCH, PERMIT2_TRANSFER_FROM_BATCH',
    {tokens: [usdc, uni]},
    () =>
      execute([
        [PERMIT2_PERMIT_BATCH, permitted],
        [PERMIT2_TRANSFER_FROM_BATCH, transfers],
      ]),
  );
  // #endregion permit2-permit-batch

  // #region balance-check-erc20
  // A last look at the account, whoever paid it: it must hold the minimum more than before.
  const quoted = await quoteV3(path, oneEther);
  const expected = (await balance(usdc)) + atLeast(quoted);
  const toCaller = encode(
    'address, uint256, uint256, bytes, bool',
    ...[MSG_SENDER, CONTRACT_BALANCE, atLeast(quoted), path, false],
  );
  const checked = encode('address, address, uint256', owner, usdc.address, expected);
  await printChanges('BALANCE_CHECK_ERC20', {tokens: [eth, usdc]}, () =>
    execute(
      [
        [WRAP_ETH, toRouter],
        [V3_SWAP_EXACT_IN, toCaller],
        [BALANCE_CHECK_ERC20, checked],
      ],
      oneEther,
    ),
  );
  // #endregion balance-check-erc20
});
