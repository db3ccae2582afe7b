import {expectThat} from './outOfRange';

/** Bytes as text: 0x and two digits for each. */
export type Hex = `0x${string}`;

/** The hash function keccak-256, which this room does not bring: viem's and ethers's both fit. */
export type Keccak256 = (data: Hex) => Hex;

type Deployment = {deployer: Hex; salt: Hex; initCodeHash: Hex};

/** The address of a contract that CREATE2 makes, in lower case. */
export function create2Address(
  {deployer, salt, initCodeHash}: Deployment,
  keccak256: Keccak256,
): Hex {
  const hash = keccak256(`0xff${digitsOf(deployer)}${digitsOf(salt)}${digitsOf(initCodeHash)}`);
  return `0x${digitsOf(hash).replace(/^.{24}/, '')}`;
}

/** The digits of bytes, without 0x. */
export const digitsOf = (bytes: Hex): string => bytes.toLowerCase().replace(/^0x/, '');

/** Two tokens as pools have them, the lower address first, in lower case. */
export function sortTokens(tokenA: Hex, tokenB: Hex): readonly [token0: string, token1: string] {
  const [a, b] = [tokenA, tokenB].map(addressDigits) as [string, string];
  expectThat(a !== b, `two different tokens, got ${tokenA} twice`);
  return a < b ? [a, b] : [b, a];
}

function addressDigits(address: Hex): string {
  expectThat(
    /^0x[0-9a-f]{40}$/i.test(address),
    `an address of 40 hexadecimal digits, got ${address}`,
  );
  return digitsOf(address);
}
