import type {Block} from '../blocks/blocks';
import {lower} from '../hex';
import type {Ledger} from '../ledger';
import type {MinedLog} from '../saved';
import {numberAt} from './blocks';
import type {Methods} from './method';
import {addressOf, type Fields, fieldsOf, hashOf} from './params';

/** Logs of mined transactions. */
export const LOG_METHODS: Methods = {
  eth_getLogs: async (ledger, [value]) => {
    const filter = fieldsOf(value);
    const matches = matcherOf(filter);
    const found: MinedLog[] = [];
    for (const block of await blocksOf(ledger, filter)) {
      for (const {receipt} of await ledger.blocks.transactionsOf(block)) {
        found.push(...receipt.logs.filter(matches));
      }
    }
    return found;
  },
};

async function blocksOf(ledger: Ledger, filter: Fields): Promise<Block[]> {
  const {blocks} = ledger;
  const {blockHash, fromBlock, toBlock} = filter;
  if (blockHash !== undefined) {
    const block = await blocks.hashed(hashOf(blockHash));
    return block ? [block] : [];
  }
  const first = numberAt(ledger, fromBlock);
  const last = Math.min(numberAt(ledger, toBlock), blocks.latestNumber);
  const found: Block[] = [];
  for (let number = first; number <= last; number++) {
    const block = await blocks.numbered(number);
    if (block) found.push(block);
  }
  return found;
}

/** Whether a log has one of the addresses, and at each position one of the topics. */
function matcherOf({address, topics}: Fields): (log: MinedLog) => boolean {
  const addresses = choicesOf(address)?.map(addressOf);
  const wanted = Array.isArray(topics) ? topics.map(choicesOf) : [];
  return (log) =>
    (addresses?.includes(log.address) ?? true) &&
    wanted.every((choices, index) => {
      const topic = log.topics[index];
      return choices?.some((choice) => lower(String(choice)) === topic) ?? true;
    });
}

/** One value or several as a list; nothing where any will do. */
function choicesOf(value: unknown): unknown[] | undefined {
  if (value === undefined || value === null) return undefined;
  return Array.isArray(value) ? value : [value];
}
