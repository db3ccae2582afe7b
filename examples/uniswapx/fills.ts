import assert from 'node:assert/strict';
import {erc20Abi, isAddressEqual, parseEventLogs} from 'viem';
import {client, confirm} from '../support/chain';
import {runOnSandbox} from '../support/runOnSandbox';
import {show, usdc, weth} from '../v3/flash/support/market';
import {setTime, setTimeOfNextBlock, startTime} from './support/clock';
import {approve, filler, permit2, reactor} from './support/contracts';
import {draftOrder, inputWei, outputStart, signOrder, walletOf} from './support/order';

runOnSandbox('fills an order at a time that it sets', async () => {
  const wallet = walletOf(0);
  const fromBlock = await client.getBlockNumber();
  await approve(client, {token: weth.address, spender: permit2.address, amount: inputWei});
  await approve(filler, {token: usdc.address, spender: reactor.address, amount: outputStart});
  await setTime(startTime - 100);
  const order = (await draftOrder(wallet, startTime)).build();
  const signed = await signOrder(order, wallet);
  await setTimeOfNextBlock(startTime + 45);
  await confirm(
    await filler.writeContract({
      ...reactor,
      functionName: 'execute',
      args: [signed],
      gas: 500_000n,
    }),
  );
  const swapper = client.account.address;

  // #region fills
  const fills = await client.getContractEvents({
    ...reactor,
    eventName: 'Fill',
    args: {swapper}, // or orderHash, or filler
    fromBlock,
    strict: true,
  });
  for (const {args, transactionHash} of fills) {
    const {logs} = await client.getTransactionReceipt({hash: transactionHash});
    const transfers = parseEventLogs({abi: erc20Abi, eventName: 'Transfer', logs});
    console.log(`order   ${args.orderHash}, nonce ${args.nonce}`);
    console.log(`filler  ${args.filler}`);
    for (const {address, args: moved} of transfers) {
      const token = [weth, usdc].find((one) => isAddressEqual(one.address, address));
      if (!token) continue;
      const amount = show(moved.value, token);
      if (isAddressEqual(moved.from, swapper)) console.log(`gave    ${amount}`);
      if (isAddressEqual(moved.to, swapper)) console.log(`got     ${amount}`);
    }
  }
  // #endregion fills
  assert.deepEqual(
    fills.map(({args}) => args.orderHash),
    [order.hash()],
  );
});
