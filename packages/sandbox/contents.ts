/** What a sandbox holds when it starts, the same in every one built from the same sources. */
export type Contents = {
  chainId: number;
  block: {number: number; timestampSeconds: number; hash: Hex};
  contracts: Placed[];
  tokens: SandboxToken[];
  pools: SandboxPool[];
  accounts: SandboxAccount[];
  /** How it differs from its chain, one sentence each; absent where nothing is to be said. */
  notes?: string[];
};

/** A contract at its address on that chain, and the release its bytecode came from. */
export type Placed = {contract: string; address: Hex; from: string};

/** A token, which is a stand-in where no package holds its bytecode. */
export type SandboxToken = {symbol: string; decimals: number; address: Hex; note?: string};

/** A pool with its liquidity. */
export type SandboxPool = {
  version: 'v1' | 'v2' | 'v3' | 'v4';
  /** Symbols, the priced one second: "USDC/WETH". */
  pair: string;
  /** What a pool starts with whose hook sets the fee. */
  feePips: number;
  /** Of v4 the manager that holds the pool. */
  address: Hex;
  /** What identifies a pool of v4, and the hash of it. */
  key?: PoolKey;
  id?: Hex;
  /** Amounts put in, in whole tokens, as text: "2000000 USDC + 1000 WETH". */
  seed: string;
};

/** The five values that identify a pool of v4; ether is the zero address. */
export type PoolKey = {
  currency0: Hex;
  currency1: Hex;
  fee: number;
  tickSpacing: number;
  hooks: Hex;
};

/** One of anvil's well-known test accounts. Its key is public: never send anything of worth to it. */
export type SandboxAccount = {
  label: string;
  address: Hex;
  privateKey: Hex;
  /** In whole tokens, by symbol. */
  balances: Record<string, number>;
};

/** Bytes as text. Written out, so that the types need no package. */
type Hex = `0x${string}`;
