import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export default {
  conceptsSidebar: [
    'concepts/overview',
    'concepts/uniswap-protocol',
    {
      type: 'category',
      label: 'How the protocol works',
      collapsed: false,
      items: [
        'concepts/protocol/swaps',
        'concepts/protocol/concentrated-liquidity',
        'concepts/protocol/fees',
        'concepts/protocol/range-orders',
        'concepts/protocol/oracle',
        'concepts/protocol/integration-issues',
      ],
    },
    {
      type: 'category',
      label: 'Governance',
      collapsed: false,
      items: [
        'concepts/governance/overview',
        'concepts/governance/process',
        'concepts/governance/guide-to-voting',
        'concepts/governance/adversarial-circumstances',
        'concepts/governance/changelog',
        'concepts/governance/glossary',
      ],
    },
    'concepts/glossary',
    'concepts/research',
    'concepts/resources',
  ],
} satisfies SidebarsConfig;
