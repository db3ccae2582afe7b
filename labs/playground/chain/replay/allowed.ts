import type {Exchange} from './conversation';
import type {Difference} from './findDifferences';

type Allowed = {
  reason: string;
  covers: (exchange: Exchange, difference: Difference) => boolean;
};

/** Of blocks, and of what names a block; `mixHash` is derived from the hash of the block before. */
const BLOCK_HASHES = /\.(blockHash|parentHash|stateRoot|mixHash)$/;

const WAITING_FIELDS = /\.(blockHash|blockNumber|blockTimestamp|transactionIndex|gasPrice)$/;

const LARGE_OPERANDS =
  /^EVM error (InvalidOperandOOG|MemoryOOG|OutOfOffset|CreateInitCodeSizeLimit)$/;

/** All that may differ from anvil, and why. */
export const ALLOWED: readonly Allowed[] = [
  {
    reason: 'anvil counts some zeros in the root of its state, so hashes of blocks differ',
    covers: ({method}, {path}) =>
      BLOCK_HASHES.test(path) || (/^eth_getBlockBy/.test(method) && path === '.result.hash'),
  },
  {
    reason: 'anvil mines after it has answered: a receipt is not there yet',
    covers: ({method}, {path, anvil}) =>
      method === 'eth_getTransactionReceipt' && path === '.result' && anvil === null,
  },
  {
    reason: 'anvil mines after it has answered: the number is that of the block before',
    covers: ({method}, {anvil, ours}) =>
      method === 'eth_blockNumber' && Number(ours) === Number(anvil) + 1,
  },
  {
    reason: 'anvil mines after it has answered: the transaction still waits',
    covers: ({method, result}, {path}) =>
      method === 'eth_getTransactionByHash' && isWaiting(result) && WAITING_FIELDS.test(path),
  },
  {
    reason: 'both ran out of gas, or would have: anvil names the operand that is too large',
    covers: ({error}, {path, ours}) =>
      LARGE_OPERANDS.test(messageOf(error)) &&
      (path === '.error.code' || /OutOfGas|Out of gas/.test(String(ours))),
  },
  {
    reason: 'anvil answers with the seconds since it started, too',
    covers: ({method}) => method === 'evm_increaseTime',
  },
];

const isWaiting = (transaction: unknown): boolean =>
  typeof transaction === 'object' &&
  transaction !== null &&
  (transaction as {blockHash?: unknown}).blockHash === null;

const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null ? String((error as Error).message) : '';
