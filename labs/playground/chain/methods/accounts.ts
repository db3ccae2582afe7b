import {bytesToHex} from '@ethereumjs/util';
import {atBlock} from '../blocks/atBlock';
import {quantity, wordOf} from '../hex';
import {NO_VALUE} from '../state/state';
import {TEST_KEYS} from '../testKeys';
import type {Methods} from './method';
import {addressOf, numberOf, tagOf} from './params';

/** What accounts have, now or after an older block. */
export const ACCOUNT_METHODS: Methods = {
  eth_accounts: () => [...TEST_KEYS.keys()],
  eth_getBalance: (ledger, [address, tag]) =>
    atBlock(ledger, tagOf(tag), async () => quantity(ledger.state.get(addressOf(address)).balance)),
  eth_getTransactionCount: (ledger, [address, tag]) =>
    atBlock(ledger, tagOf(tag), async () => quantity(ledger.state.get(addressOf(address)).nonce)),
  eth_getCode: (ledger, [address, tag]) =>
    atBlock(ledger, tagOf(tag), async () =>
      bytesToHex(await ledger.codes.get(ledger.state.get(addressOf(address)).codeHash)),
    ),
  eth_getStorageAt: (ledger, [address, slot, tag]) =>
    atBlock(ledger, tagOf(tag), async () => {
      const name = wordOf(numberOf(slot));
      const value = ledger.state.slot(addressOf(address), name) ?? NO_VALUE;
      return wordOf(BigInt(value.length === 0 ? 0 : bytesToHex(value)));
    }),
};
