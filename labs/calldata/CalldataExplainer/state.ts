import type {RouterVersion} from '../explain/catalogue';

/** The rest of a transaction, which a payload may name, and a reader may fill in. */
export type Detail = 'sender' | 'to' | 'value' | 'chain';

/** What a reader chose: calldata or a payload, the router's release, and the rest of the transaction. */
export type State = Record<Detail, string> & {
  text: string;
  version: RouterVersion | '';
  /** Details that the reader typed or chose. The others belong to the text, as all those of a link do. */
  byHand: readonly Detail[];
};

export const EMPTY: State = {
  text: '',
  version: '',
  sender: '',
  to: '',
  /** Ether that is sent along: `0.5`. */
  value: '',
  /** The network by its chain id; empty until a reader or a payload names one. */
  chain: '',
  byHand: [],
};

/** A state with a detail that the reader typed or chose. */
export const withOwn = (state: State, name: Detail, detail: string): State => ({
  ...state,
  [name]: detail,
  byHand: [...new Set([...state.byHand, name])],
});
