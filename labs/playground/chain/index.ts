export {Chain, type ChainRequest} from './chain';
export {RpcError} from './rpcError';
export type {CodeGroup, SavedChain, SavedHistory} from './saved';
