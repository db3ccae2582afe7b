import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export default {
  apiSidebar: [
    'api/subgraph/overview',
    'api/subgraph/guides/examples',
    'api/subgraph/guides/v4-examples',
    {
      type: 'category',
      label: 'Trading API',
      items: ['api/trading/overview', 'api/trading/smart-wallets'],
    },
    'api/agents',
  ],
} satisfies SidebarsConfig;
