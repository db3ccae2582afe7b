/** Whether this Node.js is the one that the runtime prints as: later ones print some values in another way. */
export const isNodeOfRuntime = process.versions.node.startsWith('20.');

/** Values of every kind that programs print, the same at each run: nested, cyclic, with odd keys and texts. */
export function generatedValues(count: number): unknown[] {
  const next = numbersFrom(7);
  return Array.from({length: count}, () => valueOf(next, 0));
}

/** Whole numbers below a bound, the same for the same seed. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Next = (below: number) => number;

class Position {
  constructor(
    readonly tick: number,
    readonly owner: unknown,
  ) {}
}

const TEXTS = [
  ...[
    '',
    'USDC',
    "it's",
    `"both" and 'one'`,
    'three: \' " `',
    'tab\tand\nline',
    '\u0000\u001b[31m',
  ],
  ...[
    '\ud83d',
    '🦄 unicorn',
    'x'.repeat(90),
    'first line\nsecond line that is longer than most',
    '${x}',
  ],
];
const KEYS = [
  'amount',
  'sqrtPriceX96',
  'a-b',
  '0',
  '1x',
  '__proto__x',
  'ü',
  '$',
  '_',
  'with space',
];

const LEAVES: readonly ((next: Next) => unknown)[] = [
  (next) => next(1_000_000) - 500_000,
  (next) => next(1_000) / 7,
  (next) => BigInt(next(1_000_000)) ** 3n,
  (next) => TEXTS[next(TEXTS.length)],
  (next) => [true, false, null, undefined, NaN, -0, 0, Infinity, -Infinity][next(9)],
  (next) => Symbol(TEXTS[next(TEXTS.length)]),
  (next) => new Date(next(2_000_000) * 1_000),
  () => /a\/b+/gi,
  (next) => new Uint8Array(next(12)).fill(next(256)),
  () => function named() {},
  () => class Pool extends Position {},
  () => async () => 1,
  (next) => [new Number(3), new String('boxed'), new Boolean(false), Object(4n)][next(4)],
  () => new ArrayBuffer(3),
];

const BRANCHES: readonly ((next: Next, depth: number) => unknown)[] = [
  (next, depth) => items(next, depth, 12),
  (next) => Array.from({length: next(130)}, () => next(100_000)),
  (next) => Array.from({length: next(30)}, () => 'x'.repeat(next(14))),
  (next, depth) => object(next, depth),
  (next, depth) => new Map(items(next, depth, 4).map((value, at) => [KEYS[at], value])),
  (next, depth) => new Set(items(next, depth, 4)),
  (next, depth) => new Position(next(100), valueOf(next, depth + 1)),
  (next, depth) => Object.assign(Object.create(null) as object, object(next, depth)),
  (next) => Object.assign([1, , 3], {extra: next(9)}),
  (next, depth) => ({
    get price() {
      return 1;
    },
    set price(_) {},
    [Symbol('key')]: valueOf(next, depth + 1),
  }),
  (next, depth) => {
    const cyclic: Record<string, unknown> = object(next, depth);
    return Object.assign(cyclic, {self: cyclic, list: [cyclic]});
  },
];

function valueOf(next: Next, depth: number): unknown {
  const isBranch = depth < 5 && next(10) < (depth === 0 ? 9 : 5);
  const kinds = isBranch ? BRANCHES : LEAVES;
  return kinds[next(kinds.length)]?.(next, depth);
}

const items = (next: Next, depth: number, most: number): unknown[] =>
  Array.from({length: next(most)}, () => valueOf(next, depth + 1));

const object = (next: Next, depth: number): Record<string, unknown> =>
  Object.fromEntries(
    Array.from({length: next(6)}, () => [KEYS[next(KEYS.length)] ?? '', valueOf(next, depth + 1)]),
  );
