import {expect, test} from 'vitest';
import {isProgram} from '../programs';
import {readExamples} from '../readExamples';
import {reasonsNotInTab, whyNotInTab} from './whyNotInTab';

/** Why a program of this text does not run in a tab, beside a helper. */
const whyNot = (text: string, helper = '') =>
  whyNotInTab('a/program.ts', {'a/program.ts': text, 'a/support/helper.ts': helper});

test.each([
  "import {spawnSync} from 'node:child_process';\nspawnSync('x');",
  "import {startSandbox} from '../../sandbox/startSandbox';\nvoid startSandbox();",
])('says that a program starts processes: %s', (text) => {
  expect(whyNot(text)).toBe('starts processes');
});

test.each([
  "import solc from 'solc';\nsolc.version();",
  "import {writeFileSync} from 'node:fs';\nimport {compile} from '../../sandbox/compile';\nwriteFileSync('A.sol', '');\nvoid compile('A.sol');",
])('says that a program runs a compiler: %s', (text) => {
  expect(whyNot(text)).toBe('runs a compiler');
});

test('says that a program loads packages by itself', () => {
  const text = "import {createRequire} from 'node:module';\ncreateRequire('.')('viem');";
  expect(whyNot(text)).toBe('loads packages by itself');
});

test.each(['react', 'react-dom/client', '@web3-react/core', 'happy-dom'])(
  'says that a program needs React and wallets: %s',
  (name) => {
    expect(whyNot(`import * as all from '${name}';\nvoid all;`)).toBe('needs React and wallets');
  },
);

test.each(['left-pad', 'node:os', '../../sandbox/savedState'])(
  'says that no tab has what a program imports: %s',
  (name) => {
    expect(whyNot(`import * as all from '${name}';\nvoid all;`)).toBe('imports what no tab has');
  },
);

test('follows the helpers of a program', () => {
  const text = "import {help} from './support/helper';\nhelp();";
  const helper = "import {execFile} from 'node:child_process';\nexport const help = execFile;";
  expect(whyNot(text, helper)).toBe('starts processes');
});

test.each([
  "import {createPublicClient} from 'viem';\nvoid createPublicClient;",
  "import assert from 'node:assert/strict';\nassert(true);",
  "import pair from '@uniswap/v2-core/build/UniswapV2Pair.json';\nvoid pair;",
  "import {compile} from '../../sandbox/compile';\nvoid compile('A.sol');",
  "import {createServer} from 'node:http';\nvoid createServer;",
])('lets a program run: %s', (text) => {
  expect(whyNot(text)).toBeUndefined();
});

test('leaves imports out that only types use', () => {
  const text =
    "import type {Server} from 'node:net';\nimport {type ReactNode} from 'react';\nexport type Both = Server | ReactNode;";
  expect(whyNot(text)).toBeUndefined();
});

test('finds a reason of its list for a few of the programs alone, and imports that no tab has in none', () => {
  const examples = readExamples('examples');
  const programs = Object.keys(examples).filter(isProgram);
  const reasons = programs.flatMap((program) => whyNotInTab(program, examples) ?? []);
  expect(reasons.length).toBeLessThanOrEqual(25);
  expect([...new Set(reasons)].sort()).toEqual(
    reasonsNotInTab.filter((reason) => reason !== 'imports what no tab has').sort(),
  );
});
