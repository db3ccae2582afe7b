import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';
import {projectContents} from './projectContents';

test('names the archive and the sources of a program, without what all projects have', () => {
  const files = {'quote.ts': '', 'chain.ts': '', 'package.json': '', 'README.md': ''};
  expect(toString(projectContents({name: 'sdk/quote', files}))).toBe(
    'quote.zip holds quote.ts · chain.ts',
  );
});

test('names the settings, remappings and versions of a Foundry project', () => {
  const files = {'src/Swap.sol': '', 'foundry.toml': '', 'package.json': '', 'README.md': ''};
  expect(toString(projectContents({name: 'foundry/Swap', files}))).toBe(
    'Swap.zip holds src/Swap.sol · foundry.toml · package.json',
  );
});
