import assert from 'node:assert/strict';
import {
  AllowanceTransfer,
  MaxAllowanceTransferAmount,
  permit2Address,
  SignatureProvider,
  SignatureTransfer,
} from '@uniswap/permit2-sdk';
import {providers} from 'ethers';
import {freeNonce} from '../../permit2/support/freeNonce';
import {
  approvePermit2,
  balanceOf,
  hundredUsdc,
  owner,
  spender,
  usdc,
} from '../../permit2/support/parties';
import {permit2} from '../../permit2/support/permit2';
import {
  chain,
  client,
  confirm,
  deadlineIn,
  requireBalance,
  rpcUrl,
  run,
  tokenOf,
} from '../../support/chain';
import {messageOf} from '../core/support/messageOf';
import {amountOf, show, USDC} from '../support/tokens';

const to = spender.account.address;
const inUsdc = (units: bigint) => show(amountOf(USDC, units));
const domain = {name: 'Permit2', chainId: chain.id, verifyingContract: permit2.address} as const;

run(async () => {
  await requireBalance(tokenOf('USDC'), hundredUsdc * 2n);
  const before = await balanceOf(usdc, to);
  await approvePermit2(usdc, hundredUsdc * 2n);
  try {
    await allow();
    await transfer();
  } finally {
    await approvePermit2(usdc, 0n);
  }
  if (to !== owner) console.log(`took ${inUsdc((await balanceOf(usdc, to)) - before)}`);

  // #region address
  console.log(permit2Address(chain.id) === permit2.address, permit2Address(324).slice(0, 18));
  // #endregion address

  // #region positions
  const {wordPos, bitPos} = SignatureProvider.getNoncePositions(259);
  console.log(`nonce 259 is bit ${bitPos} of word ${wordPos}`);
  // #endregion positions

  // #region demo-only throws
  // demo-only: an amount above the maximum, which the SDK refuses.
  const amount = MaxAllowanceTransferAmount.add(1);
  const details = {token: usdc, amount, expiration: 0, nonce: 0};
  const tooMuch = {details, spender: to, sigDeadline: 0};
  console.log(messageOf(() => AllowanceTransfer.hash(tooMuch, permit2.address, chain.id)));
  // #endregion demo-only throws
});

/** An allowance by signature: the spender submits it, and takes twice. */
async function allow(): Promise<void> {
  // #region allowance
  const args = [owner, usdc, to] as const;
  const [, , nonce] = await client.readContract({...permit2, functionName: 'allowance', args});
  const deadline = await deadlineIn(600n); // seconds
  const permit = {
    details: {token: usdc, amount: hundredUsdc, expiration: Number(deadline), nonce},
    spender: to,
    sigDeadline: deadline,
  } as const;
  const {types} = AllowanceTransfer.getPermitData(permit, permit2.address, chain.id);
  const primaryType = 'PermitSingle';
  const signature = await client.signTypedData({domain, types, primaryType, message: permit});
  // #endregion allowance

  // #region use-allowance
  const submit = {...permit2, functionName: 'permit'} as const;
  await confirm(await spender.writeContract({...submit, args: [owner, permit, signature]}));
  const take = {...permit2, functionName: 'transferFrom'} as const;
  for (const part of [40_000_000n, 60_000_000n]) {
    await confirm(await spender.writeContract({...take, args: [owner, to, part, usdc]}));
  }
  // #endregion use-allowance
  console.log(`allowance of ${inUsdc(hundredUsdc)}, taken in two parts`);
}

/** A transfer by signature, once; then the provider is asked about the used permit. */
async function transfer(): Promise<void> {
  // #region transfer
  const permitted = {token: usdc, amount: hundredUsdc} as const;
  const permit = {permitted, nonce: await freeNonce(owner), deadline: await deadlineIn(600n)};
  const message = {...permit, spender: to}; // who calls Permit2; it is signed, and not sent
  const {types} = SignatureTransfer.getPermitData(message, permit2.address, chain.id);
  const primaryType = 'PermitTransferFrom';
  const signature = await client.signTypedData({domain, types, primaryType, message});
  // #endregion transfer

  // #region use-transfer
  const details = {to, requestedAmount: hundredUsdc} as const;
  const take = {...permit2, functionName: 'permitTransferFrom'} as const;
  await confirm(await spender.writeContract({...take, args: [permit, details, owner, signature]}));
  // #endregion use-transfer
  console.log(`transfer of ${inUsdc(hundredUsdc)}, once`);

  // #region provider
  const asked = new SignatureProvider(
    new providers.StaticJsonRpcProvider(rpcUrl, chain.id),
    permit2.address,
  );
  const isUsed = await asked.isNonceUsed(owner, permit.nonce);
  const isValid = await asked.isPermitValid(message); // asks for the nonces of the spender
  console.log(`nonce used: ${isUsed}; isPermitValid: ${isValid}`);
  // #endregion provider
  assert(isUsed);
}
