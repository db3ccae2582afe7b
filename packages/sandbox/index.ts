export type {ChainName} from './chain/chains';
export type {Contents, Placed, SandboxAccount, SandboxPool, SandboxToken} from './contents';
export {type SandboxOptions, startSandbox} from './startSandbox';
export type {Sandbox} from './startSaved';
