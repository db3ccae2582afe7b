/** A call to make: the function and its arguments. */
export type Call = {name: string; args: readonly unknown[]};

/** Two contracts that do the same, and the call whose gas is compared. */
export type Scenario = {
  technique: string;
  situation: string;
  /** Solidity file that holds both contracts. */
  file: string;
  before: string;
  after: string;
  constructorArgs?: readonly unknown[];
  /** Calls that prepare the state; their gas does not count. */
  setup?: readonly Call[];
  /** The call to measure; without one, the deployment is measured. */
  call?: Call;
  /** The call is meant to revert. */
  reverts?: boolean;
};

const price = 2n ** 96n;
const move = (tick: number): Call => ({name: 'move', args: [price + BigInt(tick), tick, tick]});
const lower = (limitX96: bigint): Call => ({name: 'lower', args: [limitX96]});

const packing = {
  technique: 'Storage packing',
  file: 'PackedState.sol',
  before: 'UnpackedState',
  after: 'PackedState',
};
const bitmap = {
  technique: 'Bitmap',
  file: 'FlagBitmap.sol',
  before: 'FlagMapping',
  after: 'FlagBitmap',
};
const errors = {technique: 'Short errors', file: 'ShortErrors.sol', before: 'LongReason'};
const immutable = {
  technique: 'Immutable',
  file: 'ImmutableFee.sol',
  before: 'StoredFee',
  after: 'ImmutableFee',
  constructorArgs: [3000],
};

/** Every comparison, in the order in which the article tells them. */
export const scenarios: readonly Scenario[] = [
  {...packing, situation: 'first write of 3 values', call: move(1)},
  {...packing, situation: 'later write of 3 values', setup: [move(1)], call: move(2)},
  {
    technique: 'Cached storage',
    situation: 'loop of 10 steps',
    file: 'CachedReads.sol',
    before: 'RepeatedReads',
    after: 'CachedReads',
    call: {name: 'accrue', args: [1_000_000n, 10n]},
  },
  {...bitmap, situation: 'set 1 flag', call: {name: 'set', args: [300n, 1n]}},
  {...bitmap, situation: 'set 8 neighbouring flags', call: {name: 'set', args: [300n, 8n]}},
  {
    ...bitmap,
    situation: 'find a flag 100 places away',
    setup: [{name: 'set', args: [400n, 1n]}],
    call: {name: 'next', args: [300n]},
  },
  {...immutable, situation: 'read in a call', call: {name: 'charge', args: [1_000_000n]}},
  {...immutable, situation: 'deployment'},
  {
    technique: 'Calldata arguments',
    situation: 'array of 16 amounts',
    file: 'CalldataArguments.sol',
    before: 'MemoryArguments',
    after: 'CalldataArguments',
    call: {name: 'add', args: [Array.from({length: 16}, (_, index) => BigInt(index + 1))]},
  },
  {
    technique: 'Unchecked arithmetic',
    situation: '100 subtractions',
    file: 'UncheckedMath.sol',
    before: 'CheckedMath',
    after: 'UncheckedMath',
    call: {name: 'flip', args: [1_000_000n, 400_000n, 100n]},
  },
  ...['ShortReason', 'CustomError'].flatMap((after) => {
    const name = after === 'ShortReason' ? '3-letter string' : 'custom error';
    return [
      {...errors, after, situation: `${name}, call succeeds`, call: lower(price - 1n)},
      {...errors, after, situation: `${name}, call reverts`, call: lower(price), reverts: true},
      {...errors, after, situation: `${name}, deployment`},
    ];
  }),
];
