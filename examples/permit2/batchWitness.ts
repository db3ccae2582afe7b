import {hashStruct} from 'viem';
import {client, clientOf, confirm, run} from '../support/chain';
import {fails} from './support/fails';
import {freeNonce} from './support/freeNonce';
import {
  approvePermit2,
  balanceOf,
  hundredUsdc,
  inUni,
  inUsdc,
  owner,
  spender,
  twoUni,
  uni,
  usdc,
} from './support/parties';
import {permit2} from './support/permit2';
import {permitBatchDeposit, witnessTypeString} from './support/typedData';

const to = spender.account.address;
const {Deposit} = permitBatchDeposit.types;

run(async () => {
  await approvePermit2(usdc, hundredUsdc);
  await approvePermit2(uni, twoUni);
  const before = [await balanceOf(usdc, to), await balanceOf(uni, to)] as const;
  const deposit = {beneficiary: clientOf(3).account.address};

  // #region use
  const permit = {
    permitted: [
      {token: usdc, amount: hundredUsdc},
      {token: uni, amount: twoUni},
    ],
    nonce: await freeNonce(owner),
    deadline: (await client.getBlock()).timestamp + 600n,
  } as const;
  const message = {...permit, spender: to, witness: deposit};
  const signature = await client.signTypedData({...permitBatchDeposit, message});

  const take = {...permit2, functionName: 'permitWitnessTransferFrom'} as const;
  const details = [
    {to, requestedAmount: hundredUsdc},
    {to, requestedAmount: twoUni},
  ] as const;
  const witness = hashStruct({primaryType: 'Deposit', types: {Deposit}, data: deposit});
  const args = [permit, details, owner, witness, witnessTypeString, signature] as const;
  await confirm(await spender.writeContract({...take, args}));
  // #endregion use
  console.log(`took ${inUsdc((await balanceOf(usdc, to)) - before[0])}`);
  console.log(`took ${inUni((await balanceOf(uni, to)) - before[1])}`);

  // #region failures
  await fails('reused nonce', spender.simulateContract({...take, args}));
  const [one] = details;
  const short = [permit, [one], owner, witness, witnessTypeString, signature] as const;
  await fails('one transfer', spender.simulateContract({...take, args: short}));
  // #endregion failures
});
