import type {RouterVersion} from '../explain/catalogue';

/** What a reader chose: calldata or a payload, the router's release, and the rest of the transaction. */
export type State = {
  text: string;
  version: RouterVersion | '';
  sender: string;
  to: string;
  /** Ether that is sent along: `0.5`. */
  value: string;
  /** The network by its chain id; empty until a reader or a request names one. */
  chain: string;
};

export const EMPTY: State = {text: '', version: '', sender: '', to: '', value: '', chain: ''};
