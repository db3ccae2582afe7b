import {parseEventLogs, zeroAddress} from 'viem';
import {client, confirm, run} from '../../support/chain';
import {uni, usdc, weth} from '../../reverts/v2/support/v2';
import {actAs, factory} from './support/contracts';

async function createPair(): Promise<void> {
  // #region create-pair
  const args = [weth, uni] as const; // in either order
  const hash = await client.writeContract({...factory, functionName: 'createPair', args});
  const {logs} = await confirm(hash);
  const [created] = parseEventLogs({...factory, eventName: 'PairCreated', logs});
  console.log(`token0 is ${created?.args.token0 === uni ? 'UNI' : 'WETH'}`);
  console.log(`pair number ${created?.args.count}`);
  // #endregion create-pair

  // #region get-pair
  const pairs = await Promise.all(
    [[weth, uni] as const, [uni, weth] as const, [uni, usdc] as const].map((tokens) =>
      client.readContract({...factory, functionName: 'getPair', args: tokens}),
    ),
  );
  console.log(
    `either order gives the pair: ${pairs[0] === created?.args.pair && pairs[0] === pairs[1]}`,
  );
  console.log(`no such pair: ${pairs[2]}`);
  // #endregion get-pair
}

async function listPairs(): Promise<void> {
  // #region all-pairs
  const count = await client.readContract({...factory, functionName: 'allPairsLength'});
  const newest = await client.readContract({
    ...factory,
    functionName: 'allPairs',
    args: [count - 1n], // the first pair is number 0
  });
  const asked = await client.readContract({...factory, functionName: 'getPair', args: [weth, uni]});
  console.log(`${count} pairs, the newest is UNI/WETH: ${newest === asked}`);
  // #endregion all-pairs
}

async function setFeeTo(): Promise<void> {
  // #region set-fee-to
  const setter = await client.readContract({...factory, functionName: 'feeToSetter'});
  const feeTo = () => client.readContract({...factory, functionName: 'feeTo'});
  console.log(`protocol fee is off: ${(await feeTo()) === zeroAddress}`);

  // On the local chain anybody may act as the setter.
  const account = await actAs(setter);
  const args = [client.account.address] as const;
  const call = {...factory, account, functionName: 'setFeeTo', args} as const;
  await confirm(await client.writeContract(call));
  console.log(`protocol fee is on: ${(await feeTo()) === client.account.address}`);
  // #endregion set-fee-to

  // #region set-fee-to-setter
  const next = [client.account.address] as const;
  const hand = {...factory, account, functionName: 'setFeeToSetter', args: next} as const;
  await confirm(await client.writeContract(hand));
  const now = await client.readContract({...factory, functionName: 'feeToSetter'});
  console.log(`another setter: ${now === client.account.address}`);
  // #endregion set-fee-to-setter
}

run(async () => {
  await createPair();
  await listPairs();
  await setFeeTo();
});
