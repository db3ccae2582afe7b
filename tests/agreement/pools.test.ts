import {type Address, encodeFunctionData, type Hex, parseAbi} from 'viem';
import {afterAll, beforeAll, test} from 'vitest';
import {addressOf} from '../../sandbox/addressOf';
import {callMany} from './callMany';
import {type Sandbox, startSandbox} from '../../sandbox/startSandbox';
import {testClient} from '../../sandbox/testClient';
import {type PoolState, swapAcross} from '../../src/protocol/swapAcross';
import {usableTicks} from '../../src/protocol/tickSpacing';
import {expectAgreement, type Outcome} from './agree';
import {LEAST_INPUTS} from './inputs';
import {readWords} from './onChain';
import {below, between, bits, happens} from './random';

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await startSandbox({port: 0})));
afterAll(() => sandbox.stop());

const QUOTES = LEAST_INPUTS;
const poolAbi = parseAbi([
  'function token0() view returns (address)',
  'function token1() view returns (address)',
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16, uint16, uint16, uint8, bool)',
  'function liquidity() view returns (uint128)',
  'function tickSpacing() view returns (int24)',
  'function tickBitmap(int16 word) view returns (uint256)',
  'function ticks(int24 tick) view returns (uint128, int128 liquidityNet)',
]);
const quoterAbi = parseAbi([
  'struct Exact {address tokenIn; address tokenOut; uint256 amount; uint24 fee; uint160 sqrtPriceLimitX96;}',
  'function quoteExactInputSingle(Exact) returns (uint256, uint160)',
  'function quoteExactOutputSingle(Exact) returns (uint256, uint160)',
]);

type Live = PoolState & {tokens: readonly [Address, Address]};
/** A question by the words that `expectAgreement` prints. */
type Question = [pool: bigint, zeroForOne: bigint, amount: bigint, sqrtPriceLimitX96: bigint];

/** A pool of the sandbox with every tick at which its liquidity changes. */
async function readPool(address: Address, feePips: bigint): Promise<Live> {
  const client = testClient(sandbox);
  const read = {address, abi: poolAbi} as const;
  const [sqrtPriceX96, tick] = await client.readContract({...read, functionName: 'slot0'});
  const liquidity = await client.readContract({...read, functionName: 'liquidity'});
  const tickSpacing = BigInt(await client.readContract({...read, functionName: 'tickSpacing'}));
  const {lowest, highest} = usableTicks(tickSpacing);
  const words: number[] = [];
  for (let word = (lowest / tickSpacing) >> 8n; word <= (highest / tickSpacing) >> 8n; word += 1n) {
    words.push(Number(word));
  }
  const maps = await callMany(sandbox.url, {
    to: address,
    calls: words.map((word) =>
      encodeFunctionData({abi: poolAbi, functionName: 'tickBitmap', args: [word]}),
    ),
  });
  const ticks = words.flatMap((word, place) => {
    const map = BigInt(maps[place] as Hex);
    return Array.from({length: 256}, (_, bit) => bit)
      .filter((bit) => (map >> BigInt(bit)) & 1n)
      .map((bit) => (word * 256 + bit) * Number(tickSpacing));
  });
  const bounds = [];
  for (const at of ticks) {
    const [, liquidityNet] = await client.readContract({
      ...read,
      functionName: 'ticks',
      args: [at],
    });
    bounds.push({tick: BigInt(at), liquidityNet});
  }
  const tokens = [
    await client.readContract({...read, functionName: 'token0'}),
    await client.readContract({...read, functionName: 'token1'}),
  ] as const;
  return {sqrtPriceX96, tick: BigInt(tick), liquidity, feePips, tickSpacing, bounds, tokens};
}

/** A swap of any size with a limit near the price, now and then on its wrong side. */
function randomQuestion(pools: readonly Live[]): Question {
  const pool = below(pools.length);
  const {sqrtPriceX96} = pools[pool] as Live;
  const zeroForOne = happens(0.5);
  const amount = 1n + bits(1 + below(80));
  const away = (sqrtPriceX96 * between(1n, 2_000n)) / 10_000n;
  const isBelow = happens(0.02) ? !zeroForOne : zeroForOne;
  return [
    BigInt(pool),
    zeroForOne ? 1n : 0n,
    happens(0.5) ? amount : -amount,
    isBelow ? sqrtPriceX96 - away : sqrtPriceX96 + away,
  ];
}

function callOf(pools: readonly Live[], [pool, zeroForOne, amount, limit]: Question): Hex {
  const {tokens, feePips} = pools[Number(pool)] as Live;
  const [tokenIn, tokenOut] = zeroForOne ? tokens : [tokens[1], tokens[0]];
  return encodeFunctionData({
    abi: quoterAbi,
    functionName: amount > 0n ? 'quoteExactInputSingle' : 'quoteExactOutputSingle',
    args: [
      {
        tokenIn,
        tokenOut,
        fee: Number(feePips),
        amount: amount > 0n ? amount : -amount,
        sqrtPriceLimitX96: limit,
      },
    ],
  });
}

test('agrees with QuoterV2 on the pools of the sandbox', async () => {
  const pools: Live[] = [];
  for (const {version, address, feePips} of sandbox.contents.pools) {
    if (version === 'v3') pools.push(await readPool(address, BigInt(feePips)));
  }
  const inputs = Array.from({length: QUOTES}, () => randomQuestion(pools));
  const answers = await callMany(sandbox.url, {
    to: addressOf('QuoterV2'),
    calls: inputs.map((input) => callOf(pools, input)),
    gasEach: 5_000_000n,
  });
  expectAgreement({
    inputs,
    ours: (pool = 0n, zeroForOne = 0n, amount = 0n, sqrtPriceLimitX96 = 0n) => {
      const live = pools[Number(pool)] as Live;
      const swapped = swapAcross(live, {zeroForOne: zeroForOne === 1n, amount, sqrtPriceLimitX96});
      return [amount > 0n ? swapped.amountOut : swapped.amountIn, swapped.sqrtPriceX96];
    },
    theirs: answers.map((answer): Outcome => answer && readWords(answer, [false, false])),
  });
});
