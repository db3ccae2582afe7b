import type {Config} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {sections} from './sections';
import {tools} from './tools';

/** The public repository that pages are edited in and issues are filed in. */
export const repository = 'https://github.com/Uniswap/docs';

export const navbar: ThemeConfig['navbar'] = {
  title: 'Uniswap Docs',
  hideOnScroll: true,
  logo: {
    alt: '',
    src: 'img/mark.svg',
    width: 28,
    height: 28,
  },
  items: [
    // Not the type docSidebar: it leads to the first page of the sidebar, which may be another.
    ...sections.map(({landing, name}) => ({
      type: 'doc',
      docId: landing.slice(1),
      label: name,
      position: 'left' as const,
    })),
    {
      type: 'dropdown',
      label: 'Tools',
      position: 'left',
      items: tools.map(({name, to}) => ({label: name, to})),
    },
    {
      href: `${repository}/issues/new`,
      label: 'Feedback',
      position: 'right',
    },
    {
      href: 'https://uniswap.org/whitepaper-v3.pdf',
      label: 'Whitepaper',
      position: 'right',
    },
    {href: repository, label: 'GitHub', position: 'right'},
    {
      href: 'https://www.unigrants.org',
      label: 'Grants',
      position: 'right',
    },
    // "Next" alone says nothing to those who do not see where it stands.
    {type: 'docsVersionDropdown', position: 'right', 'aria-label': 'Documentation version Next'},
    {type: 'localeDropdown', position: 'right'},
  ],
};

export const footer: ThemeConfig['footer'] = {
  links: [
    {
      title: 'Developers',
      items: [
        {label: 'Tools', to: '/#tools'},
        {label: 'Agents and scripts', to: '/api/agents'},
        {label: 'Addresses by chain', to: '/contracts/v3/reference/deployments'},
        {label: 'Engineering Blog', to: '/blog'},
        {label: 'Privacy', to: '/privacy'},
        {label: 'Feedback', href: `${repository}/issues/new`},
        {label: 'Bug Bounty', href: 'https://github.com/Uniswap/v3-core/blob/main/bug-bounty.md'},
        {label: '#dev-chat', href: 'https://discord.gg/FCfyBSbCU5'},
        {label: 'Whitepaper', href: 'https://uniswap.org/whitepaper-v3.pdf'},
      ],
    },
    {
      title: 'Github',
      items: [
        {label: 'uniswap-v3-core', href: 'https://github.com/Uniswap/v3-core'},
        {label: 'uniswap-v3-sdk', href: 'https://github.com/Uniswap/v3-sdk'},
        {label: 'uniswap-v3-periphery', href: 'https://github.com/Uniswap/v3-periphery'},
        {
          label: 'Deployment addresses in v3-periphery',
          href: 'https://github.com/Uniswap/v3-periphery/blob/main/deploys.md',
        },
      ],
    },
    {
      title: 'Ecosystem',
      items: [
        {label: 'How the protocol works', to: '/concepts/uniswap-protocol'},
        {label: 'Home', href: 'https://uniswap.org'},
        {label: 'App', href: 'https://app.uniswap.org'},
        {label: 'Analytics', href: 'https://info.uniswap.org'},
        {label: 'Token Lists', href: 'https://tokenlists.org'},
        {label: 'Brand Assets', href: 'https://github.com/Uniswap/brand-assets'},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'How governance works', to: '/concepts/governance/overview'},
        {label: 'Governance', href: 'https://gov.uniswap.org'},
        {label: 'Discord', href: 'https://discord.gg/FCfyBSbCU5'},
        {label: 'X (Twitter)', href: 'https://twitter.com/Uniswap'},
        {label: 'Blog', href: 'https://uniswap.org/blog'},
      ],
    },
  ],
};

/** The bar above every page, where the deployment asks for one (README, "Configuration"). */
export const announcementBar: ThemeConfig['announcementBar'] = process.env.ANNOUNCEMENT
  ? {
      id: process.env.ANNOUNCEMENT_ID || process.env.ANNOUNCEMENT,
      content: process.env.ANNOUNCEMENT,
      isCloseable: true,
      backgroundColor: 'var(--announcement-paper)',
      textColor: 'var(--announcement-text)',
    }
  : undefined;

/** The mark as icon of browsers and home screens, beside `favicon.ico`. */
export const icons: Config['headTags'] = [
  {tagName: 'link', attributes: {rel: 'icon', type: 'image/svg+xml', href: '/img/mark.svg'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png'}},
];
