// cspell:ignore addons autocompound cashout crosschain dryrun multichain noob ohlc opensource rabby seedphrase topup
/** Words that readers say, and what these are called here. */
export type Called = readonly [said: string, called: string];

/** Words of everyday life; where the index has none of them, the first of what it is called stands for it. */
export const EVERYDAY: readonly Called[] = [
  // Money and trades
  ['coin coins crypto cryptocurrency', 'token tokens'],
  ['money cash funds capital', 'tokens amount'],
  ['bought sold purchase', 'swap'],
  ['dollar dollars', 'usd'],
  ['slip slips slipping', 'slippage'],
  ['percentage percentages', 'percent fee'],
  ['costly pricey', 'gas'],
  ['dryrun forecast preview', 'simulate quote'],
  ['guarantee guaranteed', 'minimum slippage'],
  ['receiver beneficiary payee', 'recipient'],
  ['reimburse reimbursed reimbursement', 'refund'],
  ['residual remainder surplus', 'leftovers left refund'],
  ['orderbook', 'limit order'],
  ['owing', 'owed'],
  ['valuation appraisal', 'value worth'],
  ['upside backwards reversed flipped reciprocal inverse', 'invert inverted'],

  // Positions
  ['investor investors', 'liquidity provider'],
  ['invest investing investment investments', 'liquidity position'],
  ['refill topup', 'increase liquidity'],
  ['cashout payout payouts', 'withdraw collect'],
  ['earnings income revenue interest dividend dividends winnings proceeds', 'fees collect'],
  ['harvest harvesting autocompound', 'collect fees'],
  ['recenter reposition rebalance', 'range position'],
  ['bonus boost cashback multiplier', 'rewards incentive'],
  ['certificate ticket voucher', 'nft position'],
  ['opensea marketplace', 'nft position'],

  // Pools and hooks
  ['plugin addon extension customize customise bespoke', 'hook hooks'],
  ['tradable tradeable listed listing relist', 'create pool'],
  ['level levels', 'tier tiers'],
  ['seeding kickstart', 'initialize create pool'],
  ['biggest deepest', 'largest tvl'],
  ['whitelisted blacklist blacklisted blocklist denylist gated sanctions', 'allowlist'],
  [
    'pause paused freeze freezes frozen kill shutdown upgradeable upgradable changeable',
    'immutable',
  ],

  // Permissions and safety
  ['permission permissions', 'allowance approval'],
  ['lapse lapsed', 'expired'],
  ['undo abort retract redo rollback', 'cancel'],
  ['mnemonic seedphrase', 'private key'],
  ['password login credential credentials', 'api key'],
  ['hacker hackers hacked attacker scammer exploited drain drained', 'attack security'],
  ['cheat cheated rigged', 'manipulate manipulation'],
  ['auditor auditors', 'audits'],
  ['administrator superuser privilege privileges', 'owner rights'],
  ['opensource legal', 'license'],

  // Orders and apps
  ['broker middleman intermediary executor solver solvers', 'filler fillers'],
  ['commission referral affiliate kickback rebate markup monetize monetise', 'integrator fee'],
  ['crosschain interchain multichain bridging', 'bridge'],
  ['rabby trezor phantom', 'wallet'],
  ['vue svelte angular nextjs', 'react'],
  ['popup', 'wallet sign'],
  ['backend server', 'api'],
  ['icon', 'logo'],

  // Data and time
  ['chart charts candle candles candlestick ohlc', 'subgraph history data'],
  ['dune dataset csv stats statistics metrics ranking turnover', 'subgraph data'],
  ['weekly monthly yesterday', 'history subgraph day'],
  ['delayed outdated lag lagging', 'behind'],
  ['listen notify notified notification notifications webhook alert', 'event events'],
  ['realtime websocket stream', 'events watch'],
  ['enormous giant', 'large'],

  // Votes
  ['ballot election', 'vote'],
  ['representative', 'delegate'],
  ['council committee', 'governance'],
  ['funding', 'treasury'],

  // Getting started and getting on
  ['newbie noob beginner beginners fundamentals', 'overview start'],
  ['boilerplate snippet cookbook recipe walkthrough demo sample', 'example'],
  ['advantages benefits drawbacks pros cons', 'differences'],
  ['limitation limitations restrictions', 'limits'],
  ['equation derivation', 'formula'],
  ['sunset obsolete discontinued', 'deprecated versions'],
  ['debug diagnose glitch', 'error revert'],
  ['crashed bricked denied', 'reverts fails'],
];
