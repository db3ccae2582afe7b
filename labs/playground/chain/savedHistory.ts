import {receiptsOf, type Executed} from './blocks/receipt';
import {blockSize, hashOfHeader} from './blocks/header';
import type {DumpedBlock, DumpedFields, DumpedTransaction} from './dump';
import type {Header, SavedBlock, SavedHistory, SavedTransaction} from './saved';
import {CHAIN_ID} from './transactions/fill';
import {serialize} from './transactions/serialize';
import {priceOf, type SentTransaction} from './transactions/transaction';
import {transactionJson} from './transactions/transactionJson';

/** Blocks and transactions of a dump, as JSON-RPC answers them. */
export function savedHistory(
  blocks: readonly DumpedBlock[],
  transactions: readonly DumpedTransaction[],
): SavedHistory {
  const dumped = new Map(transactions.map((one) => [placeOf(one), one]));
  const inBlocks = blocks.map((block) => executedIn(block, dumped));
  return {
    blocks: blocks.map(({header}, index) => savedBlock(header, inBlocks[index] ?? [])),
    transactions: blocks.flatMap(({header}, index) =>
      savedTransactions(header, inBlocks[index] ?? []),
    ),
  };
}

const savedBlock = (header: Header, executed: readonly Executed[]): SavedBlock => ({
  header,
  hash: hashOfHeader(header),
  size: blockSize(header, executed),
  transactions: executed.map(({sent}) => sent.hash),
});

function savedTransactions(header: Header, executed: readonly Executed[]): SavedTransaction[] {
  const place = {
    number: BigInt(header.number),
    timestamp: BigInt(header.timestamp),
    blockHash: hashOfHeader(header),
  };
  const receipts = receiptsOf(executed, place);
  return executed.flatMap(({sent, price}, index) => {
    const receipt = receipts[index];
    if (!receipt) return [];
    const at = {...receipt, blockTimestamp: header.timestamp, price};
    return {transaction: transactionJson(sent, at), receipt};
  });
}

/** The transactions of a block as if they were executed only now. */
const executedIn = (
  {header, transactions}: DumpedBlock,
  dumped: ReadonlyMap<string, DumpedTransaction>,
): Executed[] =>
  transactions.map(({transaction}, index) => {
    const place = `${Number(header.number)}/${index}`;
    const found = dumped.get(place);
    if (!found) throw new Error(`the dump has no receipt of transaction ${place}`);
    const {info, receipt} = found;
    const sent = sentOf(transaction, info);
    return {
      sent,
      price: priceOf(sent.transaction, BigInt(header.baseFeePerGas)),
      outcome: {
        end: receipt.status === '0x1' ? 'success' : 'revert',
        output: new Uint8Array(0),
        gasUsed: BigInt(info.gas_used),
        gasSpent: BigInt(info.gas_used),
        logs: receipt.logs,
        ...(info.contract_address && {created: info.contract_address}),
      },
    };
  });

/** A block's number and a position in it: the hash in a block leaves out the impersonated sender. */
const placeOf = ({block_number, info}: DumpedTransaction): string =>
  `${block_number}/${info.transaction_index}`;

function sentOf(fields: DumpedFields, info: DumpedTransaction['info']): SentTransaction {
  const {to, input} = fields;
  const transaction = {
    type: 'eip1559' as const,
    chainId: CHAIN_ID,
    nonce: BigInt(fields.nonce),
    gas: BigInt(fields.gas),
    ...(to && {to}),
    value: BigInt(fields.value),
    data: input,
    accessList: [],
    maxFeePerGas: BigInt(fields.maxFeePerGas),
    maxPriorityFeePerGas: BigInt(fields.maxPriorityFeePerGas),
  };
  const {from, transaction_hash: hash} = info;
  return {transaction, from, hash, raw: serialize(transaction), isOrdered: true};
}
