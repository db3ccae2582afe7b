import type {NumberWords} from './readInteger';

/** An address as `0x` and 40 hexadecimal digits, with its checksum. */
export type Address = `0x${string}`;

export type NamedAddress = {name: string; address: Address};

export type Token = {symbol: string; address: Address; decimals: number};

/** What the chain in the tab contains at its start, by name. */
export type Names = {
  block: {number: number; timestampSeconds: number};
  tokens: readonly Token[];
  /** Tokens, contracts, pools and accounts; ether of v4 is the zero address. */
  addresses: readonly NamedAddress[];
  accounts: readonly NamedAddress[];
};

/** What readers of values look names up in. */
export type Words = NumberWords & {
  /** By name in lower case. */
  addressOf: ReadonlyMap<string, Address>;
  /** By address in lower case. */
  nameOf: ReadonlyMap<string, string>;
  /** By address in lower case. */
  tokenAt: ReadonlyMap<string, Token>;
};

/** The names as readers of values need them, at a time of the chain. */
export function wordsOf({tokens, addresses}: Names, nowSeconds: number): Words {
  const entries = addresses.map(({name, address}) => [name, address] as const);
  return {
    nowSeconds,
    decimals: new Map(tokens.map(({symbol, decimals}) => [symbol.toUpperCase(), decimals])),
    addressOf: new Map(entries.map(([name, address]) => [name.toLowerCase(), address])),
    // The first name of an address is the one that is shown.
    nameOf: new Map(
      entries.map(([name, address]) => [address.toLowerCase(), name] as const).reverse(),
    ),
    tokenAt: new Map(tokens.map((token) => [token.address.toLowerCase(), token])),
  };
}
