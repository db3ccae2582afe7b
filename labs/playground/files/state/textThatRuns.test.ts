import {expect, test} from 'vitest';
import {textThatRuns} from './textThatRuns';

const helper = {
  source: `import {addressOf} from './chain';
export const quoter = {address: addressOf('QuoterV2')};
export const router = {address: addressOf('SwapRouter02')};
const manager = addressOf('PoolManager');
export function unlock() { return manager; }
`,
  imports: {'./chain': 'examples/chain.ts'},
};
const chain = {source: 'export const addressOf = (name: string) => name;', imports: {}};

const textOf = (source: string, passing = '') =>
  textThatRuns({
    entry: 'examples/program.ts',
    modules: {
      'examples/program.ts': {
        source,
        imports: {'./helper': 'examples/helper.ts', './passing': 'examples/passing.ts'},
      },
      'examples/passing.ts': {source: passing, imports: {'./helper': 'examples/helper.ts'}},
      'examples/helper.ts': helper,
      'examples/chain.ts': chain,
    },
  });

test('has what a program uses of a helper, and no more of it', () => {
  const text = textOf("import {quoter} from './helper';\nconsole.log(quoter);");
  expect(text).toContain('QuoterV2');
  expect(text).not.toMatch(/SwapRouter02|PoolManager/);
});

test('follows what functions of a helper use', () => {
  expect(textOf("import {unlock} from './helper';\nunlock();")).toContain('PoolManager');
});

test.each([
  "export {router as sent} from './helper';",
  "import {router} from './helper';\nexport const sent = router;",
])('follows names that a module passes on: %s', (passing) => {
  const text = textOf("import {sent} from './passing';\nconsole.log(sent);", passing);
  expect(text).toContain('SwapRouter02');
  expect(text).not.toContain('QuoterV2');
});

test('takes all of a module whose names are taken together', () => {
  const text = textOf("import * as all from './helper';\nconsole.log(all);");
  expect(text).toMatch(/QuoterV2[\s\S]*SwapRouter02/);
});
