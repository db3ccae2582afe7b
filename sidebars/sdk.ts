import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

export default {
  sdkSidebar: ['sdk/v3/overview'],
} satisfies SidebarsConfig;
