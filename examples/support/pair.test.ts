import {afterEach, expect, test, vi} from 'vitest';

// Other files run in this worker: no module of theirs may find the chain of a case.
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The pair on the chain of this name. */
async function pairOn(chain: string) {
  vi.stubEnv('CHAIN', chain);
  vi.resetModules();
  return import('./pair');
}

test.each([
  ['mainnet', 'USDC', [1n, 2n]],
  ['arbitrum', 'WETH', [2n, 1n]],
  ['base', 'WETH', [2n, 1n]],
])('on %s puts %s first, and finds both by name again', async (chain, first, ordered) => {
  const {byName, inOrder, token0} = await pairOn(chain);
  expect(token0.symbol).toBe(first);
  expect(inOrder({usdc: 1n, weth: 2n})).toEqual(ordered);
  expect(byName(...inOrder({usdc: 1n, weth: 2n}))).toEqual({usdc: 1n, weth: 2n});
});
