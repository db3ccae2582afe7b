import {expect, test} from 'vitest';
import {offeredPrograms} from './offeredPrograms';

const examples = {
  'a/quote.ts': "import 'viem';\nvoid 'A.sol';",
  'a/spawn.ts': "import 'node:child_process';\nvoid 'A.sol';",
  'a/A.sol': '',
  'a/ofNotes.ts': "import 'viem';",
};

test('names every program that runs in a tab, where a page quotes a file', () => {
  const pages = ['Text.\n\n```solidity example=a/A.sol#pay title="A"\n```\n'];
  expect(offeredPrograms(pages, examples)).toEqual(['a/quote.ts', 'a/ofNotes.ts']);
});

test('names none for pages that quote none', () => {
  const pages = ['```ts\nconst example = 1;\n```\n', 'Words: `example=a/quote.ts`.\n'];
  expect(offeredPrograms(pages, examples)).toEqual([]);
});
