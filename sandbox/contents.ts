import type {Address, Hex} from 'viem';

/** What a sandbox holds when it starts, the same in every one built from the same sources. */
export type Contents = {
  chainId: 1;
  block: {number: number; timestampSeconds: number; hash: Hex};
  contracts: Placed[];
  tokens: SandboxToken[];
  pools: SandboxPool[];
  accounts: SandboxAccount[];
};

/** A contract at its mainnet address, and the release its bytecode came from. */
export type Placed = {contract: string; address: Address; from: string};

export type SandboxToken = {symbol: string; decimals: number; address: Address; note?: string};

export type SandboxPool = {
  version: 'v1' | 'v2' | 'v3';
  /** Symbols, the priced one second: "USDC/WETH". */
  pair: string;
  feePips: number;
  address: Address;
  /** Amounts put in, in whole tokens, as text: "2000000 USDC + 1000 WETH". */
  seed: string;
};

/** One of anvil's well-known test accounts. Its key is public: never send anything of worth to it. */
export type SandboxAccount = {
  label: string;
  address: Address;
  privateKey: Hex;
  /** In whole tokens, by symbol. */
  balances: Record<string, number>;
};
