import type {Deployment} from './deployment';
import {permit2} from './permit2';

const onMainnet = permit2.find(({chainId}) => chainId === 1)?.address;

/**
 * The contract that executes CREATE2 for anyone: a salt of 32 bytes, then init code, as calldata.
 * Permit2 has its address from it (`sandbox/bytecode.test.ts` computes that), so the chains on
 * which Permit2 has the address of mainnet have it, too.
 */
export const create2Deployer: readonly Deployment[] = permit2
  .filter(({address}) => address === onMainnet)
  .map(({chainId, status, retired, era, source}) => ({
    contract: 'Create2Deployer',
    product: 'other',
    chainId,
    address: '0x4e59b44847b379578588920cA78FbF26c0B4956C',
    kind: 'helper',
    status,
    ...(retired && {retired}),
    note: 'Executes CREATE2 for anyone; of no product',
    era,
    evidence: 'follows from the address of Permit2, not verified on chain',
    source,
  }));
