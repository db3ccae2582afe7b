// cspell:ignore Timelok
import {lineY} from '@observablehq/plot';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified, type Transformer} from 'unified';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import remarkAddress from './remarkAddress';
import remarkFigure from './remarkFigure';
import remarkScopeLine from './remarkScopeLine';

const timelock = '0x1a9C8182C09F50C8318d769245beA52c32BE35BC';
const address = remarkAddress({
  chains: [{id: 1, name: 'Ethereum', explorer: 'https://etherscan.io', status: 'live'}],
  deployments: [
    {
      contract: 'Timelock',
      product: 'governance',
      chainId: 1,
      address: timelock,
      kind: 'governance',
      status: 'live',
      era: '2023-11',
      evidence: 'listed 2023-11',
      source: 'a test',
    },
  ],
});
const figure = remarkFigure({
  plots: {line: {marks: [lineY([1.23456, 2, 3], {stroke: 'var(--figure-1)'})]}},
});
const scope = remarkScopeLine({versions: {'@uniswap/v3-core': '1.0.1'}});

const processorWith = (transformer: Transformer<Root>) =>
  unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(() => transformer)
    .use(remarkStringify);

function expand(transformer: Transformer<Root>, source: string, file = new VFile()): string {
  file.value = source;
  return String(processorWith(transformer).processSync(file)).trim();
}

const drawIn = async (transformer: Transformer<Root>, source: string): Promise<string> =>
  String(await processorWith(transformer).process(source)).trim();

test('puts the address and its explorer page where a page names a contract', () => {
  expect(expand(address, 'Held by <Address of="Timelock" />.')).toBe(
    `Held by <Address contract="Timelock" chainName="Ethereum" explorer="https://etherscan.io/address/${timelock}">${timelock}</Address>.`,
  );
});

test('names the contracts there are when the registry lacks the asked one', () => {
  expect(() => expand(address, 'Held by <Address of="Timelok" />.')).toThrow(
    'The registry has no "Timelok" on chain 1. Expected one of: Timelock',
  );
  expect(() => expand(address, 'Held by <Address of="Timelock" chain={10} />.')).toThrow(
    'The registry has no "Timelock" on chain 10. Expected one of: none on that chain',
  );
});

test('draws a plot into its figure, without styles of its own', async () => {
  const page = await drawIn(
    figure,
    '<Figure draw="line" caption="It rises.">\n  As text.\n</Figure>',
  );
  expect(page).toContain('svg="<svg class=');
  expect(page).toContain('var(--figure-1)');
  expect(page).not.toContain('<style');
  expect(page).toContain('As text.');
});

test('draws the same plot the same each time', async () => {
  const marks = [lineY([1, 2, 3], {clip: true}), lineY([3, 2, 1], {clip: true})];
  const clipped = remarkFigure({plots: {line: {marks}}});
  const draw = () => drawIn(clipped, '<Figure draw="line" caption="c">\n  As text.\n</Figure>');
  const drawn = await draw();
  expect(drawn).toMatch(/url\(#\w+-clip-1\)/);
  expect(await draw()).toBe(drawn);
});

test('draws a diagram from its fence, and takes the fence out of the page', async () => {
  const page = await drawIn(
    figure,
    '<Figure caption="A pays B.">\n```mermaid\nflowchart LR\n  A[Payer] --> B[Pool]\n```\n\nAs text.\n</Figure>',
  );
  expect(page).toContain('Payer');
  expect(page).toContain('class="diagram"'.replaceAll('"', '&#x22;'));
  expect(page).not.toContain('```');
});

test('keeps the width of a diagram, which a phone scrolls, and leaves out that of a plot', async () => {
  const diagram = await drawIn(
    figure,
    '<Figure caption="A pays B.">\n```mermaid\nflowchart LR\n  A[Payer] --> B[Pool]\n```\n\nAs text.\n</Figure>',
  );
  const [, wide] = /viewBox=\S+? \S+ ([\d.]+) /.exec(diagram) ?? [];
  expect(diagram).toMatch(new RegExp(`<svg [^>]*width=&#x22;${wide}&#x22;`));
  const plot = await drawIn(figure, '<Figure draw="line" caption="c">\n  As text.\n</Figure>');
  expect(plot).not.toMatch(/<svg [^>]*width/);
});

test('moves no words by rounding what is measured in em', async () => {
  const page = await drawIn(figure, '<Figure draw="line" caption="c">\n  As text.\n</Figure>');
  expect(page).toContain('y="0.32em"'.replaceAll('"', '&#x22;'));
});

test.each([
  [
    'an unknown plot',
    '<Figure draw="lin" caption="c">\ntext\n</Figure>',
    'figures/index.ts has line',
  ],
  ['no caption', '<Figure draw="line">\ntext\n</Figure>', 'needs a caption'],
  ['no text equivalent', '<Figure draw="line" caption="c" />', 'needs its text equivalent'],
  ['nothing to draw', '<Figure caption="c">\ntext\n</Figure>', 'or a mermaid fence'],
])('refuses a figure with %s', async (_case, source, message) => {
  await expect(drawIn(figure, source)).rejects.toThrow(message);
});

test('draws the scope line from the front matter and the pinned versions', () => {
  const file = new VFile({path: '/site/docs/contracts/v3/overview.mdx'});
  file.data.frontMatter = {
    kind: 'overview',
    packages: ['@uniswap/v3-core'],
    status: 'current',
    verified: '2026-11-21',
  };
  expect(expand(scope, 'Text.', file)).toBe(
    '**Uniswap v3** · every network · `@uniswap/v3-core@1.0.1` · current · verified 2026-11-21\n\nText.',
  );
});

test('leads from a superseded page to the one to use', () => {
  const file = new VFile({path: '/site/docs/contracts/v1/overview.mdx'});
  file.data.frontMatter = {
    kind: 'overview',
    packages: [],
    status: 'historical',
    insteadUse: '/contracts/v3/overview',
    verified: '2026-11-21',
  };
  expect(expand(scope, 'Text.', file)).toContain(
    'historical, use instead: [/contracts/v3/overview](/contracts/v3/overview)',
  );
});

test('refuses a package that the site does not pin', () => {
  const file = new VFile({path: '/site/docs/contracts/v3/overview.mdx'});
  file.data.frontMatter = {kind: 'overview', packages: ['@uniswap/v9-core'], status: 'current'};
  expect(() => expand(scope, 'Text.', file)).toThrow(
    'packages names "@uniswap/v9-core", which package.json does not have',
  );
});
