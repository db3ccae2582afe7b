import {type Address, parseAbi} from 'viem';
import {client} from '../../support/reproduce';

/** Permit2 with the functions that the programs call. */
export const permit2 = {
  address: '0x000000000022D473030F116dDEE9F6B43aC78BA3',
  abi: parseAbi([
    'struct PermitDetails { address token; uint160 amount; uint48 expiration; uint48 nonce; }',
    'struct PermitSingle { PermitDetails details; address spender; uint256 sigDeadline; }',
    'struct TokenPermissions { address token; uint256 amount; }',
    'struct PermitTransferFrom { TokenPermissions permitted; uint256 nonce; uint256 deadline; }',
    'struct PermitBatchTransferFrom { TokenPermissions[] permitted; uint256 nonce; uint256 deadline; }',
    'struct SignatureTransferDetails { address to; uint256 requestedAmount; }',
    'function allowance(address owner, address token, address spender) view returns (uint160 amount, uint48 expiration, uint48 nonce)',
    'function approve(address token, address spender, uint160 amount, uint48 expiration)',
    'function permit(address owner, PermitSingle permitSingle, bytes signature)',
    'function transferFrom(address from, address to, uint160 amount, address token)',
    'function invalidateNonces(address token, address spender, uint48 newNonce)',
    'function permitTransferFrom(PermitTransferFrom permit, SignatureTransferDetails transferDetails, address owner, bytes signature)',
    'function permitTransferFrom(PermitBatchTransferFrom permit, SignatureTransferDetails[] transferDetails, address owner, bytes signature)',
  ]),
} as const;

/** USDC, which has 6 decimals. */
export const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';

const domain = {name: 'Permit2', chainId: 1, verifyingContract: permit2.address} as const;
const named = (name: string, type: string) => ({name, type});

type PermitSingle = {
  details: {token: Address; amount: bigint; expiration: number; nonce: number};
  spender: Address;
  sigDeadline: bigint;
};

/** Signs a permit of the allowance form as the first test account. */
export const signPermit = (message: PermitSingle) =>
  client.signTypedData({
    domain,
    primaryType: 'PermitSingle',
    types: {
      PermitSingle: [
        named('details', 'PermitDetails'),
        named('spender', 'address'),
        named('sigDeadline', 'uint256'),
      ],
      PermitDetails: [
        named('token', 'address'),
        named('amount', 'uint160'),
        named('expiration', 'uint48'),
        named('nonce', 'uint48'),
      ],
    },
    message,
  });

/** The time by which a signature is to be used: ten minutes after the newest block, in seconds. */
export async function tenMinutesAhead(): Promise<bigint> {
  return (await client.getBlock()).timestamp + 600n;
}
