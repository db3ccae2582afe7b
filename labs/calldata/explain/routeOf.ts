import {getAddress, zeroAddress, type Address, type Hex} from 'viem';
import type {Field} from './explanation';
import {addressIn, factsOf, numberIn, type Facts} from './factsOf';

/** One pool on the way; pools of v3 and v4 have a fee, in 1/1,000,000 of the amount, and those of v4 hooks. */
export type Hop = {from: Address; to: Address; feePips?: number; hooks?: Address};

const ADDRESS_DIGITS = 40;
const FEE_DIGITS = 6;
const HOP_DIGITS = ADDRESS_DIGITS + FEE_DIGITS;

/** The pools of a swap in the order the tokens move, whichever way the path is written. */
export function routeOf(name: string, facts: Facts): readonly Hop[] | undefined {
  const path = facts.get('path');
  if (path?.type === 'bytes') {
    const hops = splitPath(path.raw as Hex);
    return hops && isReversed(name) ? [...hops].reverse().map(turned) : hops;
  }
  if (path?.type === 'tuple[]') return v4Path(path.parts ?? [], facts);
  if (facts.has('zeroForOne')) return v4Pool(facts);
  if (path?.parts) return hopsOf(path.parts.map(({raw}) => raw as Address));
  const [from, to] = [addressIn(facts, 'tokenIn'), addressIn(facts, 'tokenOut')];
  const feePips = numberIn(facts, 'fee');
  return from && to
    ? [{from, to, ...(feePips !== undefined && {feePips: Number(feePips)})}]
    : undefined;
}

/** The pool of a v4 key, in the direction of the swap. */
function v4Pool(facts: Facts): readonly Hop[] | undefined {
  const tokens = [addressIn(facts, 'currency0'), addressIn(facts, 'currency1')];
  const [from, to] = facts.get('zeroForOne')?.raw === 'true' ? tokens : tokens.reverse();
  return from && to ? [{from, to, ...poolFacts(facts)}] : undefined;
}

/** A v4 path names the other currency of each pool: what comes out or, for an exact output, what goes in. */
function v4Path(keys: readonly Field[], facts: Facts): readonly Hop[] | undefined {
  const pools = keys.map(({parts = []}) => factsOf(parts));
  const between = pools.map((pool) => addressIn(pool, 'intermediateCurrency'));
  const tokens = [addressIn(facts, 'currencyIn'), ...between, addressIn(facts, 'currencyOut')];
  const way = tokens.filter((token) => token !== undefined);
  if (way.length !== pools.length + 1 || pools.length === 0) return undefined;
  return pools.map((pool, index) => ({
    from: way[index] as Address,
    to: way[index + 1] as Address,
    ...poolFacts(pool),
  }));
}

const poolFacts = (facts: Facts): Pick<Hop, 'feePips' | 'hooks'> => ({
  feePips: Number(numberIn(facts, 'fee') ?? 0n),
  hooks: addressIn(facts, 'hooks') ?? zeroAddress,
});

/** Whether a v3 path of this function or command starts with the token that comes out. */
const isReversed = (name: string): boolean => /exactOutput|V3_SWAP_EXACT_OUT/.test(name);

/** The pools of a packed v3 path (20 bytes of token, 3 of fee, 20 of token, …) as it is written. */
export function splitPath(path: Hex): readonly Hop[] | undefined {
  const digits = path.slice(2);
  const count = (digits.length - ADDRESS_DIGITS) / HOP_DIGITS;
  if (count < 1 || !Number.isInteger(count)) return undefined;
  return Array.from({length: count}, (_, index) => {
    const at = index * HOP_DIGITS;
    return {
      from: addressAt(digits, at),
      feePips: Number.parseInt(digits.slice(at + ADDRESS_DIGITS, at + HOP_DIGITS), 16),
      to: addressAt(digits, at + HOP_DIGITS),
    };
  });
}

const addressAt = (digits: string, at: number): Address =>
  getAddress(`0x${digits.slice(at, at + ADDRESS_DIGITS)}`);

const turned = ({from, to, ...fee}: Hop): Hop => ({from: to, to: from, ...fee});

const hopsOf = (tokens: readonly Address[]): readonly Hop[] | undefined =>
  tokens.length < 2
    ? undefined
    : tokens.slice(1).map((to, index) => ({from: tokens[index] ?? to, to}));
