import {Common, Hardfork, Mainnet, type StateManagerInterface} from '@ethereumjs/common';
import {createEVM, type EVM} from '@ethereumjs/evm';
import {bytesOf, type Hex} from '../hex';
import {rememberJumps} from './rememberJumps';

type Options = {
  state: StateManagerInterface;
  /** The hash of a block, by its number. */
  hashOf: (number: number) => Promise<Hex>;
};

/** An EVM of chain 1 under the rules of Cancun, which are those of the sandbox. */
export async function createMachine({state, hashOf}: Options): Promise<EVM> {
  const blockchain = {
    getBlock: async (number: number) => {
      const hash = await hashOf(Number(number));
      return {hash: () => bytesOf(hash)};
    },
    putBlock: async () => undefined,
    shallowCopy: () => {
      throw new Error('the chain has no copies');
    },
  };
  const evm = await createEVM({
    common: new Common({chain: Mainnet, hardfork: Hardfork.Cancun}),
    stateManager: state,
    blockchain,
  });
  await rememberJumps(evm);
  return evm;
}
