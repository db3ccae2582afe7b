import {ROUTER_VERSIONS, type RouterVersion} from '../explain/catalogue';
import {chainIdText} from '../explain/chainIdText';
import {fillIn} from './fillIn';
import {EMPTY, type State} from './state';
import type {HashState} from '../../../src/components/hashState/hashOf';

/** What links called releases before; 2.1.0 stood for every release from 2.0 on. */
const OLD_NAMES: Readonly<Record<string, RouterVersion>> = {'1.4.0': '1.2'};

/** A release by its name, or none. */
export const versionOf = (name: string): RouterVersion | '' =>
  OLD_NAMES[name] ?? ROUTER_VERSIONS.find((one) => one === name) ?? '';

/** `#calldata=0x…&router=2.0&from=0x…&to=0x…&value=0.5&chain=8453` */
export const calldataState: HashState<State> = {
  empty: EMPTY,
  read: (entries) => {
    const state = {
      text: entries.get('calldata') ?? '',
      version: versionOf(entries.get('router') ?? ''),
      sender: entries.get('from') ?? '',
      to: entries.get('to') ?? '',
      value: entries.get('value') ?? '',
      chain: chainIdText(entries.get('chain')),
      byHand: EMPTY.byHand,
    };
    return state.chain ? state : fillIn(state);
  },
  write: ({text, version, sender, to, value, chain}) =>
    text.trim() === ''
      ? {}
      : {
          calldata: text.trim(),
          ...(version && {router: version}),
          ...(sender && {from: sender}),
          ...(to && {to}),
          ...(value && {value}),
          ...(chain && {chain}),
        },
};
