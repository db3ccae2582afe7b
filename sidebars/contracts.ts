import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export default {
  contractsSidebar: [
    'contracts/v3/overview',
    {
      type: 'category',
      label: 'Guides',
      items: [
        'contracts/v3/guides/local-environment',
        {
          type: 'category',
          label: 'Swaps',
          items: [
            'contracts/v3/guides/swaps/single-swaps',
            'contracts/v3/guides/swaps/multihop-swaps',
          ],
        },
        {
          type: 'category',
          label: 'Providing liquidity',
          items: [
            'contracts/v3/guides/providing-liquidity/setting-up',
            'contracts/v3/guides/providing-liquidity/mint-a-position',
            'contracts/v3/guides/providing-liquidity/collect-fees',
            'contracts/v3/guides/providing-liquidity/decrease-liquidity',
            'contracts/v3/guides/providing-liquidity/increase-liquidity',
            'contracts/v3/guides/providing-liquidity/the-full-contract',
          ],
        },
        {
          type: 'category',
          label: 'Flash integrations',
          items: [
            'contracts/v3/guides/flash-integrations/inheritance-constructors',
            'contracts/v3/guides/flash-integrations/calling-flash',
            'contracts/v3/guides/flash-integrations/flash-callback',
            'contracts/v3/guides/flash-integrations/final-contract',
          ],
        },
        {
          type: 'category',
          label: 'Liquidity mining',
          items: ['contracts/v3/guides/liquidity-mining/overview'],
        },
        {
          type: 'category',
          label: 'Governance',
          items: ['contracts/v3/guides/governance/license-modifications'],
        },
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      items: ['contracts/v3/reference/deployments', 'contracts/v3/reference/core/UniswapV3Factory', 'contracts/v3/reference/error-codes'],
    },
  ],
} satisfies SidebarsConfig;
