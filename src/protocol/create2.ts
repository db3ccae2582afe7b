import {expectUnsigned, maxUnsigned} from './integers';

/** Hashes the bytes of a value, highest first, into 32 bytes; a chain's addresses need keccak-256. */
export type Hash = (value: bigint) => bigint;

/** What decides the address of a contract that CREATE2 creates. */
export type Create2Inputs = {
  /** The account that executes CREATE2, 20 bytes. */
  deployer: bigint;
  /** 32 bytes. */
  salt: bigint;
  /** Hash of the creation code with its constructor arguments, 32 bytes. */
  initCodeHash: bigint;
};

/** The address of the contract: the last 20 bytes of the hash of all inputs. */
export const create2Address = (inputs: Create2Inputs, hash: Hash): bigint =>
  hash(create2Preimage(inputs)) & maxUnsigned(160n);

/** The 85 bytes that are hashed: 0xff, deployer, salt, init code hash. */
export function create2Preimage({deployer, salt, initCodeHash}: Create2Inputs): bigint {
  expectUnsigned(160n, {deployer});
  expectUnsigned(256n, {salt, initCodeHash});
  return (0xffn << 672n) | (deployer << 512n) | (salt << 256n) | initCodeHash;
}
