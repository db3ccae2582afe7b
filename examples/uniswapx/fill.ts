import assert from 'node:assert/strict';
import {erc20Abi, getAddress, parseEventLogs, parseUnits} from 'viem';
import {client, confirm} from '../support/chain';
import {runOnSandbox} from '../support/runOnSandbox';
import {balance, quote, router, show, usdc, weth} from '../v3/flash/support/market';
import {setTime, setTimeOfNextBlock, startTime} from './support/clock';
import {approve, deployExecutor, filler, permit2, reactor, resolve} from './support/contracts';
import {draftOrder, inputWei, outputEnd, signOrder, walletOf} from './support/order';

// #region constants
const feePips = 500; // the pool that buys the WETH takes 0.05%
const toleranceBps = 10n; // the pool may give 0.1% less than it was quoted for
const gasCostUsdc = parseUnits('1', usdc.decimals); // what the transaction may cost the filler
// #endregion constants

runOnSandbox('sets the time at which an order is filled', async () => {
  const swapper = walletOf(0);
  const executor = await deployExecutor();
  await setTime(startTime - 100);

  // #region approve
  await approve(client, {token: weth.address, spender: permit2.address, amount: inputWei});
  // #endregion approve
  const order = (await draftOrder(swapper, startTime)).build();
  const signed = await signOrder(order, swapper);
  const swap = {tokenIn: weth.address, tokenOut: usdc.address, amountIn: inputWei, fee: feePips};
  // The swapper's worst price is within 1% of what the pool gives.
  assert.ok(outputEnd >= ((await quote(swap)) * 99n) / 100n);
  assert.equal(order.getSigner(signed.sig), swapper.address);
  console.log('signed      1 WETH for 2010 USDC, falling to 1980 USDC in 90 s');

  // #region choose
  const profitAt = async (timestampSeconds: number) => {
    await setTime(timestampSeconds); // on a public chain: wait for the next block
    const {outputs} = await resolve(signed);
    const owed = outputs.reduce((sum, {amount}) => sum + amount, 0n);
    const bought = ((await quote(swap)) * (10_000n - toleranceBps)) / 10_000n;
    return {owed, profitMin: bought - owed};
  };
  let seconds = 0;
  let offer = await profitAt(startTime);
  while (offer.profitMin < gasCostUsdc) {
    console.log(`${String(seconds).padStart(3)} s       owes ${show(offer.owed, usdc)}: too early`);
    seconds += 12;
    offer = await profitAt(startTime + seconds);
  }
  // #endregion choose
  console.log(`${String(seconds).padStart(3)} s       owes ${show(offer.owed, usdc)}: fill`);

  // #region fill
  const holders = {swapper: client.account.address, filler: filler.account.address} as const;
  const before = {
    swapper: await balance(usdc, holders.swapper),
    filler: await balance(usdc, holders.filler),
    swapperWei: await client.getBalance({address: holders.swapper}),
  };
  const {request} = await filler.simulateContract({
    ...executor,
    functionName: 'fill',
    args: [signed, {feePips, profitMin: offer.profitMin}],
  });
  await setTimeOfNextBlock(startTime + seconds + 12);
  const receipt = await confirm(await filler.writeContract(request));
  const received = (await balance(usdc, holders.swapper)) - before.swapper;
  const profit = (await balance(usdc, holders.filler)) - before.filler;
  // #endregion fill
  console.log(`mined at ${seconds + 12} s`);
  console.log(`swapper     gave ${show(inputWei, weth)}, got ${show(received, usdc)}, paid no gas`);
  console.log(`filler      profit ${show(profit, usdc)}, at least ${show(offer.profitMin, usdc)}`);

  // #region verify
  const [log] = parseEventLogs({abi: reactor.abi, eventName: 'Fill', logs: receipt.logs});
  assert.equal(log?.args.orderHash, order.hash());
  assert.equal(log.args.filler, getAddress(executor.address));
  assert.equal(await client.getBalance({address: holders.swapper}), before.swapperWei);
  for (const token of [weth, usdc]) {
    assert.equal(await balance(token, executor.address), 0n);
    for (const spender of [reactor.address, router] as const) {
      const args = [executor.address, spender] as const;
      const call = {address: token.address, abi: erc20Abi, functionName: 'allowance'} as const;
      assert.equal(await client.readContract({...call, args}), 0n);
    }
  }
  // #endregion verify
  console.log('the executor holds nothing and allows nothing');
});
