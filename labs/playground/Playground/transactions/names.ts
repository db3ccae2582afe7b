import type {AbiParameter, Address, Hex} from 'viem';

/** An event with its parameters, as `decodeEventLog` takes it. */
export type KnownEvent = {
  type: 'event';
  name: string;
  inputs: readonly (AbiParameter & {indexed: boolean})[];
};

/** What the list of transactions calls things by; computed when the site is built. */
export type Names = {
  /** The number of the last block before a run. */
  head: number;
  /** Contracts and test accounts by address, in lower case. */
  addresses: Readonly<Record<string, string>>;
  /** Tokens of the sandbox by address, in lower case. */
  tokens: Readonly<Record<string, {symbol: string; decimals: number}>>;
  /** Signatures of functions that change state, by selector. */
  functions: Readonly<Record<Hex, string>>;
  /** Events by topic; several where they differ in what is indexed. */
  events: Readonly<Record<Hex, readonly KnownEvent[]>>;
};

/** An address by its name, or its first and last digits. */
export const nameAt = ({addresses}: Pick<Names, 'addresses'>, address: Address): string =>
  addresses[address.toLowerCase()] ?? short(address);

export const short = (hex: string): string => `${hex.slice(0, 6)}…${hex.slice(-4)}`;
