import type {Hex} from './hex';

/** What a chain begins with: JSON, whose code stands in groups of their own. */
export type SavedChain = {
  /** By address, in lower case. */
  accounts: Readonly<Record<string, SavedAccount>>;
  /** The newest block. */
  block: SavedBlock;
  /** By hash of a code, the name of the group that holds it; empty where all code is handed over. */
  groups: Readonly<Record<string, string>>;
};

export type SavedAccount = {
  nonce: number;
  /** In wei. */
  balance: Hex;
  /** Of its code, where it has one. */
  codeHash?: Hex;
  /** Values by slot, both as quantities. */
  storage?: Readonly<Record<string, Hex>>;
  /** Of the storage; it takes longer to compute than all else at the start. */
  storageRoot?: Hex;
};

/** Some codes, in hexadecimal digits, by their hashes. */
export type CodeGroup = Readonly<Record<string, Hex>>;

/** What came before the saved state. */
export type SavedHistory = {
  blocks: readonly SavedBlock[];
  /** In the order of the blocks and of their positions in them. */
  transactions: readonly SavedTransaction[];
};

/** A header's fields as JSON-RPC writes them. */
export type Header = {
  parentHash: Hex;
  sha3Uncles: Hex;
  miner: Hex;
  stateRoot: Hex;
  transactionsRoot: Hex;
  receiptsRoot: Hex;
  logsBloom: Hex;
  difficulty: Hex;
  number: Hex;
  gasLimit: Hex;
  gasUsed: Hex;
  timestamp: Hex;
  extraData: Hex;
  mixHash: Hex;
  nonce: Hex;
  baseFeePerGas: Hex;
  withdrawalsRoot: Hex;
  blobGasUsed: Hex;
  excessBlobGas: Hex;
  parentBeaconBlockRoot: Hex;
};

export type SavedBlock = {
  header: Header;
  hash: Hex;
  /** In bytes. */
  size: number;
  /** Hashes of its transactions. */
  transactions: readonly Hex[];
};

/** A transaction and its receipt, as JSON-RPC answers them. */
export type SavedTransaction = {
  transaction: TransactionJson;
  receipt: Receipt;
};

export type Log = {address: Hex; topics: readonly Hex[]; data: Hex};

export type MinedLog = Log & {
  blockHash: Hex;
  blockNumber: Hex;
  blockTimestamp: Hex;
  transactionHash: Hex;
  transactionIndex: Hex;
  logIndex: Hex;
  removed: boolean;
};

export type Receipt = {
  type: Hex;
  status: Hex;
  cumulativeGasUsed: Hex;
  logs: readonly MinedLog[];
  logsBloom: Hex;
  transactionHash: Hex;
  transactionIndex: Hex;
  blockHash: Hex;
  blockNumber: Hex;
  gasUsed: Hex;
  effectiveGasPrice: Hex;
  blobGasPrice: Hex;
  from: Hex;
  to: Hex | null;
  contractAddress: Hex | null;
  /** In seconds. */
  blockTimestamp: number;
};

/** Fields of a transaction as JSON-RPC writes them; those of its type alone. */
export type TransactionJson = Readonly<Record<string, unknown>> & {
  hash: Hex;
  blockNumber: Hex | null;
};
