import type {Address} from 'viem';
import {client, confirm, run} from '../support/chain';
import {fails} from './support/fails';
import {
  approvePermit2,
  hundredUsdc,
  inUni,
  inUsdc,
  longAgo,
  owner,
  spender,
  twoUni,
  uni,
  usdc,
} from './support/parties';
import {permit2} from './support/permit2';
import {stranger} from './support/stranger';
import {permitBatch} from './support/typedData';

const to = spender.account.address;
const thirtyDaysSeconds = 2_592_000;

const readAllowance = (token: Address) =>
  client.readContract({...permit2, functionName: 'allowance', args: [owner, token, to]});

run(async () => {
  await approvePermit2(usdc, hundredUsdc);
  await approvePermit2(uni, twoUni);

  // #region sign
  const now = (await client.getBlock()).timestamp;
  const expiration = Number(now) + thirtyDaysSeconds;
  // Each token counts its own nonce.
  const [, , nonceUsdc] = await readAllowance(usdc);
  const [, , nonceUni] = await readAllowance(uni);
  const permit = {
    details: [
      {token: usdc, amount: hundredUsdc, expiration, nonce: nonceUsdc},
      {token: uni, amount: twoUni, expiration, nonce: nonceUni},
    ],
    spender: to,
    sigDeadline: now + 600n,
  } as const;
  const signature = await client.signTypedData({...permitBatch, message: permit});
  // #endregion sign

  // #region permit
  const submit = {...permit2, functionName: 'permit'} as const;
  await confirm(await spender.writeContract({...submit, args: [owner, permit, signature]}));
  // #endregion permit
  console.log(`allowed ${inUsdc((await readAllowance(usdc))[0])}`);
  console.log(`allowed ${inUni((await readAllowance(uni))[0])}`);

  // #region transfer-from
  const take = {...permit2, functionName: 'transferFrom'} as const;
  const transfers = [
    {from: owner, to, amount: hundredUsdc / 2n, token: usdc},
    {from: owner, to, amount: twoUni, token: uni},
  ] as const;
  await confirm(await spender.writeContract({...take, args: [transfers]}));
  // #endregion transfer-from
  console.log(`left ${inUsdc((await readAllowance(usdc))[0])}`);
  console.log(`left ${inUni((await readAllowance(uni))[0])}`);

  // #region failures
  const late = {...permit, sigDeadline: longAgo};
  const signedLate = await client.signTypedData({...permitBatch, message: late});
  const submitLate = {...submit, args: [owner, late, signedLate]} as const;
  await fails('expired deadline', spender.simulateContract(submitLate));

  const submitAgain = {...submit, args: [owner, permit, signature]} as const;
  await fails('reused nonce', spender.simulateContract(submitAgain));

  // 50 USDC are left, but no UNI.
  const takeAgain = {...take, args: [transfers]} as const;
  await fails('excess amount', spender.simulateContract(takeAgain));
  await fails('wrong spender', stranger.simulateContract(takeAgain));
  // #endregion failures
});
