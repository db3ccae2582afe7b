import {v4MovedPages} from './v4Redirects';

/** One address that moved. */
export type Redirect = {from: string; to: string};

/**
 * Parts of addresses that moved with every page below them. The first rule whose `to` stands
 * anywhere in a page's address gives that page one old address: the one with `from` in its place.
 */
export const movedParts: readonly Redirect[] = [
  {from: '/protocol/introduction', to: '/concepts/overview'},
  {from: '/protocol/reference', to: '/contracts/v3/reference'},
  {from: '/protocol/guides', to: '/contracts/v3/guides'},
  {from: '/protocol/V2/reference', to: '/contracts/v2/reference'},
  {from: '/protocol/V2/guides', to: '/contracts/v2/guides'},
  {from: '/protocol/permit2', to: '/contracts/permit2'},
  {from: '/sdk/introduction', to: '/sdk/v3/overview'},
  {from: '/sdk/guides', to: '/sdk/v3/guides'},
  {from: '/sdk/widgets/swap-widget', to: '/sdk/swap-widget/overview'},
  {from: '/sdk/widgets/swap-widget/api', to: '/sdk/swap-widget/reference/v2'},
  {from: '/protocol/concepts', to: '/concepts'},
];

/** Single pages that moved. */
export const movedPages: readonly Redirect[] = [
  {from: '/sdk/v3/guides/quick-start', to: '/sdk/v3/guides/background'},
  {from: '/sdk/v3/guides/creating-a-pool', to: '/sdk/v3/guides/swaps/quoting'},
  {from: '/sdk/v3/guides/fetching-prices', to: '/sdk/v3/guides/swaps/quoting'},
  {from: '/sdk/v3/guides/creating-a-trade', to: '/sdk/v3/guides/swaps/trading'},
  {from: '/sdk/v3/guides/auto-router', to: '/sdk/v3/guides/swaps/routing'},
  {from: '/sdk/v3/guides/liquidity/adding', to: '/sdk/v3/guides/liquidity/modifying-position'},
  {from: '/sdk/v3/guides/liquidity/removing', to: '/sdk/v3/guides/liquidity/modifying-position'},
  {
    from: '/contracts/v3/guides/governance/liscense-modifications',
    to: '/contracts/v3/guides/governance/license-modifications',
  },
  {
    from: '/protocol/guides/governance/liscense-modifications',
    to: '/contracts/v3/guides/governance/license-modifications',
  },
  {from: '/api/overview', to: '/api/trading/overview'},
  {from: '/api/trading/integration-guide', to: '/api/trading/overview'},
  {from: '/contracts/smart-wallet/overview', to: '/api/trading/smart-wallets'},
  {from: '/contracts/smart-wallet/deployments', to: '/api/trading/smart-wallets'},
  {from: '/contracts/smart-wallet/concepts/delegation', to: '/api/trading/smart-wallets'},
  {from: '/contracts/smart-wallet/concepts/batched-transactions', to: '/api/trading/smart-wallets'},
  ...v4MovedPages,
];
