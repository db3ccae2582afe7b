import {pad, parseUnits} from 'viem';
import {client, confirm, requireBalance, run, tokenOf} from '../support/chain';
import {fails} from './support/fails';
import {
  approvePermit2,
  hundredUsdc,
  inUsdc,
  leftForPermit2,
  longAgo,
  owner,
  spender,
  usdc as token,
  usdcDecimals,
} from './support/parties';
import {permit2} from './support/permit2';
import {permitSingle} from './support/typedData';

const stranger = pad('0x1', {size: 20}); // may not spend; what it tries is simulated
const fortyUsdc = parseUnits('40', usdcDecimals);
const thirtyDaysSeconds = 2_592_000;

// #region read-nonce
/** What is stored for the spender: smallest units, Unix time in seconds, the nonce to sign next. */
const readAllowance = () =>
  client.readContract({
    ...permit2,
    functionName: 'allowance',
    args: [owner, token, spender.account.address],
  });
// #endregion read-nonce

async function permitAndTake(): Promise<void> {
  // #region sign
  const now = (await client.getBlock()).timestamp;
  const [, , nonce] = await readAllowance();
  const permit = {
    details: {
      token,
      amount: hundredUsdc,
      expiration: Number(now) + thirtyDaysSeconds, // until then it may be spent
      nonce,
    },
    spender: spender.account.address,
    sigDeadline: now + 600n, // until then the signature may be submitted
  } as const;
  const signature = await client.signTypedData({...permitSingle, message: permit});
  // #endregion sign

  // #region permit
  const submit = {...permit2, functionName: 'permit'} as const;
  await confirm(await spender.writeContract({...submit, args: [owner, permit, signature]}));
  // #endregion permit
  const [stored, expiration, next] = await readAllowance();
  console.log(
    `allowed ${inUsdc(stored)} for ${expiration - Number(now)} s, nonce ${nonce} → ${next}`,
  );

  // #region transfer-from
  const take = {...permit2, functionName: 'transferFrom'} as const;
  const to = spender.account.address;
  await confirm(await spender.writeContract({...take, args: [owner, to, fortyUsdc, token]}));
  // #endregion transfer-from
  const [left] = await readAllowance();
  console.log(`took ${inUsdc(fortyUsdc)}, left ${inUsdc(left)}`);

  // #region failures
  const late = {...permit, sigDeadline: longAgo};
  const signedLate = await client.signTypedData({...permitSingle, message: late});
  const submitLate = {...submit, args: [owner, late, signedLate]} as const;
  await fails('expired deadline', spender.simulateContract(submitLate));

  const submitAgain = {...submit, args: [owner, permit, signature]} as const;
  await fails('reused nonce', spender.simulateContract(submitAgain));

  const takeTooMuch = {...take, args: [owner, to, left + 1n, token]} as const;
  await fails('excess amount', spender.simulateContract(takeTooMuch));

  // The stranger has no allowance: its stored expiration is 0.
  const takeLittle = {...take, args: [owner, to, 1n, token]} as const;
  await fails('wrong spender', client.simulateContract({...takeLittle, account: stranger}));
  // #endregion failures
}

run(async () => {
  await requireBalance(tokenOf('USDC'), hundredUsdc);
  const approvedBefore = await leftForPermit2(token);
  try {
    await approvePermit2(token, hundredUsdc);
    await permitAndTake();
  } finally {
    await approvePermit2(token, approvedBefore);
    const args = [[{token, spender: spender.account.address}]] as const;
    await confirm(await client.writeContract({...permit2, functionName: 'lockdown', args}));
  }
});
