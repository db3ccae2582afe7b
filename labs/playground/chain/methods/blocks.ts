import {BLOCK_GAS_LIMIT} from '../execution/environment';
import type {Block} from '../blocks/blocks';
import {suggestedTip, tipsAt} from '../blocks/tips';
import {quantity} from '../hex';
import type {Ledger} from '../ledger';
import {CHAIN_ID} from '../transactions/fill';
import {checkPercentiles} from './bounds';
import type {Methods} from './method';
import {hashOf, numberOf, tagOf} from './params';

/** The chain, its blocks and its fees. */
export const BLOCK_METHODS: Methods = {
  eth_chainId: () => quantity(CHAIN_ID),
  net_version: () => String(CHAIN_ID),
  web3_clientVersion: () => 'anvil/v1.7.1',
  eth_syncing: () => false,
  eth_blockNumber: ({environment}) => quantity(environment.number),
  eth_gasPrice: (ledger) => quantity(ledger.nextBaseFee + suggestedTip(ledger)),
  eth_maxPriorityFeePerGas: (ledger) => quantity(suggestedTip(ledger)),
  eth_feeHistory: (ledger, [count, newest, percentiles]) =>
    feeHistory(ledger, {
      count: Number(numberOf(count)),
      newest: numberAt(ledger, newest),
      percentiles: Array.isArray(percentiles) ? percentiles : undefined,
    }),
  eth_getBlockByNumber: async (ledger, [tag, isFull]) => {
    if (tag === 'pending') return pendingJson(ledger);
    return blockJson(ledger, await ledger.blocks.numbered(numberAt(ledger, tag)), isFull);
  },
  eth_getBlockByHash: async (ledger, [hash, isFull]) =>
    blockJson(ledger, await ledger.blocks.hashed(hashOf(hash)), isFull),
  eth_getBlockTransactionCountByNumber: async (ledger, [tag]) => {
    const block = await ledger.blocks.numbered(numberAt(ledger, tag));
    return block ? quantity(block.transactions.length) : null;
  },
  eth_getBlockReceipts: async (ledger, [tag]) => {
    const block = await ledger.blocks.numbered(numberAt(ledger, tag));
    if (!block) return null;
    return (await ledger.blocks.transactionsOf(block)).map(({receipt}) => receipt);
  },
};

/** The number of a block that a caller names. */
export function numberAt({environment}: Ledger, value: unknown): number {
  const tag = tagOf(value);
  return Number(typeof tag === 'bigint' ? tag : environment.number);
}

async function blockJson({blocks}: Ledger, block: Block | undefined, isFull: unknown) {
  if (!block) return null;
  const transactions =
    isFull === true
      ? (await blocks.transactionsOf(block)).map(({transaction}) => transaction)
      : block.transactions;
  return {
    ...block.header,
    hash: block.hash,
    size: quantity(block.size),
    totalDifficulty: '0x0',
    uncles: [],
    transactions,
    withdrawals: [],
  };
}

/** The block to come, without the transactions that wait. */
function pendingJson(ledger: Ledger) {
  const {header, hash, size} = ledger.blocks.latest;
  const {number, timestamp, baseFee} = ledger.nextEnvironment();
  return {
    ...header,
    number: quantity(number),
    timestamp: quantity(timestamp),
    baseFeePerGas: quantity(baseFee),
    parentHash: hash,
    hash,
    size: quantity(size),
    totalDifficulty: '0x0',
    uncles: [],
    transactions: [],
    withdrawals: [],
  };
}

type History = {count: number; newest: number; percentiles: readonly unknown[] | undefined};

/** Nodes answer for so many blocks at once. */
const MOST_FEES = 1_024;

async function feeHistory(ledger: Ledger, {count, newest, percentiles}: History) {
  if (percentiles) checkPercentiles(percentiles);
  const oldest = Math.max(0, newest - Math.min(count, MOST_FEES) + 1);
  const numbers = Array.from({length: newest - oldest + 1}, (_, index) => oldest + index);
  const found = await Promise.all(numbers.map((number) => ledger.blocks.numbered(number)));
  const blocks = found.flatMap((block) => block ?? []);
  const headers = blocks.map(({header}) => header);
  return {
    oldestBlock: quantity(oldest),
    baseFeePerGas: [
      ...headers.map(({baseFeePerGas}) => baseFeePerGas),
      quantity(ledger.nextBaseFee),
    ],
    gasUsedRatio: headers.map(({gasUsed}) => Number(gasUsed) / Number(BLOCK_GAS_LIMIT)),
    baseFeePerBlobGas: [...headers.map(() => '0x1'), '0x1'],
    blobGasUsedRatio: headers.map(() => 0),
    ...(percentiles && {
      reward: blocks.map((block) => tipsAt(ledger, block, percentiles.map(Number)).map(quantity)),
    }),
  };
}
