import pairArtifact from '@uniswap/v2-core/build/UniswapV2Pair.json';
import poolArtifact from '@uniswap/v3-core/artifacts/contracts/UniswapV3Pool.sol/UniswapV3Pool.json';
import {type Hex, keccak256, numberToHex} from 'viem';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {addressOf} from '../../sandbox/addressOf';
import {type Sandbox, startSandbox} from '../../sandbox/startSandbox';
import {OutOfRange} from '../../src/protocol/outOfRange';
import {PAIR_INIT_CODE_HASH, pairAddress} from '../../src/protocol/pairAddress';
import {POOL_INIT_CODE_HASH, poolAddress} from '../../src/protocol/poolAddress';
import {TICK_SPACINGS, tickSpacingOf} from '../../src/protocol/tickSpacing';
import {feePips, type Source} from './inputs';
import {expectAgreementOnChain} from './onChain';
import {bits, happens, oneOf} from './random';

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await startSandbox({port: 0})));
afterAll(() => sandbox.stop());

const token: Source = {boundaries: [0n, 1n, 2n ** 160n - 1n], random: () => bits(160)};
const address = (value: bigint): Hex => numberToHex(value, {size: 20});

/** Two other tokens each time: a factory creates no pool twice. */
const fresh = (a: bigint, b: bigint): bigint[] =>
  a === 0n || a === b ? [a, b] : happens(0.5) ? [a, bits(160)] : [bits(160), a];

/** The factories refuse one token more than an address needs. */
function expectTokens(...tokens: bigint[]): void {
  if (tokens.includes(0n)) throw new OutOfRange('the zero address is no token');
}

test('holds the hashes of the code that the packages publish', () => {
  expect(keccak256(poolArtifact.bytecode as Hex)).toBe(POOL_INIT_CODE_HASH);
  expect(keccak256(`0x${pairArtifact.bytecode}`)).toBe(PAIR_INIT_CODE_HASH);
});

test('says where UniswapV2Factory creates pairs', async () => {
  const factory = addressOf('UniswapV2Factory');
  await expectAgreementOnChain(sandbox, {
    file: 'UniswapV2Factory',
    signature: 'function createPair(address, address) returns (address)',
    sources: [token, token],
    related: (a = 0n, b = 0n) => fresh(a, b),
    gasEach: 4_000_000n,
    ours(tokenA, tokenB) {
      expectTokens(tokenA, tokenB);
      const pair = {factory, tokenA: address(tokenA), tokenB: address(tokenB)};
      return BigInt(pairAddress(pair, keccak256));
    },
  });
});

test('says where UniswapV3Factory creates pools, and of which fees', async () => {
  const factory = addressOf('UniswapV3Factory');
  await expectAgreementOnChain(sandbox, {
    file: 'UniswapV3Factory',
    signature: 'function createPool(address, address, uint24) returns (address)',
    sources: [token, token, {boundaries: [0n, ...TICK_SPACINGS.keys()], random: feePips.random}],
    related: (a = 0n, b = 0n, fee = 0n) => [
      ...fresh(a, b),
      happens(0.9) ? oneOf([...TICK_SPACINGS.keys()]) : fee,
    ],
    gasEach: 8_000_000n,
    ours(tokenA, tokenB, fee) {
      expectTokens(tokenA, tokenB);
      if (!tickSpacingOf(fee)) throw new OutOfRange(`a fee that is enabled, got ${fee}`);
      const pool = {factory, tokenA: address(tokenA), tokenB: address(tokenB), feePips: fee};
      return BigInt(poolAddress(pool, keccak256));
    },
  });
});
