import {parseUnits} from 'viem';
import {client, confirm, run} from '../support/chain';
import {fails} from './support/fails';
import {freeNonce} from './support/freeNonce';
import {approvePermit2, balanceOf, inUsdc, owner, spender as thief, usdc} from './support/parties';
import {permit2} from './support/permit2';
import {permitTransferFrom} from './support/typedData';

const to = thief.account.address;

run(async () => {
  const held = await balanceOf(usdc, owner);
  const approved = parseUnits('250', 6);
  await approvePermit2(usdc, approved);

  // #region phished
  // A false site has the owner sign for all that it holds.
  const permitted = {token: usdc, amount: held} as const;
  const deadline = (await client.getBlock()).timestamp + 600n;
  const permit = {permitted, nonce: await freeNonce(owner), deadline} as const;
  const message = {...permit, spender: to};
  const signature = await client.signTypedData({...permitTransferFrom, message});
  console.log(`held and signed  ${inUsdc(held)}`);
  console.log(`approved         ${inUsdc(approved)}`);

  const take = {...permit2, functionName: 'permitTransferFrom'} as const;
  const all = [permit, {to, requestedAmount: held}, owner, signature] as const;
  await fails('all', thief.simulateContract({...take, args: all}));
  const ceiling = [permit, {to, requestedAmount: approved}, owner, signature] as const;
  await confirm(await thief.writeContract({...take, args: ceiling}));
  // #endregion phished
  console.log(`taken            ${inUsdc(held - (await balanceOf(usdc, owner)))}`);
});
