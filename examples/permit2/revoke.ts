import {parseEventLogs} from 'viem';
import {client, confirm, run} from '../support/chain';
import {fails} from './support/fails';
import {hundredUsdc, inUsdc, owner, spender, usdc} from './support/parties';
import {permit2} from './support/permit2';
import {permitSingle} from './support/typedData';

const by = spender.account.address;

const readAllowance = () =>
  client.readContract({...permit2, functionName: 'allowance', args: [owner, usdc, by]});

run(async () => {
  const now = (await client.getBlock()).timestamp;
  const expiration = Number(now) + 86_400;

  // #region approve
  const allow = {...permit2, functionName: 'approve'} as const;
  const forADay = [usdc, by, hundredUsdc, expiration] as const;
  await confirm(await client.writeContract({...allow, args: forADay}));
  // #endregion approve
  const [amount, until, nonce] = await readAllowance();
  console.log(`allowed ${inUsdc(amount)} for ${until - Number(now)} s, nonce ${nonce}`);

  // #region one-block
  // 0 stands for the time of this block: the allowance ends with it.
  const forOneBlock = [usdc, by, hundredUsdc, 0] as const;
  const receipt = await confirm(await client.writeContract({...allow, args: forOneBlock}));
  const {timestamp} = await client.getBlock({blockNumber: receipt.blockNumber});
  const [, end] = await readAllowance();
  console.log(`ends with its own block: ${BigInt(end) === timestamp}`);
  // #endregion one-block
  // #region approval-event
  const [approval] = parseEventLogs({...permit2, eventName: 'Approval', logs: receipt.logs});
  console.log(`expiration in the event: ${approval?.args.expiration}`);
  // #endregion approval-event

  await confirm(await client.writeContract({...allow, args: forADay}));
  const waiting = {
    details: {token: usdc, amount: hundredUsdc, expiration, nonce},
    spender: by,
    sigDeadline: now + 600n,
  } as const;
  const signature = await client.signTypedData({...permitSingle, message: waiting});

  // #region lockdown
  const pairs = [{token: usdc, spender: by}] as const;
  const lock = {...permit2, functionName: 'lockdown', args: [pairs]} as const;
  await confirm(await client.writeContract(lock));
  const [locked, same] = await readAllowance();
  console.log(`after lockdown: ${inUsdc(locked)}, expiration kept: ${same === expiration}`);
  // #endregion lockdown

  // #region waiting-permit
  // A permit that was signed before still counts: its nonce has not been used.
  const submit = {...permit2, functionName: 'permit', args: [owner, waiting, signature]} as const;
  await spender.simulateContract(submit);
  console.log('a permit signed before the lockdown would pass');
  // #endregion waiting-permit

  // #region invalidate-nonces
  const args = [usdc, by, nonce + 1] as const;
  const invalidate = {...permit2, functionName: 'invalidateNonces'} as const;
  await confirm(await client.writeContract({...invalidate, args}));
  await fails('invalidated', spender.simulateContract(submit));
  // #endregion invalidate-nonces
  await fails('same nonce again', client.simulateContract({...invalidate, args}));
  const far = [usdc, by, nonce + 65_537] as const;
  await fails('65,536 at once', client.simulateContract({...invalidate, args: far}));
});
