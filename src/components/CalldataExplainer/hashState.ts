import type {RouterVersion} from '../../calldata/catalogue';
import type {HashState} from '../hashState/hashOf';

/** What a reader chose: calldata or a payload, the router's release, who sends it. */
export type State = {text: string; version: RouterVersion; sender: string};

export const EMPTY: State = {text: '', version: '2.1.0', sender: ''};

/** `#calldata=0x…&router=1.4.0&from=0x…` */
export const calldataState: HashState<State> = {
  empty: EMPTY,
  read: (held) => ({
    text: held.get('calldata') ?? '',
    version: held.get('router') === '1.4.0' ? '1.4.0' : '2.1.0',
    sender: held.get('from') ?? '',
  }),
  write: ({text, version, sender}) =>
    text.trim() === ''
      ? {}
      : {
          calldata: text.trim(),
          ...(version !== EMPTY.version && {router: version}),
          ...(sender && {from: sender}),
        },
};
