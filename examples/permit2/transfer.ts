import {client, confirm, run} from '../support/chain';
import {fails} from './support/fails';
import {freeNonce} from './support/freeNonce';
import {
  approvePermit2,
  balanceOf,
  hundredUsdc,
  inUsdc,
  leftForPermit2,
  longAgo,
  owner,
  spender,
  usdc,
} from './support/parties';
import {permit2} from './support/permit2';
import {stranger} from './support/stranger';
import {permitTransferFrom} from './support/typedData';

const to = spender.account.address;

run(async () => {
  await approvePermit2(usdc, hundredUsdc * 2n);
  const before = await balanceOf(usdc, to);

  // #region sign
  const now = (await client.getBlock()).timestamp;
  const permit = {
    permitted: {token: usdc, amount: hundredUsdc},
    nonce: await freeNonce(owner),
    deadline: now + 600n,
  } as const;
  // The spender is signed, but not sent: Permit2 puts its caller there.
  const message = {...permit, spender: to};
  const signature = await client.signTypedData({...permitTransferFrom, message});
  // #endregion sign

  // #region use
  const take = {...permit2, functionName: 'permitTransferFrom'} as const;
  const details = {to, requestedAmount: hundredUsdc - 1n} as const;
  await confirm(await spender.writeContract({...take, args: [permit, details, owner, signature]}));
  // #endregion use
  console.log(`took ${inUsdc((await balanceOf(usdc, to)) - before)}`);
  console.log(`ERC-20 approval left: ${inUsdc(await leftForPermit2(usdc))}`);

  // #region failures
  const late = {...permit, deadline: longAgo};
  const signedLate = await client.signTypedData({
    ...permitTransferFrom,
    message: {...late, spender: to},
  });
  const takeLate = {...take, args: [late, details, owner, signedLate]} as const;
  await fails('expired deadline', spender.simulateContract(takeLate));

  // What was not taken of the 100 USDC cannot be taken later.
  const takeRest = {...take, args: [permit, {to, requestedAmount: 1n}, owner, signature]} as const;
  await fails('reused nonce', spender.simulateContract(takeRest));

  const fresh = {...permit, nonce: await freeNonce(owner)};
  const signedFresh = await client.signTypedData({
    ...permitTransferFrom,
    message: {...fresh, spender: to},
  });
  const tooMuch = {to, requestedAmount: hundredUsdc + 1n};
  const takeTooMuch = {...take, args: [fresh, tooMuch, owner, signedFresh]} as const;
  await fails('excess amount', spender.simulateContract(takeTooMuch));

  const takeFresh = {...take, args: [fresh, details, owner, signedFresh]} as const;
  await fails('wrong spender', stranger.simulateContract(takeFresh));
  // #endregion failures
});
