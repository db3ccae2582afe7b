import type {Hex} from 'viem';
import type {Hop, V4Hop} from './market';

/** A swap in a case: its pools, and the dollars that go in. */
export type Trade = {hops: readonly (Hop | V4Hop)[]; dollars: number};

/** A call to execute and to explain. */
export type Case = {
  contract: string;
  data: Hex;
  valueWei: bigint;
  trades: readonly Trade[];
  /** The same call where steps that may fail do. */
  failing: readonly Hex[];
};

/** What a case is drawn with. */
export type Draw = {
  chance: (probability: number) => boolean;
  pick: <Item>(list: readonly Item[]) => Item;
  /** A whole number below a limit. */
  below: (limit: number) => number;
};

/** Who may receive something, and when a call ends at the latest. */
export type Setting = {
  sender: Hex;
  strangers: readonly Hex[];
  deadline: bigint;
  positions: readonly bigint[];
  /** A position of v4 in ether and USDC. */
  v4Position: bigint;
};
