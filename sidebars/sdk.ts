import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export default {
  sdkSidebar: [
    'sdk/v3/overview',
    {
      type: 'category',
      label: 'v3 guides',
      items: [
        {
          type: 'category',
          label: 'Swaps',
          items: ['sdk/v3/guides/swaps/quoting', 'sdk/v3/guides/swaps/trading'],
        },
        {type: 'category', label: 'Liquidity', items: ['sdk/v3/guides/liquidity/position-data']},
      ],
    },
    {
      type: 'category',
      label: 'v2',
      items: [
        'sdk/v2/overview',
        {
          type: 'category',
          label: 'Guides',
          items: [
            'sdk/v2/guides/quick-start',
            'sdk/v2/guides/fetching-data',
            'sdk/v2/guides/pricing',
            'sdk/v2/guides/trading',
            'sdk/v2/guides/getting-pair-addresses',
          ],
        },
      ],
    },
  ],
} satisfies SidebarsConfig;
