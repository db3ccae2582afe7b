import {encodeFunctionData, maxUint128, parseEther, parseEventLogs, parseUnits} from 'viem';
import {client, confirm, deadlineIn, run} from '../../../support/chain';
import {showBoth} from '../../../support/pair';
import {tradeBothWays} from '../../liquidity/support/market';
import {approveDesired, mintParams, revokeApprovals} from '../../liquidity/support/mintPosition';
import {
  amountsToAdd,
  minimumsToRemove,
  positionWithin,
  readPool,
} from '../../liquidity/support/plan';
import {manager} from './support/manager';

const account = client.account.address;

const both = (amount0: bigint, amount1: bigint): string => showBoth({usdc: amount0, weth: amount1});

async function read(tokenId: bigint): Promise<bigint> {
  // #region positions
  const position = await client.readContract({
    ...manager,
    functionName: 'positions',
    args: [tokenId],
  });
  const [, , , , fee, tickLower, tickUpper, liquidity, , , tokensOwed0, tokensOwed1] = position;
  console.log(`fee ${fee / 10_000}%, ticks ${tickLower} to ${tickUpper}`);
  console.log(`liquidity ${liquidity}, on record as owed ${both(tokensOwed0, tokensOwed1)}`);
  // #endregion positions
  return liquidity;
}

async function mint(): Promise<bigint> {
  // #region mint
  // Amounts for the price of now, minimums for a price 0.5% away, a deadline in ten minutes.
  const params = await mintParams(account);
  await approveDesired(manager.address, params);
  const hash = await client.writeContract({...manager, functionName: 'mint', args: [params]});
  const {logs} = await confirm(hash);
  const [added] = parseEventLogs({...manager, eventName: 'IncreaseLiquidity', logs});
  // #endregion mint
  if (!added) throw new Error(`${hash} added no liquidity`);
  const {tokenId, liquidity, amount0, amount1} = added.args;
  console.log(`liquidity ${liquidity} for ${both(amount0, amount1)}`);
  await revokeApprovals(manager.address);
  return tokenId;
}

async function increase(tokenId: bigint): Promise<void> {
  // #region increase
  const budget = {usdc: parseUnits('5000', 6), wei: parseEther('2.5')};
  const amounts = amountsToAdd(positionWithin(await readPool(), budget.usdc, budget.wei));
  await approveDesired(manager.address, amounts);
  const args = [{tokenId, ...amounts, deadline: await deadlineIn(600n)}] as const;
  const call = {...manager, functionName: 'increaseLiquidity', args} as const;
  const {result} = await client.simulateContract({...call, account});
  await confirm(await client.writeContract(call));
  const [added, amount0, amount1] = result;
  console.log(`liquidity + ${added} for ${both(amount0, amount1)}`);
  // #endregion increase
  await revokeApprovals(manager.address);
}

async function decrease(tokenId: bigint, liquidity: bigint): Promise<void> {
  // #region decrease
  const minimums = minimumsToRemove(await readPool(), liquidity);
  const args = [{tokenId, liquidity, ...minimums, deadline: await deadlineIn(600n)}] as const;
  const call = {...manager, functionName: 'decreaseLiquidity', args} as const;
  const {logs} = await confirm(await client.writeContract(call));
  const [removed] = parseEventLogs({...manager, eventName: 'DecreaseLiquidity', logs});
  // #endregion decrease
  if (!removed) throw new Error('no liquidity was removed');
  console.log(
    `liquidity - ${removed.args.liquidity} for ${both(removed.args.amount0, removed.args.amount1)}`,
  );
}

async function collect(tokenId: bigint): Promise<void> {
  // #region collect
  // The largest maximums ask for everything: fees and removed liquidity.
  const args = [
    {tokenId, recipient: account, amount0Max: maxUint128, amount1Max: maxUint128},
  ] as const;
  const call = {...manager, functionName: 'collect', args} as const;
  const {result} = await client.simulateContract({...call, account}); // what is owed, to the unit
  await confirm(await client.writeContract(call));
  console.log(`collected ${both(...result)}`);
  // #endregion collect
}

async function leave(tokenId: bigint, liquidity: bigint): Promise<void> {
  // #region burn
  const minimums = minimumsToRemove(await readPool(), liquidity);
  const removal = {tokenId, liquidity, ...minimums, deadline: await deadlineIn(600n)};
  const all = {tokenId, recipient: account, amount0Max: maxUint128, amount1Max: maxUint128};
  const steps = [
    encodeFunctionData({...manager, functionName: 'decreaseLiquidity', args: [removal]}),
    encodeFunctionData({...manager, functionName: 'collect', args: [all]}),
    encodeFunctionData({...manager, functionName: 'burn', args: [tokenId]}),
  ];
  const call = {...manager, functionName: 'multicall', args: [steps]} as const;
  const {logs} = await confirm(await client.writeContract(call));
  // #endregion burn
  const [paid] = parseEventLogs({...manager, eventName: 'Collect', logs});
  const [gone] = parseEventLogs({...manager, eventName: 'Transfer', logs});
  console.log(`collected ${both(paid?.args.amount0 ?? 0n, paid?.args.amount1 ?? 0n)}`);
  console.log(`NFT burnt, to ${gone?.args.to}`);
}

async function history(tokenId: bigint): Promise<void> {
  // #region history
  for (const eventName of ['IncreaseLiquidity', 'DecreaseLiquidity', 'Collect'] as const) {
    const query = {...manager, eventName, args: {tokenId}, fromBlock: 0n} as const;
    for (const {args} of await client.getContractEvents(query)) {
      console.log(`${eventName.padEnd(17)}  ${both(args.amount0 ?? 0n, args.amount1 ?? 0n)}`);
    }
  }
  // #endregion history
}

run(async () => {
  const tokenId = await mint();
  await read(tokenId);
  await tradeBothWays(parseUnits('100000', 6)); // others pay fees
  await read(tokenId);
  await increase(tokenId);
  const liquidity = await read(tokenId);
  await decrease(tokenId, liquidity / 2n);
  await read(tokenId);
  await collect(tokenId);
  await leave(tokenId, liquidity - liquidity / 2n);
  await history(tokenId);
});
