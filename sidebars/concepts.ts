import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export default {
  conceptsSidebar: [
    'concepts/overview',
    {
      type: 'category',
      label: 'How the protocol works',
      link: {type: 'doc', id: 'concepts/uniswap-protocol'},
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
      link: {type: 'doc', id: 'concepts/governance/overview'},
      items: [
        'concepts/governance/process',
        'concepts/governance/guide-to-voting',
        'concepts/governance/adversarial-circumstances',
        'concepts/governance/changelog',
        'concepts/governance/glossary',
      ],
    },
    'concepts/workbench',
    'concepts/glossary',
    'concepts/research',
    'concepts/resources',
  ],
} satisfies SidebarsConfig;
