import {parseAbi} from 'viem';
import {client, confirm, run} from '../support/chain';
import {deploy} from '../support/contract';
import {fails} from './support/fails';
import {approvePermit2, hundredUsdc, inUsdc, owner, usdc} from './support/parties';
import {permit2} from './support/permit2';
import {stranger} from './support/stranger';
import {permitSingle} from './support/typedData';

const thief = stranger.account.address;

const abi = [
  ...permit2.abi,
  ...parseAbi([
    'struct Details { address token; uint160 amount; uint48 expiration; uint48 nonce; }',
    'struct Single { Details details; address spender; uint256 sigDeadline; }',
    'function deposit(uint160 amount)',
    'function permitAndDeposit(Single permit, bytes signature, uint160 amount)',
    'function depositAllowed(address from, uint160 amount)',
    'function depositOf(address account) view returns (uint256)',
  ]),
] as const;

const checked = {file: 'examples/permit2/AllowedDeposits.sol', contract: 'AllowedDeposits'};
const unsafe = {file: 'examples/permit2/UncheckedDeposits.sol', contract: 'UncheckedDeposits'};

const place = async (source: typeof checked) =>
  ({address: await deploy(source, [permit2.address, usdc]), abi}) as const;

run(async () => {
  await approvePermit2(usdc, hundredUsdc * 2n);
  const now = (await client.getBlock()).timestamp;
  const expiration = Number(now) + 86_400;

  const unchecked = await place(unsafe);
  const allow = {...permit2, functionName: 'approve'} as const;
  const forADay = [usdc, unchecked.address, hundredUsdc, expiration] as const;
  await confirm(await client.writeContract({...allow, args: forADay}));
  // #region attack
  const theft = {...unchecked, functionName: 'depositAllowed', args: [owner, hundredUsdc]} as const;
  await confirm(await stranger.writeContract(theft));
  // #endregion attack
  const stolen = {...unchecked, functionName: 'depositOf', args: [thief]} as const;
  console.log(`unchecked: the thief has ${inUsdc(await client.readContract(stolen))}`);

  const safe = await place(checked);
  const permit = {
    details: {token: usdc, amount: hundredUsdc, expiration, nonce: 0},
    spender: safe.address,
    sigDeadline: now + 600n,
  } as const;
  const signature = await client.signTypedData({...permitSingle, message: permit});
  // #region submitted-before
  // Anyone who sees the permit may submit it; the deposit passes all the same.
  const submit = {...permit2, functionName: 'permit', args: [owner, permit, signature]} as const;
  await confirm(await stranger.writeContract(submit));
  const args = [permit, signature, hundredUsdc] as const;
  const deposit = {...safe, functionName: 'permitAndDeposit', args} as const;
  await confirm(await client.writeContract(deposit));
  // #endregion submitted-before
  const kept = {...safe, functionName: 'depositOf', args: [owner]} as const;
  console.log(`safe: the owner has ${inUsdc(await client.readContract(kept))}`);
  const take = {...safe, functionName: 'deposit', args: [hundredUsdc]} as const;
  await fails('by a stranger', stranger.simulateContract(take));
});
