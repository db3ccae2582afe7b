import type {Header, Log} from './saved';
import type {Hex} from './hex';

/** What anvil writes of a chain (`anvil_dumpState`), as far as a chain in a tab needs it. */
export type Dump = {
  accounts: Readonly<Record<string, DumpedAccount>>;
  blocks: readonly DumpedBlock[];
  transactions: readonly DumpedTransaction[];
};

export type DumpedAccount = {
  nonce: number;
  balance: Hex;
  code: Hex;
  storage: Readonly<Record<string, Hex>>;
};

export type DumpedBlock = {
  header: Header;
  transactions: readonly {transaction: DumpedFields}[];
};

/** Of an EIP-1559 transaction without a signature: the builder sends no others. */
export type DumpedFields = {
  type: '0x2';
  nonce: Hex;
  gas: Hex;
  maxFeePerGas: Hex;
  maxPriorityFeePerGas: Hex;
  to: Hex | null;
  value: Hex;
  input: Hex;
};

export type DumpedTransaction = {
  block_number: number;
  info: {
    transaction_hash: Hex;
    transaction_index: number;
    from: Hex;
    gas_used: number;
    contract_address: Hex | null;
  };
  receipt: {
    status: Hex;
    logs: readonly Log[];
  };
};
