import {expect, test} from 'vitest';
import {importsOf, projectOf} from './projectOf';

const versions = {
  viem: '2.57.1',
  tsx: '4.23.15',
  '@types/node': '20.19.43',
  '@uniswap/v3-sdk': '3.31.5',
  '@uniswap/v3-core': '1.0.1',
  'solc-0.7.6': 'npm:solc@0.7.6',
};
const addresses = JSON.stringify({
  chains: {1: {name: 'Mainnet', contracts: {QuoterV2: '0x1', Quoter: '0x2'}, tokens: {USDC: {}}}},
  sandbox: {},
});
const examples = {
  'support/chain.ts': "import all from './addresses.json';\nexport const client = all;\n",
  'support/projectContract.ts':
    "import {client} from './chain';\nexport const deploy = (file: string) => client;\n",
  'support/contract.ts': "export const deploy = () => '';\n",
  'support/addresses.json': addresses,
  'v3/support/tokens.ts': `import {parseAbi} from 'viem';
import {client} from '../../support/chain';
export {client} from '../../support/chain';

/** A token. */
export const usdc = 'USDC'; // 6 decimals

// #region unused
export const unused = parseAbi([]);
// #endregion unused

/** Reads. */
export const balanceOf = () => [client, usdc];
`,
  'v3/Swap.sol':
    "pragma solidity ^0.7.6;\nimport './ISwap.sol';\nimport '@uniswap/v3-core/contracts/A.sol';\n",
  'v3/ISwap.sol': 'pragma solidity ^0.7.6;\n',
  'v3/swap.ts': `import {type Pool} from '@uniswap/v3-sdk';
import {deploy} from '../support/contract';
import {balanceOf, client} from './support/tokens';

// #region main
deploy('examples/v3/Swap.sol');
// #endregion main
console.log(balanceOf(), client, 'QuoterV2');
`,
};
const options = {examples, versions, siteUrl: 'https://site.example'};
const {files, name} = projectOf('v3/swap.ts', options);

test('a program imports the files that stand beside it', () => {
  expect(name).toBe('v3/swap');
  expect(files['swap.ts']).toBe(`import type {Pool} from '@uniswap/v3-sdk';
import {client} from './chain';
import {deploy} from './contract';
import {balanceOf} from './helpers';

deploy('Swap.sol');
console.log(balanceOf(), client, 'QuoterV2');
`);
  expect(importsOf('v3/swap.ts', examples)).toContain("import {balanceOf} from './helpers';");
});

test('helpers become one file with what the program reaches, and their comments', () => {
  expect(files['helpers.ts']).toBe(`import {client} from './chain';

/** A token. */
const usdc = 'USDC'; // 6 decimals

/** Reads. */
export const balanceOf = () => [client, usdc];
`);
});

test('a project deploys by a module that needs no repository', () => {
  expect(files['contract.ts']).toContain("import {client} from './chain';");
  expect(files['contract.ts']).toContain('file: string');
});

test('contracts come with those that they import, addresses only with names that are used', () => {
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['Swap.sol', 'ISwap.sol']));
  const {chains} = JSON.parse(files['addresses.json'] ?? '') as {chains: {1: object}};
  expect(chains[1]).toEqual({
    name: 'Mainnet',
    contracts: {QuoterV2: '0x1'},
    tokens: {USDC: {}},
  });
});

test('lists exact versions of what is imported, the compiler among them', () => {
  expect(JSON.parse(files['package.json'] ?? '')).toEqual({
    name: 'v3-swap',
    private: true,
    scripts: {start: 'docs-sandbox run -- tsx swap.ts'},
    dependencies: {'@uniswap/v3-core': '1.0.1', '@uniswap/v3-sdk': '3.31.5', solc: '0.7.6'},
    devDependencies: {
      '@types/node': '20.19.43',
      '@uniswap/docs-sandbox': 'https://site.example/packages/docs-sandbox-1.0.0.tgz',
      tsx: '4.23.15',
    },
    overrides: {'hardhat-watcher': 'npm:empty-npm-package@1.0.0'},
  });
});

test('a program without a chain starts alone', () => {
  const alone = {'sdk/sum.ts': "import {parseUnits} from 'viem';\nconsole.log(parseUnits);\n"};
  const {files: few} = projectOf('sdk/sum.ts', {...options, examples: alone});
  expect(Object.keys(few)).toEqual(['sum.ts', 'package.json', 'tsconfig.json', 'README.md']);
  expect(few['package.json']).toContain('"start": "tsx sum.ts"');
  expect(few['README.md']).not.toContain('RPC_URL');
});

test.each([
  [
    'two helpers share a name',
    {
      'a.ts': "import {x} from './support/x';\nimport {y} from './support/y';\nx(y);\n",
      'support/x.ts': 'const abi = 1;\nexport const x = () => abi;\n',
      'support/y.ts': 'const abi = 2;\nexport const y = () => abi;\n',
    },
    'support/x.ts and support/y.ts both have "abi"; give one of them another name',
  ],
  [
    'a helper renames what it takes',
    {
      'a.ts': "import {x} from './support/x';\nx();\n",
      'support/x.ts': "import {y as z} from './y';\nexport const x = () => z;\n",
      'support/y.ts': 'export const y = 1;\n',
    },
    'support/x.ts takes y of support/y.ts as z; use one name for one thing',
  ],
  [
    'something outside the examples is imported',
    {'a.ts': "import {x} from '../sandbox/x';\nx();\n"},
    'examples/a.ts imports ../sandbox/x, which is outside examples/',
  ],
])('says where and why when %s', (_case, files, sentence) => {
  expect(() => projectOf('a.ts', {...options, examples: files})).toThrow(sentence);
});
