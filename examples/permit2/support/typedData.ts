import {chain} from '../../support/chain';
import {permit2} from './permit2';

// #region domain
/** What every signature is bound to; the domain of Permit2 has no version. */
export const domain = {
  name: 'Permit2',
  chainId: chain.id,
  verifyingContract: permit2.address,
} as const;
// #endregion domain

// #region allowance
const PermitDetails = [
  {name: 'token', type: 'address'},
  {name: 'amount', type: 'uint160'},
  {name: 'expiration', type: 'uint48'},
  {name: 'nonce', type: 'uint48'},
] as const;

const spenderAndDeadline = [
  {name: 'spender', type: 'address'},
  {name: 'sigDeadline', type: 'uint256'},
] as const;

/** Allows a spender one token. */
export const permitSingle = {
  domain,
  primaryType: 'PermitSingle',
  types: {
    PermitSingle: [{name: 'details', type: 'PermitDetails'}, ...spenderAndDeadline],
    PermitDetails,
  },
} as const;

/** Allows a spender several tokens. */
export const permitBatch = {
  domain,
  primaryType: 'PermitBatch',
  types: {
    PermitBatch: [{name: 'details', type: 'PermitDetails[]'}, ...spenderAndDeadline],
    PermitDetails,
  },
} as const;
// #endregion allowance

// #region transfer
const TokenPermissions = [
  {name: 'token', type: 'address'},
  {name: 'amount', type: 'uint256'},
] as const;

const spenderNonceDeadline = [
  {name: 'spender', type: 'address'},
  {name: 'nonce', type: 'uint256'},
  {name: 'deadline', type: 'uint256'},
] as const;

/** One transfer of one token. */
export const permitTransferFrom = {
  domain,
  primaryType: 'PermitTransferFrom',
  types: {
    PermitTransferFrom: [{name: 'permitted', type: 'TokenPermissions'}, ...spenderNonceDeadline],
    TokenPermissions,
  },
} as const;

/** One transfer of each of several tokens. */
export const permitBatchTransferFrom = {
  domain,
  primaryType: 'PermitBatchTransferFrom',
  types: {
    PermitBatchTransferFrom: [
      {name: 'permitted', type: 'TokenPermissions[]'},
      ...spenderNonceDeadline,
    ],
    TokenPermissions,
  },
} as const;
// #endregion transfer

// #region witness
/** One transfer of one token, for a deposit to this beneficiary. */
export const permitDeposit = {
  domain,
  primaryType: 'PermitWitnessTransferFrom',
  types: {
    PermitWitnessTransferFrom: [
      {name: 'permitted', type: 'TokenPermissions'},
      ...spenderNonceDeadline,
      {name: 'witness', type: 'Deposit'},
    ],
    Deposit: [{name: 'beneficiary', type: 'address'}],
    TokenPermissions,
  },
} as const;

/** The same for several tokens: the name of the type and its first field differ. */
export const permitBatchDeposit = {
  domain,
  primaryType: 'PermitBatchWitnessTransferFrom',
  types: {
    PermitBatchWitnessTransferFrom: [
      {name: 'permitted', type: 'TokenPermissions[]'},
      ...spenderNonceDeadline,
      {name: 'witness', type: 'Deposit'},
    ],
    Deposit: permitDeposit.types.Deposit,
    TokenPermissions,
  },
} as const;

/** What Permit2 appends to the fields it knows: the rest of the type, then all structs by name. */
export const witnessTypeString =
  'Deposit witness)Deposit(address beneficiary)TokenPermissions(address token,uint256 amount)';
// #endregion witness
