import type {Code} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import remarkExample from './remarkExample';

const examples = {
  'v3/quote.ts':
    "import {createPublicClient} from 'viem';\nawait compile('Quote.sol');\n// #region ask\nconst a = 1;\nconst b = 2;\n// #endregion ask\n",
  'v3/quote.output.txt': 'one\ntwo\nthree\n',
  'tab/drive.ts': "import 'viem';\nimport '../../sandbox/compile';\nvoid 'Hook.sol';\n",
  'tab/drive.output.txt': 'one\n',
  'tab/other.ts': "import 'viem';\nvoid 'Hook.sol';\n",
  'tab/other.output.txt': 'one\n',
  'tab/fork.ts': "import {spawn} from 'node:child_process';\nspawn('Fork.sol');\n",
  'tab/fork.output.txt': 'one\n',
  'tab/Hook.sol': 'pragma solidity 0.8.30;\n',
  'tab/Fork.sol': 'pragma solidity 0.8.30;\n',
  'v3/Quote.sol': 'pragma solidity 0.8.30;\n// #region pay\ncontract Quote {}\n// #endregion pay\n',
  'v3/pool.cjs': "require('viem')",
  'v3/pool.output.txt': 'x\n',
  'v3/alone.ts': "import 'viem';",
  'v3/alone.output.txt': 'x\n',
  'v3/silent.ts': 'void 0;\n',
  'v3/Alone.sol': 'pragma solidity 0.8.30;\n',
  'sdk/Widget.tsx':
    "import 'viem';\n// #region draw\nconst drawn = <Widget />;\n// #endregion draw\n",
};

const transformer = remarkExample({
  read: () => examples,
  versions: {viem: '2.57.1', solc: '0.8.30', tsx: '4.23.15', '@types/node': '20.19.43'},
  siteUrl: 'https://docs.example',
});

function expand(source: string): string {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(() => transformer)
    .use(remarkStringify);
  return String(processor.processSync(new VFile({value: source, path: 'docs/page.mdx'}))).trim();
}

/** The properties that blocks of code get, in the order of the page. */
function propertiesIn(source: string): unknown[] {
  const properties: unknown[] = [];
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(() => transformer)
    .use(() => (tree) => {
      visit(tree, 'code', ({data}: Code) => {
        properties.push(data?.hProperties);
      });
    });
  processor.runSync(processor.parse(source), new VFile({path: 'docs/page.mdx'}));
  return properties;
}

const fence = (opening: string, body = '') => `\`\`\`${opening}\n${body}\`\`\``;

test('fills a fence with the region, names the file and says what it ran with', () => {
  expect(expand(fence('ts example=v3/quote.ts#ask {1}'))).toBe(
    '```ts title="quote.ts" {1}\nconst a = 1;\nconst b = 2;\n```\n\n' +
      'Executed with `viem@2.57.1` · `solc@0.8.30` · [whole file quote.ts](pathname:///examples/v3/quote.ts)',
  );
});

test('keeps the title that a fence has', () => {
  expect(expand(fence('ts example=v3/quote.ts#ask title="Ask first"'))).toContain(
    '```ts title="Ask first"\n',
  );
});

test('names the settings of a contract, and opens it in Remix with them', () => {
  expect(expand(fence('solidity example=v3/Quote.sol#pay'))).toBe(
    '```solidity title="Quote.sol"\ncontract Quote {}\n```\n\n' +
      'Compiled with `solc@0.8.30`, optimizer 800 runs, EVM cancun · [whole file Quote.sol](pathname:///examples/v3/Quote.sol) · ' +
      '[open Quote.sol in Remix](https://remix.ethereum.org/#url=https://docs.example/remix/v3/Quote.json' +
      '\\&version=soljson-v0.8.30+commit.73712a01.js\\&optimize=true\\&runs=800\\&evmVersion=cancun)',
  );
});

test('says of a sample that nothing runs that the compiler checked it', () => {
  expect(expand(fence('ts example=sdk/Widget.tsx#draw why=type-checked'))).toBe(
    '```ts title="Widget.tsx"\nconst drawn = <Widget />;\n```\n\n' +
      'Type-checked with `viem@2.57.1` · [whole file Widget.tsx](pathname:///examples/sdk/Widget.tsx)',
  );
});

test('shows what a program printed, or lines of it', () => {
  expect(expand(fence('text output=v3/quote.ts'))).toBe(
    '```text title="what it prints"\none\ntwo\nthree\n```',
  );
  expect(expand(fence('text output=v3/quote.ts lines=2-3'))).toContain('\ntwo\nthree\n```');
});

test('says what to type to start the project of a program, and what it holds', () => {
  const shown = expand(fence('sh run=v3/alone.ts'));
  expect(shown).toContain(
    '\ncurl -O https://docs.example/examples/v3/alone.zip\nunzip alone.zip\ncd alone\nnpm install\nnpm start\n',
  );
  expect(shown).toContain(
    '[alone.zip](pathname:///examples/v3/alone.zip) holds [`alone.ts`](pathname:///examples/v3/alone/alone.ts)',
  );
});

test('shows the imports of a program as its project has them', () => {
  expect(expand(fence('ts example=v3/quote.ts#imports'))).toContain(
    "\nimport {createPublicClient} from 'viem';\n```",
  );
});

test('fills fences inside tabs and lists', () => {
  const page = expand(
    `<Tabs>\n\n${fence('ts example=v3/quote.ts#ask')}\n\n${fence('text output=v3/quote.ts')}\n\n</Tabs>`,
  );
  expect(page).toContain('const b = 2;');
  expect(page).toContain('Executed with');
  expect(page).toContain('three');
});

test.each([
  [
    'an unknown region',
    'ts example=v3/quote.ts#aks',
    'no region "aks" in the file, which has: ask',
  ],
  [
    'an unknown file',
    'ts example=v3/quot.ts',
    'no file examples/v3/quot.ts; in that folder there are: v3/quote.ts, v3/Quote.sol, v3/pool.cjs, v3/alone.ts, v3/silent.ts, v3/Alone.sol',
  ],
  [
    'a program without output',
    'ts example=v3/silent.ts',
    'v3/silent.ts has no captured output: run "npm run examples -- --update v3/silent.ts"',
  ],
  ['a contract that nothing runs', 'solidity example=v3/Alone.sol', 'runs v3/Alone.sol; write one'],
  [
    'a program as only type-checked',
    'ts example=v3/quote.ts why=type-checked',
    'v3/quote.ts runs v3/quote.ts; take why=type-checked away',
  ],
  [
    'lines that are not there',
    'text output=v3/quote.ts lines=2-4',
    'v3/quote.output.txt has 3 lines; lines=2-4 asks for more',
  ],
])('refuses %s, with the page and the line', (_case, opening, message) => {
  expect(() => expand(`Text.\n\n${fence(opening)}`)).toThrow(message);
  try {
    expand(`Text.\n\n${fence(opening)}`);
  } catch (error) {
    expect(error).toMatchObject({file: 'docs/page.mdx', line: 3});
  }
});

test('refuses a fence that has text of its own', () => {
  expect(() => expand(fence('ts example=v3/quote.ts', 'typed\n'))).toThrow('leave it empty');
});

test('gives code the program that runs in a tab, and the file where that is another', () => {
  const source = [fence('ts example=v3/quote.ts#ask'), fence('solidity example=tab/Hook.sol')];
  expect(propertiesIn(source.join('\n\n'))).toEqual([
    {program: 'v3/quote.ts'},
    {program: 'tab/drive.ts', file: 'tab/Hook.sol'},
  ]);
});

test('chooses the program whose output the page shows', () => {
  const source = [fence('solidity example=tab/Hook.sol'), fence('text output=tab/other.ts')];
  expect(propertiesIn(source.join('\n\n'))).toEqual([
    {program: 'tab/other.ts', file: 'tab/Hook.sol'},
    {prints: 'tab/other.ts'},
  ]);
});

test('names which lines of an output a block shows, unless it shows them all', () => {
  const openings = ['output=v3/quote.ts lines=2', 'output=v3/quote.ts lines=1-3'];
  const source = openings.map((one) => fence(`text ${one}`));
  expect(propertiesIn(source.join('\n\n'))).toEqual([
    {prints: 'v3/quote.ts', lines: '2-2'},
    {prints: 'v3/quote.ts'},
  ]);
});

test('runs a program at its first block and at the first that is not folded', () => {
  const block = fence('ts example=v3/quote.ts#ask');
  const source = [`<TabItem>\n\n${block}\n\n${block}\n\n</TabItem>`, block, block];
  expect(propertiesIn(source.join('\n\n'))).toEqual([
    {program: 'v3/quote.ts'},
    {program: 'v3/quote.ts', part: '2 of 4', only: 'edit'},
    {program: 'v3/quote.ts', part: '3 of 4'},
    {program: 'v3/quote.ts', part: '4 of 4', only: 'edit'},
  ]);
});

test('gives no program to code that does not run in a tab', () => {
  const openings = [
    'ts example=tab/fork.ts',
    'solidity example=tab/Fork.sol',
    'text output=tab/fork.ts',
  ];
  expect(propertiesIn(openings.map((one) => fence(one)).join('\n\n'))).toEqual([{}, {}, {}]);
});
