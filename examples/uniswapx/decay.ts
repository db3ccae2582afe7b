import assert from 'node:assert/strict';
import {BigNumber} from 'ethers';
import {client, clientOf, confirm} from '../support/chain';
import {runOnSandbox} from '../support/runOnSandbox';
import {balance, show, usdc, weth} from '../v3/flash/support/market';
import {setTime, setTimeOfNextBlock, startTime, tester} from './support/clock';
import {approve, filler, permit2, reactor, resolve} from './support/contracts';
import {
  decaySeconds,
  draftOrder,
  inputWei,
  outputStart,
  signOrder,
  walletOf,
  type SignedOrder,
} from './support/order';

const swapper = walletOf(0);
const other = clientOf(2);

/** What the swapper receives when somebody fills at this second, from tokens of their own. */
async function paid(order: SignedOrder, seconds: number, from = filler): Promise<bigint> {
  const snapshot = await tester.snapshot();
  const before = await balance(usdc, client.account.address);
  await setTimeOfNextBlock(startTime + seconds);
  await confirm(
    await from.writeContract({...reactor, functionName: 'execute', args: [order], gas: 500_000n}),
  );
  const after = await balance(usdc, client.account.address);
  await tester.revert({id: snapshot});
  return after - before;
}

runOnSandbox('sets the time at which an order is filled', async () => {
  await approve(client, {token: weth.address, spender: permit2.address, amount: inputWei});
  for (const direct of [filler, other]) {
    const amount = (outputStart * 10_010n) / 10_000n; // the dearest of these fills
    await approve(direct, {token: usdc.address, spender: reactor.address, amount});
  }
  await setTime(startTime - 100);

  const open = await signOrder((await draftOrder(swapper, startTime)).build(), swapper);
  for (const seconds of [-12, 0, 20, 45, decaySeconds]) {
    const snapshot = await tester.snapshot();
    await setTime(startTime + seconds);
    const asked = (await resolve(open)).outputs[0]?.amount ?? 0n;
    await tester.revert({id: snapshot});
    assert.equal(await paid(open, seconds), asked);
    console.log(`${String(seconds).padStart(3)} s  ${show(asked, usdc)}`);
  }

  const draft = await draftOrder(swapper, startTime);
  draft.exclusiveFiller(filler.account.address, BigNumber.from(10));
  const reserved = await signOrder(draft.build(), swapper);
  console.log(`named filler at 0 s      ${show(await paid(reserved, 0), usdc)}`);
  console.log(`another filler at 0 s    ${show(await paid(reserved, 0, other), usdc)}`);
  console.log(`another filler at 1 s    ${show(await paid(reserved, 1, other), usdc)}`);

  // An amount of which 0.1% is no whole number of raw units.
  const odd = {input: inputWei, start: outputStart + 1n, end: outputStart + 1n};
  const oddDraft = await draftOrder(swapper, startTime, odd);
  oddDraft.exclusiveFiller(filler.account.address, BigNumber.from(10));
  const oddOrder = await signOrder(oddDraft.build(), swapper);
  await setTime(startTime);
  const scaled = (await resolve(oddOrder)).outputs[0]?.amount ?? 0n;
  console.log(`${show(odd.start, usdc)} are ${show(scaled, usdc)} for another filler`);
});
