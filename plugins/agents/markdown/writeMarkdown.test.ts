import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {paragraph, text} from '../../../pages/nodes';
import {markdownLinks} from './markdownLinks';
import {writeMarkdown} from './writeMarkdown';

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMath)
  .freeze();

const write = (source: string | Root) =>
  writeMarkdown(typeof source === 'string' ? parser.parse(source) : source, {
    title: 'Fees',
    description: 'What a swap pays.',
    url: 'https://docs.example/fees',
    linkTo: markdownLinks({route: '/fees', routes: new Set(['/fees', '/glossary'])}),
    slug: (heading) => heading.toLowerCase().replaceAll(' ', '-'),
  });
/** What stands below the title. */
const body = (source: string) => write(source).split('# Fees\n\n')[1]?.trim();

test('begins with what the page is, then its title', () => {
  expect(write('A swap pays.')).toBe(
    '---\ntitle: Fees\ndescription: What a swap pays.\nurl: https://docs.example/fees\n---\n\n# Fees\n\nA swap pays.\n',
  );
});

test('writes an address with settings as a program opens it', () => {
  const link = '[open in Remix](https://remix.example/#url=https://docs.example/a.json&runs=800)';
  expect(body(link)).toBe(link);
});

test('writes the line under the title above the text, its packages apart', () => {
  const scope = {words: 'Uniswap v3 · current', packages: ['viem@2.57.1']};
  const tree: Root = {type: 'root', children: [paragraph([text('…')], {kind: 'scope', scope})]};
  expect(write(tree)).toContain(
    'scope: Uniswap v3 · current\npackages:\n  - viem@2.57.1\n---\n\n# Fees\n',
  );
  expect(write(tree)).not.toContain('…');
});

test('ends a heading in its anchor, the author’s or the framework’s', () => {
  expect(body('## Which tiers? {/* #fee_tiers */}\n\n### Who pays')).toBe(
    '## Which tiers? {#fee_tiers}\n\n### Who pays {#who-pays}',
  );
});

test('keeps the anchor of what is not a heading', () => {
  expect(body('<span id="v3-lok">`LOK`</span>')).toBe('`LOK` {#v3-lok}');
  const link: Root = {
    type: 'root',
    children: [
      {
        type: 'paragraph',
        children: [
          {
            type: 'link',
            url: '#max_tick',
            children: [{type: 'inlineCode', value: 'MAX_TICK'}],
            data: {hProperties: {id: 'max_tick'}},
          },
        ],
      },
    ],
  };
  expect(write(link)).toContain('[`MAX_TICK`](/fees.md#max_tick) {#max_tick}\n');
});

test('keeps of a fence its language and title', () => {
  expect(body('```ts title="quote.ts" why=fragment\nconst fee = 3000;\n```')).toBe(
    '```ts title="quote.ts"\nconst fee = 3000;\n```',
  );
});

test('leads to Markdown versions, to published files, and off the site', () => {
  expect(body('[a](/glossary#tick) [b](#tiers) [c](pathname:///registry.json) [d](/privacy)')).toBe(
    '[a](/glossary.md#tick) [b](/fees.md#tiers) [c](/registry.json) [d](/privacy)',
  );
});

test('writes an address whole, with its chain', () => {
  const address = '<Address contract="WETH" chainName="Base">0x4200</Address>';
  expect(body(`It is ${address}.`)).toBe('It is `0x4200` (Base).');
});

test('leaves the chain out where a column of the table names it', () => {
  const address = '<Address contract="WETH" chainName="Base">0x4200</Address>';
  expect(
    body(`<Deployments>\n| Chain | At |\n| - | - |\n| Base | ${address} |\n</Deployments>`),
  ).toBe('| Chain | At |\n| - | - |\n| Base | `0x4200` |');
});

test('turns a callout into a quote with its kind and title', () => {
  expect(body(':::danger[A loss]\nIt is gone.\n:::')).toBe(
    '> **Danger: A loss**\n>\n> It is gone.',
  );
});

test('labels what stands in tabs', () => {
  expect(body('<Tabs>\n<TabItem value="a" label="viem">\nOne.\n</TabItem>\n</Tabs>')).toBe(
    '**viem:**\n\nOne.',
  );
});

test('gives of a figure its finding and its text', () => {
  expect(body('<Figure draw="fees" caption="Fees rise.">\nFrom 1 to 2.\n</Figure>')).toBe(
    '**Figure: Fees rise.**\n\nFrom 1 to 2.',
  );
});

test('opens what is folded, under its question', () => {
  expect(body('<details>\n<summary>Is `fee` lost?</summary>\n\nNo.\n</details>')).toBe(
    '**Is `fee` lost?**\n\nNo.',
  );
});

test('keeps formulae as TeX', () => {
  expect(body('It is $\\sqrt{P}$.')).toBe('It is $\\sqrt{P}$.');
});

test('says of a tool where it runs', () => {
  expect(body('## Try {/* #try */}\n\n<TickExplorer />')).toBe(
    '## Try {#try}\n\nThe tick explorer runs in a browser, at <https://docs.example/fees#try>.',
  );
});

test('leaves out imports and comments', () => {
  expect(body("import A from 'a';\n\n{/* truncate */}\n\nText.")).toBe('Text.');
});

test('leaves the tree as it was for those who read it next', () => {
  const tree = parser.parse('## Tiers {/* #tiers */}\n\n[a](/glossary)');
  const before = JSON.stringify(tree);
  write(tree);
  expect(JSON.stringify(tree)).toBe(before);
});
