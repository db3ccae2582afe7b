import {bytesToHex} from '@ethereumjs/util';
import {baseFeeAfter, type Environment} from '../execution/environment';
import {bytesOf, quantity} from '../hex';
import type {Ledger} from '../ledger';
import type {Header} from '../saved';
import {rootOfList} from '../trie';
import {transactionJson} from '../transactions/transactionJson';
import {bloomOf} from './bloom';
import {executeWaiting} from './executeWaiting';
import {blockSize, hashOfHeader, headerOf} from './header';
import {type Executed, logsOf, receiptBytes, receiptsOf} from './receipt';

/** Mines a block with the transactions that wait, at once. */
export async function mine(ledger: Ledger): Promise<void> {
  const {blocks, pool, state} = ledger;
  const environment = ledger.nextEnvironment();
  const {executed, left} = await executeWaiting(ledger, environment, {isMined: true});
  pool.replace(left);

  const header = headerFor(ledger, environment, executed);
  const hash = hashOfHeader(header);
  const {number, timestamp} = environment;
  const receipts = receiptsOf(executed, {number, timestamp, blockHash: hash});
  const block = {
    header,
    hash,
    size: blockSize(header, executed),
    transactions: executed.map(({sent}) => sent.hash),
    statePosition: state.position,
  };
  blocks.add(
    block,
    executed.flatMap(({sent, price}, index) => {
      const receipt = receipts[index];
      if (!receipt) return [];
      const place = {...receipt, blockTimestamp: quantity(timestamp), price};
      return {transaction: transactionJson(sent, place), receipt};
    }),
  );
  ledger.environment = environment;
  ledger.nextBaseFee = baseFeeAfter(header);
  ledger.nextTimestamp = undefined;
}

function headerFor(
  {blocks, stateRoot}: Ledger,
  environment: Environment,
  executed: readonly Executed[],
): Header {
  const gasUsed = executed.reduce((sum, {outcome}) => sum + outcome.gasUsed, 0n);
  return headerOf(environment, {
    parentHash: blocks.latest.hash,
    stateRoot: bytesToHex(stateRoot.compute()),
    transactionsRoot: bytesToHex(rootOfList(executed.map(({sent}) => bytesOf(sent.raw)))),
    receiptsRoot: bytesToHex(rootOfList(receiptBytes(executed))),
    logsBloom: bloomOf(executed.flatMap(logsOf)),
    gasUsed: quantity(gasUsed),
  });
}
