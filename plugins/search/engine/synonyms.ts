// cspell:ignore flashloan nfpm
/** What developers say, and what it is called here. */
const CALLED: readonly (readonly [said: string, called: string])[] = [
  ['0.01 0.05 0.3 500 3000 10000', 'fee tiers'],
  ['add', 'increase mint'],
  ['address', 'addresses deployments'],
  ['addresses', 'deployments'],
  ['admin', 'owner'],
  ['airdrop', 'claim uni'],
  ['amm', 'automated market maker'],
  ['approval approvals approve', 'allowance'],
  ['allowance', 'approve approval'],
  ['arbitrage mev frontrun frontrunning', 'sandwich'],
  [
    'arbitrum avalanche base blast bnb bsc celo gnosis linea optimism polygon scroll sepolia unichain zksync zora',
    'deployments',
  ],
  ['average', 'twap'],
  ['batch', 'multicall'],
  ['borrow flashloan loan loans', 'flash'],
  ['buy sell exchange trade trading', 'swap'],
  ['chain chains testnet', 'networks deployments'],
  ['claim withdraw', 'collect'],
  ['current', 'spot'],
  ['dao', 'governance'],
  ['deposit', 'mint'],
  ['error errors fail failed failing fails failure', 'revert reverts'],
  ['eth ether', 'weth'],
  ['farming', 'staker liquidity mining'],
  ['ids', 'tokenId'],
  ['locally localhost', 'local sandbox environment'],
  ['lose loss losing', 'impermanent risk'],
  ['lp', 'liquidity provider position'],
  ['lps', 'liquidity providers positions'],
  ['nfpm npm', 'NonfungiblePositionManager'],
  ['nft', 'nonfungible position'],
  ['remove', 'decrease burn'],
  ['rewards', 'reward incentive'],
  ['simulate estimate', 'quote'],
  ['slippage', 'minimum'],
  ['switch', 'protocol fee'],
  ['twap', 'time weighted average price oracle'],
  ['unwrap', 'WETH9'],
  ['weth', 'WETH9'],
];

/** The words that stand for a word just as well, all in lower case. */
export const SYNONYMS: ReadonlyMap<string, string[]> = new Map(
  CALLED.flatMap(([said, called]) =>
    said.split(' ').map((word): [string, string[]] => [word, called.toLowerCase().split(' ')]),
  ),
);
