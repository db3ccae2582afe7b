import {type Address, parseAbi} from 'viem';
import {client, confirm, run} from '../support/chain';
import {deploy} from '../support/contract';
import {fails} from './support/fails';
import {freeNonce} from './support/freeNonce';
import {
  approvePermit2,
  hundredUsdc,
  inUsdc,
  owner,
  spender as relayer,
  usdc,
} from './support/parties';
import {permit2} from './support/permit2';
import {stranger} from './support/stranger';
import {permitDeposit, permitTransferFrom} from './support/typedData';

const thief = stranger.account.address;

const abi = [
  ...permit2.abi,
  ...parseAbi([
    'struct Permitted { address token; uint256 amount; }',
    'struct SignedTransfer { Permitted permitted; uint256 nonce; uint256 deadline; }',
    'function deposit(SignedTransfer permit, bytes signature)',
    'function depositFor(address owner, address beneficiary, SignedTransfer permit, bytes signature)',
    'function depositOf(address account) view returns (uint256)',
  ]),
] as const;

const safe = {file: 'examples/permit2/Deposits.sol', contract: 'Deposits'};
const unsafe = {file: 'examples/permit2/UncheckedDeposits.sol', contract: 'UncheckedDeposits'};

const place = async (source: typeof safe) =>
  ({address: await deploy(source, [permit2.address, usdc]), abi}) as const;

type Taker = Awaited<ReturnType<typeof place>>;

async function printDeposit(who: string, taker: Taker, account: Address): Promise<void> {
  const read = {...taker, functionName: 'depositOf', args: [account]} as const;
  console.log(`${who} has ${inUsdc(await client.readContract(read))}`);
}

/** The owner's signature for one deposit of 100 USDC by this contract. */
async function signFor(taker: Taker) {
  const nonce = await freeNonce(owner);
  const deadline = (await client.getBlock()).timestamp + 600n;
  const permit = {permitted: {token: usdc, amount: hundredUsdc}, nonce, deadline} as const;
  const message = {...permit, spender: taker.address};
  const signature = await client.signTypedData({...permitTransferFrom, message});
  return {permit, message, signature};
}

async function rob(): Promise<void> {
  const unchecked = await place(unsafe);
  const {permit, signature} = await signFor(unchecked);

  // #region attack
  // The owner meant the deposit for itself. The thief copies the signature and sends it first.
  const theft = {...unchecked, functionName: 'depositFor'} as const;
  const args = [owner, thief, permit, signature] as const;
  await confirm(await stranger.writeContract({...theft, args}));
  // #endregion attack
  await printDeposit('unchecked: the owner', unchecked, owner);
  await printDeposit('unchecked: the thief', unchecked, thief);
}

async function use(): Promise<void> {
  const deposits = await place(safe);
  const {permit, message, signature} = await signFor(deposits);

  // #region refused
  const theft = {...deposits, functionName: 'deposit', args: [permit, signature]} as const;
  await fails('copied', stranger.simulateContract(theft));
  // #endregion refused
  await confirm(await client.writeContract(theft));

  // #region relayed
  const nonce = await freeNonce(owner);
  const signed = await client.signTypedData({
    ...permitDeposit,
    message: {...message, nonce, witness: {beneficiary: owner}},
  });
  const relay = {...deposits, functionName: 'depositFor'} as const;
  const redirected = [owner, thief, {...permit, nonce}, signed] as const;
  await fails('redirected', stranger.simulateContract({...relay, args: redirected}));
  const asSigned = [owner, owner, {...permit, nonce}, signed] as const;
  await confirm(await relayer.writeContract({...relay, args: asSigned}));
  // #endregion relayed
  await printDeposit('safe: the owner', deposits, owner);
  await printDeposit('safe: the thief', deposits, thief);
}

run(async () => {
  await approvePermit2(usdc, hundredUsdc * 3n);
  await rob();
  await use();
});
