import type {AccessList} from './intrinsicGas';
import type {Hex} from '../hex';
import type {Overrides} from './overrides';

/** What a caller asks to run or to send; what it leaves out is filled in. Fees in wei per gas. */
export type CallRequest = {
  from: Hex;
  /** Nothing for the creation of a contract. */
  to?: Hex;
  data: Hex;
  /** In wei. */
  value: bigint;
  gas?: bigint;
  gasPrice?: bigint;
  maxFeePerGas?: bigint;
  maxPriorityFeePerGas?: bigint;
  nonce?: bigint;
  accessList?: AccessList;
  overrides?: Overrides;
};
