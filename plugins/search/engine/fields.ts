/** What of a passage is indexed; the first three are read from its excerpt, the words of the others travel. */
export const FIELDS = ['heading', 'parents', 'searchedAs', 'asked', 'text', 'code'] as const;

export type FieldName = (typeof FIELDS)[number];

/** The fields whose words travel. */
export const SHIPPED = ['asked', 'text', 'code'] as const satisfies readonly FieldName[];

/** A word counts at most so often. */
export const MOST_COUNTED = 2;

/** Words of programs that say nothing of what they do. */
export const KEYWORDS: ReadonlySet<string> = new Set(
  'address args assert async await bigint bool bytes bytes32 bytes4 calldata client confirm console const curl current error event export external false from function https import int int24 internal log memory new null override payable private public pure readonly return returns string true uint uint128 uint16 uint160 uint24 uint256 uint32 uint8 undefined unzip verified view virtual zip'.split(
    ' ',
  ),
);
