import {expect, test} from 'vitest';
import {quotedPrograms} from './quotedPrograms';

const examples = {
  'a/quote.ts': "import 'viem';\nvoid 'A.sol';",
  'a/spawn.ts': "import 'node:child_process';\nvoid 'A.sol';",
  'a/A.sol': '',
  'a/lonely.ts': "import 'viem';",
  'a/printed.ts': "import 'viem';",
};

test('names the programs that run what pages quote, where they run in a tab', () => {
  const pages = [
    'Text.\n\n```solidity example=a/A.sol#pay title="A"\n```\n',
    '    ```text output=a/printed.ts lines=1-2\n    ```\n',
    'Words: `example=a/lonely.ts`.\n',
  ];
  expect(quotedPrograms(pages, examples)).toEqual(['a/printed.ts', 'a/quote.ts']);
});

test('names none for pages that quote none', () => {
  expect(quotedPrograms(['```ts\nconst example = 1;\n```\n'], examples)).toEqual([]);
});
