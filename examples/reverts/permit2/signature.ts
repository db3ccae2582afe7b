import {concat, slice} from 'viem';
import {client, clientOf, confirm, deploy, reverts, run} from '../support/reproduce';
import {permit2, signPermit, tenMinutesAhead, usdc} from './support/permit2';

const owner = client.account.address;
const spender = clientOf(1).account.address;

run(async () => {
  const sigDeadline = await tenMinutesAhead();
  const expiration = Number(sigDeadline);
  const details = {token: usdc, amount: 100_000_000n, expiration, nonce: 0} as const;
  const permit = {details, spender, sigDeadline} as const;
  const signature = await signPermit(permit);
  const submit = {...permit2, functionName: 'permit'} as const;

  // #region signature-expired
  const late = {...permit, sigDeadline: 1_700_000_000n};
  await reverts('SignatureExpired(uint256)', {
    ...submit,
    args: [owner, late, await signPermit(late)],
  });
  // #endregion signature-expired

  // #region invalid-signature-length
  // A signature of an account is 65 bytes long, or 64 in the compact form.
  await reverts('InvalidSignatureLength()', {
    ...submit,
    args: [owner, permit, slice(signature, 0, 63)],
  });
  // #endregion invalid-signature-length

  // #region invalid-signature
  // The last byte is 27 or 28 in a signature that recovers to an account.
  await reverts('InvalidSignature()', {
    ...submit,
    args: [owner, permit, concat([slice(signature, 0, 64), '0x02'])],
  });
  // #endregion invalid-signature

  // #region invalid-signer
  // The amount that is submitted is not the amount that was signed.
  const doubled = {...permit, details: {...details, amount: 200_000_000n}} as const;
  await reverts('InvalidSigner()', {...submit, args: [owner, doubled, signature]});
  // #endregion invalid-signer

  // #region invalid-contract-signature
  const wallet = await deploy({
    file: 'examples/reverts/permit2/RefusingWallet.sol',
    contract: 'RefusingWallet',
  });
  await reverts('InvalidContractSignature()', {...submit, args: [wallet, permit, signature]});
  // #endregion invalid-contract-signature

  // #region invalid-nonce
  const hash = await client.writeContract({...submit, args: [owner, permit, signature]});
  await confirm(hash);
  await reverts('InvalidNonce()', {...submit, args: [owner, permit, signature]});
  // #endregion invalid-nonce
});
