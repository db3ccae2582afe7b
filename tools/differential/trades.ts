import {concatHex, numberToHex, type Hex} from 'viem';
import type {Draw, Trade} from './case';
import {address, pools, type Hop, type Symbol} from './market';

type Wanted = {from: Symbol; version: 'v2' | 'v3'; trades: readonly Trade[]};

/**
 * One or two pools of a version from a token on, no token twice. A pool of another trade would have
 * that one's limit guard this one too.
 */
export function drawHops(draw: Draw, {from, version, trades}: Wanted): Hop[] {
  const used = trades.flatMap(({hops}) => hops.map(({pool}) => pool));
  const hops: Hop[] = [];
  const most = draw.chance(0.3) ? 2 : 1;
  for (let at = from; hops.length < most;) {
    const seen = [from, ...hops.map(({to}) => to)];
    const ways = pools
      .filter((pool) => (pool.feePips === undefined) === (version === 'v2') && !used.includes(pool))
      .flatMap((pool) =>
        [pool.pair, [...pool.pair].reverse()].map(([one, to]) => ({one, to, pool})),
      )
      .filter(({one, to}) => one === at && to && !seen.includes(to));
    if (ways.length === 0) break;
    const {to = at, pool} = draw.pick(ways);
    hops.push({from: at, to, pool});
    at = to;
  }
  return hops;
}

/** A v3 path; of an exact output it begins with the last token. */
export function pathOf(hops: readonly Hop[], isExactOutput: boolean): Hex {
  const [first] = hops;
  if (!first) throw new Error('a path has at least one pool');
  const tokens = [address[first.from], ...hops.map(({to}) => address[to])];
  const fees = hops.map(({pool: {feePips = 0}}) => numberToHex(feePips, {size: 3}));
  const [ordered, between] = isExactOutput
    ? [[...tokens].reverse(), [...fees].reverse()]
    : [tokens, fees];
  return concatHex(
    ordered.flatMap((token, at) => (at === 0 ? [token] : [between[at - 1] ?? '0x', token])),
  );
}

/** The tokens of a v2 path. */
export const tokensOf = (hops: readonly Hop[]): readonly Hex[] => [
  ...hops.slice(0, 1).map(({from}) => address[from]),
  ...hops.map(({to}) => address[to]),
];
