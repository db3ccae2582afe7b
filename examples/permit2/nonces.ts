import {client, confirm, run} from '../support/chain';
import {fails} from './support/fails';
import {freeNonce} from './support/freeNonce';
import {approvePermit2, hundredUsdc, owner, spender, usdc} from './support/parties';
import {permit2} from './support/permit2';
import {permitTransferFrom} from './support/typedData';

const to = spender.account.address;

run(async () => {
  await approvePermit2(usdc, hundredUsdc);
  const nonce = await freeNonce(owner);
  const deadline = (await client.getBlock()).timestamp + 600n;
  const permit = {permitted: {token: usdc, amount: hundredUsdc}, nonce, deadline} as const;
  const message = {...permit, spender: to};
  const signature = await client.signTypedData({...permitTransferFrom, message});

  // #region cancel
  // Word and bit of the nonce: 248 and 8 bits of the number.
  const [wordPos, mask] = [nonce >> 8n, 1n << (nonce & 255n)];
  const cancel = {...permit2, functionName: 'invalidateUnorderedNonces'} as const;
  await confirm(await client.writeContract({...cancel, args: [wordPos, mask]}));
  // #endregion cancel
  const take = {...permit2, functionName: 'permitTransferFrom'} as const;
  const details = {to, requestedAmount: hundredUsdc} as const;
  const use = {...take, args: [permit, details, owner, signature]} as const;
  await fails(`nonce ${nonce} cancelled`, spender.simulateContract(use));

  // #region several
  // Nonces 1 to 3 in one call; a mask of 256 ones cancels a whole word.
  await confirm(await client.writeContract({...cancel, args: [0n, 0b1110n]}));
  // #endregion several

  // #region read-word
  const word = {...permit2, functionName: 'nonceBitmap', args: [owner, 0n]} as const;
  console.log(`word 0: 0b${(await client.readContract(word)).toString(2)}`);
  // #endregion read-word
  console.log(`lowest free nonce: ${await freeNonce(owner)}`);
});
