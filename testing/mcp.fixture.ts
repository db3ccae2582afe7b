import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {filesOf} from '../plugins/agents/filesOf';
import {readTrees} from '../pages/readTrees';
import {atlasFiles} from '../plugins/site/atlasFiles';
import {registryFiles} from '../plugins/site/registryFiles';

const PAGE = `---
title: How swap fees reach providers
---
A swap pays a fee.

## Which tiers are there? {/* #fee-tiers */}

Four, from 0.01 % to 1 %. See [the program](pathname:///examples/v3/quote.ts).

## Who takes the protocol fee? {/* #protocol-fee */}

The owner of the factory.
`;

/** A built site of one page, with the whole registry and atlas, in a folder of its own. */
export async function plantBuilt(): Promise<string> {
  const directory = mkdtempSync(path.join(tmpdir(), 'built-'));
  const file = path.join(directory, 'fees.mdx');
  writeFileSync(file, PAGE);
  const page = {
    route: '/concepts/fees',
    title: 'How swap fees reach providers',
    description: 'Who pays a swap fee.',
    file,
    frontMatter: {},
  };
  const files = filesOf(await readTrees([page], {expanders: []}), {
    origin: 'https://docs.example',
    outline: {},
  });
  const published = {...registryFiles(), ...atlasFiles('.'), 'examples/v3/quote.ts': ''};
  for (const [address, text] of [...files, ...Object.entries(published)]) {
    const target = path.join(directory, address);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
  return directory;
}
