import {RLP} from '@ethereumjs/rlp';
import {bigIntToUnpaddedBytes, bytesToHex} from '@ethereumjs/util';
import {BLOCK_GAS_LIMIT, type Environment} from '../execution/environment';
import {bytesOf, type Hex, keccak, quantity, ZERO_ADDRESS, ZERO_HASH} from '../hex';
import type {Header} from '../saved';
import type {SentTransaction} from '../transactions/transaction';

const NO_UNCLES = '0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347';
const EMPTY_TRIE = '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421';

type Computed = Pick<
  Header,
  'parentHash' | 'stateRoot' | 'transactionsRoot' | 'receiptsRoot' | 'logsBloom' | 'gasUsed'
>;

/** The header of a block that anvil would mine: what is computed, the rest as it always is. */
export const headerOf = (environment: Environment, computed: Computed): Header => ({
  ...computed,
  sha3Uncles: NO_UNCLES,
  miner: ZERO_ADDRESS,
  difficulty: '0x0',
  number: quantity(environment.number),
  gasLimit: quantity(BLOCK_GAS_LIMIT),
  timestamp: quantity(environment.timestamp),
  extraData: '0x',
  mixHash: bytesToHex(environment.prevRandao),
  nonce: '0x0000000000000000',
  baseFeePerGas: quantity(environment.baseFee),
  withdrawalsRoot: EMPTY_TRIE,
  blobGasUsed: '0x0',
  excessBlobGas: '0x0',
  parentBeaconBlockRoot: ZERO_HASH,
});

export const hashOfHeader = (header: Header): Hex => keccak(RLP.encode(headerItems(header)));

/** Bytes of a whole block as it travels. */
export function blockSize(header: Header, executed: readonly {sent: SentTransaction}[]): number {
  const transactions = executed.map(({sent: {transaction, raw}}) =>
    transaction.type === 'legacy' ? RLP.decode(bytesOf(raw)) : bytesOf(raw),
  );
  return RLP.encode([headerItems(header), transactions, []]).length;
}

/** The fields in the order in which they are hashed. */
const headerItems = (header: Header): Uint8Array[] => [
  bytesOf(header.parentHash),
  bytesOf(header.sha3Uncles),
  bytesOf(header.miner),
  bytesOf(header.stateRoot),
  bytesOf(header.transactionsRoot),
  bytesOf(header.receiptsRoot),
  bytesOf(header.logsBloom),
  numberBytes(header.difficulty),
  numberBytes(header.number),
  numberBytes(header.gasLimit),
  numberBytes(header.gasUsed),
  numberBytes(header.timestamp),
  bytesOf(header.extraData),
  bytesOf(header.mixHash),
  bytesOf(header.nonce),
  numberBytes(header.baseFeePerGas),
  bytesOf(header.withdrawalsRoot),
  numberBytes(header.blobGasUsed),
  numberBytes(header.excessBlobGas),
  bytesOf(header.parentBeaconBlockRoot),
];

const numberBytes = (value: Hex): Uint8Array => bigIntToUnpaddedBytes(BigInt(value));
