import {getCancelSingleParams} from '@uniswap/uniswapx-sdk';
import {BigNumber} from 'ethers';
import {printFailure} from '../sdk/support/printFailure';
import {client, clientOf, confirm} from '../support/chain';
import {runOnSandbox} from '../support/runOnSandbox';
import {weth} from '../v3/flash/support/market';
import {setTime, startTime, tester} from './support/clock';
import {approve, deployExecutor, filler, permit2, resolve} from './support/contracts';
import {
  decaySeconds,
  draftOrder,
  graceSeconds,
  inputWei,
  signOrder,
  walletOf,
  type SignedOrder,
} from './support/order';

const swapper = walletOf(0);
const plan = {feePips: 500, profitMin: 1_000_000n}; // 1 USDC
const lastSecond = startTime + decaySeconds + graceSeconds;

runOnSandbox('sets the time at which an order is filled', async () => {
  const executor = await deployExecutor();
  const fill = (order: SignedOrder, from = filler) =>
    client.simulateContract({
      ...executor,
      functionName: 'fill',
      args: [order, plan],
      account: from.account,
    });
  await setTime(startTime);
  const order = (await draftOrder(swapper, startTime)).build();
  const signed = await signOrder(order, swapper);

  await printFailure('Permit2 may not take the input', () => fill(signed));
  await approve(client, {token: weth.address, spender: permit2.address, amount: inputWei});
  await printFailure('too early for the profit', () => fill(signed));
  await printFailure('started by a stranger', () => fill(signed, clientOf(9)));

  // #region reserved
  const named = clientOf(5).account.address;
  const draft = await draftOrder(swapper, startTime + decaySeconds);
  draft.exclusiveFiller(named, BigNumber.from(0));
  const reserved = await signOrder(draft.build(), swapper);
  await printFailure('reserved for another filler', () => resolve(reserved));
  // #endregion reserved

  const snapshot = await tester.snapshot();
  // #region cancel
  const {word, mask} = getCancelSingleParams(order.info.nonce);
  const cancel = await client.writeContract({
    ...permit2,
    functionName: 'invalidateUnorderedNonces',
    args: [word.toBigInt(), mask.toBigInt()],
  });
  await confirm(cancel);
  await printFailure('cancelled by its swapper', () => resolve(signed));
  // #endregion cancel
  await tester.revert({id: snapshot});

  // #region filled
  await setTime(startTime + decaySeconds);
  const {request} = await filler.simulateContract({
    ...executor,
    functionName: 'fill',
    args: [signed, plan],
  });
  await confirm(await filler.writeContract(request));
  await printFailure('filled already', () => resolve(signed));
  // #endregion filled

  await setTime(lastSecond + 1);
  await printFailure('after the deadline', () => resolve(signed));
});
