import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import remarkDataOnly from './remarkDataOnly';

async function check(text: string): Promise<void> {
  const parser = unified().use(remarkParse).use(remarkMdx);
  await unified().use(remarkDataOnly).run(parser.parse(text));
}

test.each([
  ['text', 'A tick. {/* a process, require */}'],
  ['an import of a component', 'import Tabs from \'@theme/Tabs\';\n\n<Tabs groupId="client" />'],
  [
    'an import of a lab',
    'import QueryLab from \'@site/labs/query-lab/QueryLab\';\n\n<QueryLab version="v3" />',
  ],
  ['literals', '<Address of="WETH" chain={10} /> <A is={false} b={\'x\'} />'],
])('accepts %s', async (_, text) => {
  await expect(check(text)).resolves.toBeUndefined();
});

test.each([
  ['what reads the environment', '{process.env.NPM_TOKEN}', 'Pages hold no code, but "{process'],
  ['a call within an attribute', '<A b={read("x")} />', 'Pages hold no code, but "{read("x")}"'],
  ['a spread attribute', '<A {...process.env} />', 'Pages hold no code'],
  ['an import of Node.js', "import fs from 'node:fs';", 'but "import fs from \'node:fs\';"'],
  [
    'an import of what a lab reads',
    "import a from '@site/labs/query-lab/readLab';",
    'but "import a',
  ],
  ['an export', 'export const a = 1;', 'Pages hold no code'],
])('refuses %s', async (_, text, says) => {
  await expect(check(text)).rejects.toThrow(says);
});
