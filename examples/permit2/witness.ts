import {type Address, hashStruct} from 'viem';
import {client, clientOf, confirm, run} from '../support/chain';
import {fails} from './support/fails';
import {freeNonce} from './support/freeNonce';
import {
  approvePermit2,
  balanceOf,
  hundredUsdc,
  inUsdc,
  longAgo,
  owner,
  spender,
  usdc,
} from './support/parties';
import {permit2} from './support/permit2';
import {stranger} from './support/stranger';
import {permitDeposit, witnessTypeString} from './support/typedData';

const to = spender.account.address;
const beneficiary = clientOf(3).account.address;

// #region hash-witness
/** What the calling contract passes as witness: the hash of the struct that the owner signed. */
const witnessOf = (deposit: {beneficiary: Address}) =>
  hashStruct({primaryType: 'Deposit', types: permitDeposit.types, data: deposit});
// #endregion hash-witness

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
  const message = {...permit, spender: to, witness: {beneficiary}};
  const signature = await client.signTypedData({...permitDeposit, message});
  // #endregion sign

  // #region use
  const take = {...permit2, functionName: 'permitWitnessTransferFrom'} as const;
  const details = {to, requestedAmount: hundredUsdc} as const;
  const witness = witnessOf({beneficiary});
  const args = [permit, details, owner, witness, witnessTypeString, signature] as const;
  await confirm(await spender.writeContract({...take, args}));
  // #endregion use
  console.log(`took ${inUsdc((await balanceOf(usdc, to)) - before)}`);

  // #region failures
  const late = {...permit, deadline: longAgo};
  const signedLate = await client.signTypedData({
    ...permitDeposit,
    message: {...message, ...late},
  });
  const lateArgs = [late, details, owner, witness, witnessTypeString, signedLate] as const;
  await fails('expired deadline', spender.simulateContract({...take, args: lateArgs}));
  await fails('reused nonce', spender.simulateContract({...take, args}));

  const fresh = {...permit, nonce: await freeNonce(owner)};
  const signed = await client.signTypedData({...permitDeposit, message: {...message, ...fresh}});
  const tooMuch = {to, requestedAmount: hundredUsdc + 1n};
  const tooMuchArgs = [fresh, tooMuch, owner, witness, witnessTypeString, signed] as const;
  await fails('excess amount', spender.simulateContract({...take, args: tooMuchArgs}));

  const freshArgs = [fresh, details, owner, witness, witnessTypeString, signed] as const;
  await fails('wrong spender', stranger.simulateContract({...take, args: freshArgs}));

  const another = witnessOf({beneficiary: stranger.account.address});
  const otherArgs = [fresh, details, owner, another, witnessTypeString, signed] as const;
  await fails('other witness', spender.simulateContract({...take, args: otherArgs}));
  // #endregion failures
});
