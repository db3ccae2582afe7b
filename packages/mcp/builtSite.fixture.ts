import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readAtlas} from '../../facts/atlas';
import {published as publishedAtlas} from '../../facts/atlas/published';
import {published as registry} from '../../facts/registry/published';
import {readTrees} from '../../pages/readTrees';
import {filesOf} from '../../plugins/agents/filesOf';

const PAGE = `---
title: How swap fees reach providers
---
A swap pays a fee.

## Which tiers are there? {/* #fee-tiers */}

Four, from 0.01% to 1%. See [the program](pathname:///examples/v3/quote.ts).

## Who takes the protocol fee? {/* #protocol-fee */}

The owner of the factory.
`;

/** The files of one project, and the list that names it. */
export const projectFiles = {
  'examples/v3/quote.ts': '',
  'examples/projects.json': JSON.stringify([
    {
      name: 'v3/quote',
      title: 'Quote a swap',
      page: '/concepts/fees',
      zip: '/examples/v3/quote.zip',
      files: ['quote.ts', 'package.json', 'README.md', 'data/addresses.json'],
    },
  ]),
  'examples/v3/quote/quote.ts': "import {client} from './chain';\n",
  'examples/v3/quote/package.json': '{"dependencies": {"viem": "2.57.1"}}\n',
  'examples/v3/quote/README.md': '# Quote\n\n```sh\nnpm start\n```\n',
  'examples/v3/quote/data/addresses.json': `[${'"0x",'.repeat(20_000)}""]`,
};

/** A built site of one page, with the whole registry and atlas, in a folder of its own. */
export async function writeBuiltSite(): Promise<string> {
  const directory = mkdtempSync(path.join(tmpdir(), 'built-'));
  const file = path.join(directory, 'fees.mdx');
  writeFileSync(file, PAGE);
  const page = {
    route: '/concepts/fees',
    title: 'How swap fees reach providers',
    description: 'Who pays a swap fee.',
    file,
  };
  const files = filesOf(await readTrees([page], {expanders: []}), {
    origin: 'https://docs.example',
    outline: {},
  });
  const published = {
    'registry.json': JSON.stringify(registry),
    'atlas.json': JSON.stringify(publishedAtlas(readAtlas('facts/atlas'))),
    '404.html': '',
    ...projectFiles,
  };
  for (const [address, text] of [...files, ...Object.entries(published)]) {
    const target = path.join(directory, address);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
  return directory;
}
