import {chains} from '../../facts/registry/chains';
import {deployments} from '../../facts/registry/contracts';
import {tokens} from '../../facts/registry/tokens';
import type {Names} from './explain/catalogue';

/** What the registry calls the addresses of a chain. */
export function readNames(id: number): Names {
  const chain = chains.find((one) => one.id === id);
  if (!chain) throw new Error(`the registry has no chain ${id}`);
  const ofChain = tokens.filter(({chainId}) => chainId === id);
  const wrapped = ofChain.find(({isWrappedNative}) => isWrappedNative);
  return {
    chainId: String(id),
    network: chain.name,
    ...(wrapped && {wrappedNative: wrapped.address}),
    tokens: ofChain.map(({address, symbol, decimals}) => ({address, symbol, decimals})),
    contracts: deployments
      .filter(({chainId, product}) => chainId === id && product !== 'token')
      .map(({address, contract}) => ({address, name: contract})),
  };
}
