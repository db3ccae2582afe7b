import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export default {
  contractsSidebar: ['contracts/v3/overview'],
} satisfies SidebarsConfig;
