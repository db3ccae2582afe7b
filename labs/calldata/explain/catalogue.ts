import type {AbiParameter, Address, Hex} from 'viem';

/** Releases of the Universal Router that read some bytes differently; 2.1.2 reads as 2.1.1 does. */
export const ROUTER_VERSIONS = ['2.1.1', '2.0', '1.2'] as const;
export type RouterVersion = (typeof ROUTER_VERSIONS)[number];

/** Where the reference explains something; without `href` where that page is not written yet. */
export type Place = {contract: string; href?: string};

/** A function that calldata may call, and every contract that has it. */
export type KnownFunction = {
  selector: Hex;
  name: string;
  inputs: readonly AbiParameter[];
  of: readonly Place[];
};

/** A command of the Universal Router: its byte without flags, and what its input encodes. */
export type KnownCommand = {
  name: string;
  byte: number;
  inputs: readonly AbiParameter[];
  /** Whether it reports a failure, which the flag then allows; others revert the whole call. */
  reports?: boolean;
  href?: string;
};

/** The commands of a release, and the bits of a command byte that choose one. */
export type KnownRouter = {mask: number; commands: readonly KnownCommand[]};

/** A contract that runs actions of v4; every release of the Universal Router is a `V4Router`. */
export type ActionRunner = 'PositionManager' | 'V4Router';

/** An action of v4: its byte, and what its values encode. */
export type KnownAction = {
  name: string;
  byte: number;
  inputs: readonly AbiParameter[];
  /** What the Universal Router takes from 2.1.1 on, where that differs. */
  limitedInputs?: readonly AbiParameter[];
  runsIn: readonly ActionRunner[];
  href?: string;
};

export type KnownToken = {address: Address; symbol: string; decimals: number};

/** What the addresses of one network are called. */
export type Names = {
  /** In decimal digits. */
  chainId: string;
  /** The network, where its names are known. */
  network?: string;
  /** The token that wraps the network's own coin. */
  wrappedNative?: Address;
  tokens: readonly KnownToken[];
  /** Contracts of the protocol. */
  contracts: readonly {address: Address; name: string}[];
};

/** All that is known beforehand: computed from packages and the registry when the site is built. */
export type Catalogue = Names & {
  functions: readonly KnownFunction[];
  routers: Readonly<Record<RouterVersion, KnownRouter>>;
  actions: readonly KnownAction[];
};

/** What an explanation depends on besides the calldata. */
export type Context = {
  catalogue: Catalogue;
  /** Unix time in seconds that deadlines are compared with. */
  nowSeconds: number;
  /** The release that commands are read as. */
  version: RouterVersion;
  /** Releases that the router may be of, where that is not known. */
  possible?: readonly RouterVersion[];
  /** Who sends the transaction, or signs the payload. */
  sender?: Address;
  /** The contract that is called. */
  to?: Address;
  /** Ether that is sent along. */
  valueWei?: bigint;
  /** Who calls the router, where that is not the sender. */
  caller?: Address;
  /** What the called contract is sent before the call. */
  brought?: {token: Address; amount: bigint};
  /** How many calls and plans this one stands in. */
  depth?: number;
};
