/** A contract of the protocol, or a token that pages name, at its address on one chain. */
export type Deployment = {
  /** The contract's name, as pages ask for it: no spaces, unique on its chain. */
  contract: string;
  product: Product;
  chainId: number;
  /** EIP-55 checksummed. */
  address: Address;
  kind: Kind;
  /** Which of several look-alikes this is; every router and quoter says so. */
  variant?: string;
  /** The npm package that holds the contract; absent where none that we know does. */
  package?: string;
  /** The release that was deployed, which may be older than the one we pin; absent if not stated. */
  version?: string;
  /**
   * Superseded: works, but a successor took its place. Retired: its task or its network is over.
   * A contract on a test network that still runs has no other status than that.
   */
  status: Status;
  /** When it or its network ended, as precisely as its source says: 2022, 2025-09 or 2024-03-18. */
  retired?: string;
  /** When it was created; absent where no source says so. */
  created?: Creation;
  /** Whether the contract of this name has the same address on mainnet; absent if it is not there. */
  sameAsMainnet?: boolean;
  note?: string;
  /** The month of the list that the address was read from. */
  era: Era;
  /** How far the address was checked, in words for readers. */
  evidence: string;
  /** Where the address was read. */
  source: string;
};

/** The UTC day of a contract's creation, its block and transaction; estimated where marked. */
export type Creation = {
  date: string;
  block?: number;
  transaction?: `0x${string}`;
  isEstimate?: boolean;
};

export type Address = `0x${string}`;

export type Product =
  | 'v1'
  | 'v2'
  | 'v3'
  | 'v4'
  | 'permit2'
  | 'universal-router'
  | 'permissioned-pools'
  | 'uniswapx'
  | 'governance'
  | 'fees'
  | 'token'
  | 'other';

export type Kind =
  | 'factory'
  | 'router'
  | 'quoter'
  | 'position manager'
  | 'lens'
  | 'migrator'
  | 'staker'
  | 'pool'
  | 'pool manager'
  | 'hook'
  | 'token'
  | 'permit'
  | 'reactor'
  | 'governance'
  | 'helper';

export type Status = 'live' | 'superseded' | 'retired' | 'test network';

export type Era = '2023-11' | '2024-01' | '2026-04' | '2026-08' | '2026-09';
