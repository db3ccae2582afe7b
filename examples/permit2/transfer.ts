import {erc20Abi, pad, parseEventLogs} from 'viem';
import {client, confirm, requireBalance, run, tokenOf} from '../support/chain';
import {fails} from './support/fails';
import {freeNonce} from './support/freeNonce';
import {
  approvePermit2,
  hundredUsdc,
  inUsdc,
  leftForPermit2,
  longAgo,
  owner,
  spender,
  usdc,
} from './support/parties';
import {permit2} from './support/permit2';
import {permitTransferFrom} from './support/typedData';

const to = spender.account.address;
const stranger = pad('0x1', {size: 20}); // is not the signed spender; what it tries is simulated

async function signAndTake(): Promise<void> {
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
  const args = [permit, details, owner, signature] as const;
  const receipt = await confirm(await spender.writeContract({...take, args}));
  // #endregion use
  const [taken] = parseEventLogs({abi: erc20Abi, eventName: 'Transfer', logs: receipt.logs});
  console.log(`took ${inUsdc(taken?.args.value ?? 0n)}`);
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
  await fails('wrong spender', client.simulateContract({...takeFresh, account: stranger}));
  // #endregion failures
}

run(async () => {
  await requireBalance(tokenOf('USDC'), hundredUsdc);
  const approvedBefore = await leftForPermit2(usdc);
  try {
    await approvePermit2(usdc, hundredUsdc * 2n);
    await signAndTake();
  } finally {
    await approvePermit2(usdc, approvedBefore);
  }
});
