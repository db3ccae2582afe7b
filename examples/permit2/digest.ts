import {AllowanceTransfer, SignatureTransfer} from '@uniswap/permit2-sdk';
import {domainSeparator, hashTypedData, recoverTypedDataAddress} from 'viem';
import {client, run} from '../support/chain';
import {hundredUsdc, owner, spender, usdc} from './support/parties';
import {permit2} from './support/permit2';
import {domain, permitDeposit, permitSingle, permitTransferFrom} from './support/typedData';

const deadline = 1_767_226_200n; // 2026-01-01T00:10:00Z
const by = spender.account.address;

run(async () => {
  // #region domain
  const computed = domainSeparator({domain});
  const read = await client.readContract({...permit2, functionName: 'DOMAIN_SEPARATOR'});
  console.log(`domain separator ${computed}`);
  console.log(`that of the contract: ${computed === read}`);
  // #endregion domain

  // #region allowance
  const details = {token: usdc, amount: hundredUsdc, expiration: 1_769_817_600, nonce: 0} as const;
  const allowance = {details, spender: by, sigDeadline: deadline} as const;
  const digest = hashTypedData({...permitSingle, message: allowance});
  console.log(`PermitSingle ${digest}`);
  console.log(`by the SDK: ${AllowanceTransfer.hash(allowance, permit2.address, 1) === digest}`);
  // #endregion allowance

  // #region transfer
  const permitted = {token: usdc, amount: hundredUsdc} as const;
  const transfer = {permitted, spender: by, nonce: 0n, deadline} as const;
  const signed = hashTypedData({...permitTransferFrom, message: transfer});
  console.log(`PermitTransferFrom ${signed}`);
  console.log(`by the SDK: ${SignatureTransfer.hash(transfer, permit2.address, 1) === signed}`);
  // #endregion transfer

  // #region witness
  const witness = {beneficiary: owner} as const;
  const {Deposit} = permitDeposit.types;
  const withWitness = hashTypedData({...permitDeposit, message: {...transfer, witness}});
  console.log(`PermitWitnessTransferFrom ${withWitness}`);
  // The SDK writes the witness into the object that it is given: give it a copy.
  const bySdk = SignatureTransfer.hash({...transfer}, permit2.address, 1, {
    witness,
    witnessTypeName: 'Deposit',
    witnessType: {Deposit: [...Deposit]},
  });
  console.log(`by the SDK: ${bySdk === withWitness}`);
  // #endregion witness

  // #region sign-by-sdk
  const data = AllowanceTransfer.getPermitData(allowance, permit2.address, 1);
  const signature = await client.signTypedData({
    domain,
    types: data.types,
    primaryType: 'PermitSingle',
    message: {...data.values},
  });
  const signer = await recoverTypedDataAddress({...permitSingle, message: allowance, signature});
  console.log(`signed with the SDK's types by the owner: ${signer === owner}`);
  // #endregion sign-by-sdk
});
