import {bytesToHex} from '@ethereumjs/util';
import {hashOfHeader, headerOf} from './blocks/header';
import {ZERO_HASH} from './hex';
import type {SavedChain} from './saved';

const environment = {
  ...{number: 5n, timestamp: 1_000n, baseFee: 7n},
  prevRandao: new Uint8Array(32),
};
const header = headerOf(environment, {
  ...{parentHash: ZERO_HASH, stateRoot: ZERO_HASH, transactionsRoot: ZERO_HASH},
  ...{receiptsRoot: ZERO_HASH, logsBloom: bytesToHex(new Uint8Array(256)), gasUsed: '0x0'},
});

/** A saved chain of one block, with a base fee of 7 wei per gas, which stays. */
export const savedWith = (
  accounts: SavedChain['accounts'],
  groups: SavedChain['groups'] = {},
): SavedChain => ({
  accounts,
  block: {header, hash: hashOfHeader(header), size: 1, transactions: []},
  groups,
});
