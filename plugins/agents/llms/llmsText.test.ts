import {expect, test} from 'vitest';
import {sections} from '../../../config/sections';
import {createBundles} from './createBundles';
import {llmsText, sectionText} from './llmsText';

const pages = [
  {route: '/concepts/fees', title: 'Fees', description: 'What a swap pays.', text: 'Fees.'},
  {route: '/contracts/v3/reference/Tick', title: 'Tick', description: 'Of ticks.', text: 'T.'},
  {route: '/blog/gas', title: 'Gas', description: 'What code costs.', text: 'Gas.'},
];
const site = {
  origin: 'https://docs.example',
  pages,
  bundles: createBundles(pages),
  outline: {
    conceptsSidebar: [
      {label: 'Protocol', entries: [{label: 'Swap fees', route: '/concepts/fees'}]},
    ],
    contractsSidebar: [{label: 'Tick', route: '/contracts/v3/reference/Tick'}],
  },
};

test('lists pages as the tables of contents do, with what they are about', () => {
  expect(llmsText(site)).toContain(
    '- Protocol\n  - [Swap fees](/concepts/fees.md): What a swap pays.\n',
  );
});

test('lists a page that is called as what it describes by its name', () => {
  expect(llmsText(site)).toContain('- [Tick](/contracts/v3/reference/Tick.md)\n');
  const contracts = sections.find(({sidebar}) => sidebar === 'contractsSidebar');
  expect(contracts && sectionText(contracts, site)).toContain(
    '- [Tick](/contracts/v3/reference/Tick.md): Of ticks.\n',
  );
});

test('says how the MCP server starts, from the site itself', () => {
  expect(llmsText(site)).toMatch(
    /^- \[MCP server\]\((\/packages\/docs-mcp-[\d.]+\.tgz)\): .*`npx -y https:\/\/docs\.example\1`/m,
  );
});

test('states the bytes of each bundle', () => {
  expect(llmsText(site)).toContain('- [/concepts](/concepts/llms-full.txt): 1 page, 5 bytes\n');
});

test('lists articles', () => {
  expect(llmsText(site)).toContain('- [Gas](/blog/gas.md): What code costs.\n');
});
