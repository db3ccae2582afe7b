import type {Ledger} from '../ledger';
import type {Params} from './params';

/** Answers a request from a chain, or changes it; rejects with an `RpcError` where it is refused. */
export type Method = (ledger: Ledger, params: Params) => unknown;

/** Methods by their names. */
export type Methods = Readonly<Record<string, Method>>;
