/** A router or quoter of v3 whose functions share their names with those of another contract. */
export type LookAlike = {
  contract: string;
  /** The functions that tell it apart, with their selectors; its code contains no other of these. */
  functions: readonly {name: string; selector: `0x${string}`}[];
  /** Where a deadline stands. */
  deadline: string;
};

/** The routers and quoters of v3, by what tells them apart. */
export const lookAlikes: readonly LookAlike[] = [
  {
    contract: 'SwapRouter',
    functions: [{name: 'exactInputSingle', selector: '0x414bf389'}],
    deadline: 'in the parameters',
  },
  {
    contract: 'SwapRouter02',
    functions: [{name: 'exactInputSingle', selector: '0x04e45aaf'}],
    deadline: 'through multicall',
  },
  {
    contract: 'Quoter',
    functions: [{name: 'quoteExactInputSingle', selector: '0xf7729d43'}],
    deadline: 'none',
  },
  {
    contract: 'QuoterV2',
    functions: [{name: 'quoteExactInputSingle', selector: '0xc6a5026a'}],
    deadline: 'none',
  },
  {
    contract: 'ViewQuoter',
    functions: [
      {name: 'quoteExactInputSingle', selector: '0xc6a5026a'},
      {name: 'quoteExactInputSingleWithPool', selector: '0xd85c3d63'},
    ],
    deadline: 'none',
  },
];
