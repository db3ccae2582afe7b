import type {NamedFees} from './fees';
import type {AccessList} from './intrinsicGas';
import type {Hex} from '../hex';
import type {Overrides} from './overrides';

/** What a caller asks to run or to send; what it leaves out is filled in. */
export type CallRequest = NamedFees & {
  from: Hex;
  /** Nothing for the creation of a contract. */
  to?: Hex;
  data: Hex;
  /** In wei. */
  value: bigint;
  gas?: bigint;
  nonce?: bigint;
  accessList?: AccessList;
  overrides?: Overrides;
};
