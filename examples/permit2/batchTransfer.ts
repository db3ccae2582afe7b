import {client, confirm, run} from '../support/chain';
import {fails} from './support/fails';
import {freeNonce} from './support/freeNonce';
import {
  approvePermit2,
  balanceOf,
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
import {permitBatchTransferFrom} from './support/typedData';

const to = spender.account.address;

run(async () => {
  await approvePermit2(usdc, hundredUsdc * 2n);
  await approvePermit2(uni, twoUni * 2n);
  const before = [await balanceOf(usdc, to), await balanceOf(uni, to)] as const;

  // #region sign
  const now = (await client.getBlock()).timestamp;
  const permit = {
    permitted: [
      {token: usdc, amount: hundredUsdc},
      {token: uni, amount: twoUni},
    ],
    nonce: await freeNonce(owner), // one for all tokens
    deadline: now + 600n,
  } as const;
  const message = {...permit, spender: to};
  const signature = await client.signTypedData({...permitBatchTransferFrom, message});
  // #endregion sign

  // #region use
  const take = {...permit2, functionName: 'permitTransferFrom'} as const;
  // One entry for each signed token, in the same order; 0 takes nothing of it.
  const details = [
    {to, requestedAmount: hundredUsdc},
    {to, requestedAmount: 0n},
  ] as const;
  await confirm(await spender.writeContract({...take, args: [permit, details, owner, signature]}));
  // #endregion use
  console.log(`took ${inUsdc((await balanceOf(usdc, to)) - before[0])}`);
  console.log(`took ${inUni((await balanceOf(uni, to)) - before[1])}`);

  // #region failures
  const late = {...permit, deadline: longAgo};
  const signedLate = await client.signTypedData({
    ...permitBatchTransferFrom,
    message: {...late, spender: to},
  });
  const takeLate = {...take, args: [late, details, owner, signedLate]} as const;
  await fails('expired deadline', spender.simulateContract(takeLate));

  const takeAgain = {...take, args: [permit, details, owner, signature]} as const;
  await fails('reused nonce', spender.simulateContract(takeAgain));

  const fresh = {...permit, nonce: await freeNonce(owner)};
  const signedFresh = await client.signTypedData({
    ...permitBatchTransferFrom,
    message: {...fresh, spender: to},
  });
  const tooMuch = [details[0], {to, requestedAmount: twoUni + 1n}] as const;
  const takeTooMuch = {...take, args: [fresh, tooMuch, owner, signedFresh]} as const;
  await fails('excess amount', spender.simulateContract(takeTooMuch));

  const takeFresh = {...take, args: [fresh, details, owner, signedFresh]} as const;
  await fails('wrong spender', stranger.simulateContract(takeFresh));
  // #endregion failures
});
