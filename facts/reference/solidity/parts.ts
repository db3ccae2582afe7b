import path from 'node:path';
import type {Published} from './publishedContracts';

/**
 * Contracts that are deployed as one and told of in parts: the members of each part, as their
 * repositories divide them. What several parts use stands in one. A test finds every member of
 * the ABI in exactly one part.
 */
export const parts: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  '@uniswap/uniswapx-sdk/Permit2': {
    AllowanceTransfer: [
      ...['approve', 'permit', 'transferFrom', 'lockdown', 'invalidateNonces', 'allowance'],
      ...['Approval', 'Permit', 'Lockdown', 'NonceInvalidation'],
      ...['AllowanceExpired', 'InsufficientAllowance', 'ExcessiveInvalidation'],
    ],
    SignatureTransfer: [
      ...['permitTransferFrom', 'permitWitnessTransferFrom', 'invalidateUnorderedNonces'],
      ...['nonceBitmap', 'DOMAIN_SEPARATOR', 'UnorderedNonceInvalidation'],
      ...['InvalidAmount', 'LengthMismatch', 'InvalidNonce', 'SignatureExpired'],
      ...['InvalidSigner', 'InvalidSignature', 'InvalidSignatureLength'],
      'InvalidContractSignature',
    ],
  },
};

/** The parts of a contract, each with its share of the ABI; none where it is told of as a whole. */
export const partsOf = ({key, file, abi}: Published): Published[] =>
  Object.entries(parts[key] ?? {}).map(([name, members]) => ({
    key: path.posix.join(path.posix.dirname(key), name),
    name,
    file,
    abi: abi.filter((item) => 'name' in item && members.includes(item.name)),
  }));
