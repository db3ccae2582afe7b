import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export default {
  apiSidebar: ['api/subgraph/overview'],
} satisfies SidebarsConfig;
