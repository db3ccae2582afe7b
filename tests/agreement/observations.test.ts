import {encodeFunctionData, parseAbi} from 'viem';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {callMany} from './callMany';
import {type Sandbox, startSandbox} from '../../sandbox/startSandbox';
import {isDeep} from '../../testing/tier';
import {wrapUnsigned} from '../../src/protocol/integers';
import {nextObservation, type Observation} from '../../src/protocol/oracle';
import {amount, either, realTick, unsigned} from './inputs';
import {deployed, readWords} from './onChain';
import {between, seed} from './random';
import {sumsBetween} from './sumsBetween';

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await startSandbox({port: 0})));
afterAll(() => sandbox.stop());

const abi = parseAbi([
  'function initialize(uint32 time)',
  'function grow(uint16 next)',
  'function write(uint32 time, int24 tick, uint128 liquidity)',
  'function observeSingle(uint32 time, uint32 secondsAgo, int24 tick, uint128 liquidity) view returns (int56, uint160)',
]);
const liquidity = either(unsigned(128), amount);
const SLOTS = 64;
const LIVES = isDeep ? 11 : 2;

/** A pool's life of so many observations, each followed by a question about any moment that it remembers. */
function life(length: number) {
  const start = between(0n, 2n ** 32n - 1n);
  const calls = [
    encodeFunctionData({abi, functionName: 'initialize', args: [Number(start)]}),
    encodeFunctionData({abi, functionName: 'grow', args: [SLOTS]}),
  ];
  const asked: {place: number; sums: bigint[]}[] = [];
  // Times go on where the 32 bits of a timestamp overflow.
  let moments = [start];
  let kept: Observation[] = [{timestamp: start, tickCumulative: 0n, secondsPerLiquidityX128: 0n}];
  for (let round = 0; round < length; round++) {
    const [tick, active] = [realTick.random(), liquidity.random()];
    const written = (moments.at(-1) ?? 0n) + between(1n, 2n ** 25n);
    const last = kept.at(-1) as Observation;
    kept = [...kept, next(last, {moment: written, tick, active})].slice(-SLOTS);
    moments = [...moments, written].slice(-SLOTS);
    const time = Number(wrapUnsigned(32n, written));
    calls.push(
      encodeFunctionData({abi, functionName: 'write', args: [time, Number(tick), active]}),
    );

    const now = written + between(0n, 2n ** 20n);
    const target = between(moments[0] ?? 0n, now);
    const args = [
      ...([Number(wrapUnsigned(32n, now)), Number(now - target)] as const),
      ...([Number(tick), active] as const),
    ] as const;
    asked.push({place: calls.length, sums: sumsAt(target, {moments, kept, tick, active})});
    calls.push(encodeFunctionData({abi, functionName: 'observeSingle', args}));
  }
  return {calls, asked};
}

type Lived = {moments: bigint[]; kept: Observation[]; tick: bigint; active: bigint};

function sumsAt(target: bigint, {moments, kept, tick, active}: Lived): bigint[] {
  const after = moments.findIndex((moment) => moment > target);
  const [before, until] = [kept.at(after === -1 ? -1 : after - 1), kept[after]] as Observation[];
  if (!before) throw new Error('a moment before the oldest observation');
  const sums = until
    ? sumsBetween(before, {after: until, timestamp: wrapUnsigned(32n, target)})
    : next(before, {moment: target, tick, active});
  return [sums.tickCumulative, sums.secondsPerLiquidityX128];
}

const next = (last: Observation, at: {moment: bigint; tick: bigint; active: bigint}) =>
  nextObservation(last, {
    timestamp: wrapUnsigned(32n, at.moment),
    tick: at.tick,
    liquidity: at.active,
  });

test('agrees with Oracle.write and Oracle.observeSingle', async () => {
  const file = 'examples/v3/reference/coreLibraries/OracleProbe.sol';
  const to = await deployed(sandbox, {file});
  for (let lives = 0; lives < LIVES; lives++) {
    const {calls, asked} = life(950);
    const answers = await callMany(sandbox.url, {to, calls, gasEach: 3_000_000n});
    for (const {place, sums} of asked) {
      const answer = answers[place];
      expect(answer && readWords(answer, [true, false]), `SEED=${seed}`).toEqual(sums);
    }
  }
});
