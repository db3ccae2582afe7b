import {expect, test} from 'vitest';
import {countFences, findFenceFaults} from './findFenceFaults';

const examples = {
  'v3/quote.ts': '// #region ask\nconst a = 1;\nif (a) {\n  b();\n}\n// #endregion ask\n',
  'v3/quote.output.txt': 'one\ntwo\n',
  'sdk/Widget.tsx': 'const drawn = <Widget />;\n',
};

const page = (source: string) => ({file: 'docs/page.mdx', source});
const faults = (source: string) => findFenceFaults(page(source), examples);
const fence = (opening: string, text = 'x') => `\`\`\`${opening}\n${text}\n\`\`\`\n`;

test.each([
  ['a quoted region', fence('ts example=v3/quote.ts#ask', '')],
  ['captured output', fence('text output=v3/quote.ts lines=1-2', '')],
  ['commands that run a program', fence('sh run=v3/quote.ts', '')],
  ['a reason from the list', fence('solidity title="signatures" why=signature')],
  [
    'a fragment that its whole holds',
    fence('ts title="inside" why=fragment whole=v3/quote.ts', 'if (a) {\n    b();\n}'),
  ],
  ['a sample that is type-checked', fence('ts example=sdk/Widget.tsx why=type-checked', '')],
  ['text with a title', fence('text title="formula"')],
  ['a diagram', fence('mermaid', 'flowchart LR\n  A --> B')],
])('accepts %s', (_case, source) => {
  expect(faults(source)).toEqual([]);
});

test.each([
  ['code that nothing runs', fence('ts title="a.ts"'), 'ts code must run, and it runs nowhere.'],
  ['another name of the language', fence('bash title="terminal"'), 'bash code must run'],
  [
    'a reason that is not on the list',
    fence('sh title="terminal" why=obvious'),
    'the reason "obvious" is not on the list',
  ],
  ['no language', fence('', 'x'), 'the fence has no language'],
  ['no title', fence('text'), 'the fence has no title'],
  ['a fragment of nothing', fence('ts title="a" why=fragment'), 'why=fragment needs whole='],
  [
    'a fragment of a program that differs',
    fence('ts title="a" why=fragment whole=v3/quote.ts', 'const a = 2;'),
    'examples/v3/quote.ts does not hold this fragment',
  ],
  [
    'an unknown region',
    fence('ts example=v3/quote.ts#aks', ''),
    'no region "aks" in the file, which has: ask',
  ],
  ['a quote with text', fence('ts example=v3/quote.ts#ask'), 'leave it empty'],
  [
    'a sample that nothing runs',
    fence('ts example=sdk/Widget.tsx', ''),
    'no program under examples/',
  ],
  ['lines that are no range', fence('text output=v3/quote.ts lines=2-1', ''), 'no range'],
])('refuses %s', (_case, source, message) => {
  expect(faults(source).join('\n')).toContain(message);
});

test('leads to the line, past the front matter and inside tabs', () => {
  const source = `---\ntitle: A\n---\n\n<Tabs>\n\n${fence('ts title="a.ts"')}\n</Tabs>\n`;
  expect(faults(source)).toEqual([expect.stringMatching(/^docs\/page\.mdx:7: ts code must run/)]);
});

test('reads formulas and comments as authors write them', () => {
  expect(faults('## A {/* #a */}\n\n$\\frac{1}{2}$\n\n$$\nL\\,(\\sqrt{P})\n$$\n')).toEqual([]);
});

test('counts what ran, what has a reason and what has none', () => {
  const source = [
    fence('ts example=v3/quote.ts#ask', ''),
    fence('text output=v3/quote.ts', ''),
    fence('sh run=v3/quote.ts', ''),
    fence('ts example=sdk/Widget.tsx why=type-checked', ''),
    fence('sh title="terminal" why=interactive'),
    fence('json title="a"'),
    fence('text title="a"'),
  ].join('\n');
  expect(countFences(page(source))).toEqual({executed: 2, excused: 2, unexecuted: 1});
});
