import {expect, test} from 'vitest';
import {chainNamed} from './chains';

test('finds the sandbox of a chain by the name in viem and by its id', () => {
  expect(['mainnet', '1', 'arbitrum', '42161', 'base', '8453'].map(chainNamed)).toEqual([
    ...['mainnet', 'mainnet', 'arbitrum', 'arbitrum', 'base', 'base'],
  ]);
});

test('names the chains there are when it has none of that name', () => {
  expect(() => chainNamed('optimism')).toThrow(
    'no sandbox of chain "optimism": there are mainnet, arbitrum, base. Choose one of them, or set RPC_URL to an endpoint of your chain',
  );
});
