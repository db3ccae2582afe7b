import {Chain} from '..';
import {bytesOf} from '../hex';
import type {SavedParts} from '../savedChain';

/** A fresh chain whose history and code are at hand, as in tests and at build. */
export function chainOf({state, history, codes}: SavedParts): Promise<Chain> {
  return Chain.create(state, {
    history: async () => history,
    code: async (hash) => {
      const code = codes[hash];
      if (code === undefined) throw new Error(`the saved state has no code ${hash}`);
      return bytesOf(code);
    },
  });
}
