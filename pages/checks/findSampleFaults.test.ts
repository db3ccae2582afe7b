import {expect, test} from 'vitest';
import {findSampleFaults} from './findSampleFaults';

const unsafe = 'swap({amountOutMinimum: 0n});';
const safe = 'swap({amountOutMinimum: minimum});';
const demo = `// #region demo-only zero\n// demo-only: anyone can take the difference\n${unsafe}\n// #endregion demo-only zero\n`;
const examples = {
  'v3/demo.ts': demo,
  'v3/swap.ts': `// #region safe\n${safe}\n// #endregion safe\n`,
};

const faults = (source: string) =>
  findSampleFaults({programs: [], pages: [{file: 'docs/page.mdx', source}], examples});
const programFaults = (file: string, source: string) =>
  findSampleFaults({programs: [file], pages: [], examples: {[file]: source}});
const fence = (opening: string, text = '') => `\`\`\`${opening}\n${text}\n\`\`\`\n`;
const frame = (...parts: string[]) => `<DemoOnly>\n\n${parts.join('\n')}\n</DemoOnly>\n`;
const warning = 'Anyone can take the difference.\n';

test('refuses unsafe code in a program, with the line and the way out', () => {
  expect(programFaults('v3/swap.ts', `\n${unsafe}\n`)).toEqual([
    'examples/v3/swap.ts:2: amountOutMinimum is zero, so any price is accepted and the difference can be taken. Instead, take the minimum from a quote of the same block, less a stated tolerance. To show what goes wrong, put the code in a region "// #region demo-only <name>".',
  ]);
});

test('accepts it in a region for demonstrations that says what goes wrong', () => {
  expect(programFaults('v3/demo.ts', demo)).toEqual([]);
});

test('refuses such a region that does not say what goes wrong', () => {
  const silent = demo.replace(/\/\/ demo-only:.*\n/, '');
  expect(programFaults('v3/demo.ts', silent).join()).toContain(
    'examples/v3/demo.ts:2: the region "demo-only zero" must begin with "// demo-only: "',
  );
});

test('accepts safe code, and code of a program outside its regions stays refused', () => {
  expect(programFaults('v3/swap.ts', safe)).toEqual([]);
  expect(programFaults('v3/demo.ts', `${demo}${unsafe}`)).toHaveLength(1);
});

test('refuses unsafe code in a page, with its line', () => {
  expect(faults(`Text.\n\n${fence('ts title="a"', `\n${unsafe}`)}`)).toEqual([
    expect.stringMatching(/^docs\/page\.mdx:5: amountOutMinimum is zero.*inside <DemoOnly>/),
  ]);
});

test('refuses a demonstration that a page quotes outside the frame', () => {
  expect(faults(fence('ts example=v3/demo.ts#zero')).join()).toContain('inside <DemoOnly>');
});

test('accepts a frame with a warning, the demonstration and the safe form', () => {
  const framed = frame(
    warning,
    fence('ts example=v3/demo.ts#zero'),
    fence('ts example=v3/swap.ts#safe'),
  );
  expect(faults(framed)).toEqual([]);
});

test.each([
  [
    'the safe form',
    frame(warning, fence('ts example=v3/demo.ts#zero'), fence('text title="output"', 'x')),
    'needs the safe form inside the same frame',
  ],
  [
    'a warning',
    frame(fence('ts example=v3/demo.ts#zero'), fence('ts example=v3/swap.ts#safe')),
    'must begin with a paragraph that says what goes wrong',
  ],
  ['anything unsafe', frame(warning, fence('ts example=v3/swap.ts#safe')), 'take the frame away'],
])('refuses a frame without %s', (_case, source, message) => {
  expect(faults(source)).toEqual([expect.stringContaining(message)]);
});

test('reads a quoted region with the rest of its program', () => {
  const source = `// #region swap\n${unsafe.replace('0n', 'none')}\n// #endregion swap\nconst none = 0n;\n`;
  const page = {file: 'docs/page.mdx', source: fence('ts example=v3/none.ts#swap')};
  expect(findSampleFaults({programs: [], pages: [page], examples: {'v3/none.ts': source}})).toEqual(
    [expect.stringContaining('docs/page.mdx:1: amountOutMinimum is zero')],
  );
});

test.each([
  ['ts', 'swap({'],
  ['solidity', 'contract A {'],
])('refuses code in %s that does not parse, as nothing can check it', (language, text) => {
  expect(faults(fence(language, text))).toEqual([
    expect.stringContaining('docs/page.mdx:1: the code does not parse, so nothing checks it:'),
  ]);
});

test('leaves other languages and captured output alone', () => {
  expect(faults(fence('text', unsafe) + fence('json output=v3/swap.ts'))).toEqual([]);
});

test('lets a test of forge read the price of the moment, as a client does, and no contract', () => {
  const source = 'contract A { function a() external { pool.slot0(); } }';
  expect(programFaults('foundry/A.t.sol', source)).toEqual([]);
  expect(programFaults('v3/A.sol', source).join()).toContain('which one transaction can move');
});
