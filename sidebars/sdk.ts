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
  ],
} satisfies SidebarsConfig;
