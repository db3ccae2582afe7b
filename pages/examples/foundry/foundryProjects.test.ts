// cspell:ignore nevm
import path from 'node:path';
import {expect, test} from 'vitest';
import {pinnedVersions as versions} from '../pinnedVersions';
import {readExamples} from '../readExamples';
import {foundryProjects} from './foundryProjects';

const options = {versions, siteUrl: 'https://docs.example'};
const projects = foundryProjects({...options, examples: readExamples('examples')});

const IMPORT = /^\s*import\s+(?:[^;'"]*?\sfrom\s+)?["']([^"']+)["']/gm;

test.each(projects)('holds all that $name imports', ({name, files}) => {
  const {dependencies} = JSON.parse(files['package.json'] ?? '') as {
    dependencies?: Record<string, string>;
  };
  expect(Object.keys(files)).toContain(`src/${path.basename(name)}.sol`);
  for (const [place, text] of Object.entries(files)) {
    if (!place.endsWith('.sol')) continue;
    for (const [, imported = ''] of text.matchAll(IMPORT)) {
      if (imported.startsWith('.')) {
        const found = path.posix.join(path.posix.dirname(place), imported);
        expect(Object.keys(files), place).toContain(found);
      } else {
        const [scope, one] = imported.split('/');
        expect(dependencies, place).toHaveProperty(`${scope}/${one}`);
      }
    }
  }
});

test.each(projects)('pins what $name installs to the versions of the site', ({files}) => {
  const {dependencies = {}} = JSON.parse(files['package.json'] ?? '') as {
    dependencies?: Record<string, string>;
  };
  for (const [name, version] of Object.entries(dependencies)) {
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
    expect(versions).toHaveProperty([name], version);
  }
});

const examples = {
  'foundry/Swap.t.sol': "import '../src/Swap.sol';\nimport './SandboxTest.sol';",
  'foundry/support/SandboxTest.sol': 'contract SandboxTest {}',
  'v3/Swap.sol':
    "pragma solidity =0.7.6;\nimport '@uniswap/v3-periphery/contracts/interfaces/ISwapRouter.sol';\nimport './IPool.sol';\n/// @notice Swaps.\n",
  'v3/IPool.sol': 'pragma solidity =0.7.6;',
};
const withPragma = {
  ...examples,
  'foundry/Swap.t.sol': `pragma solidity =0.7.6;\n${examples['foundry/Swap.t.sol']}`,
  'foundry/support/SandboxTest.sol': 'pragma solidity >=0.7.6 <0.9.0;',
};

test('puts the contract into src, and the test with what tests share into test', () => {
  const [project] = foundryProjects({...options, examples: withPragma});
  expect(project?.name).toBe('foundry/Swap');
  expect(Object.keys(project?.files ?? {}).sort()).toEqual([
    'README.md',
    'foundry.toml',
    'package.json',
    'src/IPool.sol',
    'src/Swap.sol',
    'test/SandboxTest.sol',
    'test/Swap.t.sol',
  ]);
});

test('sets the compiler of the pragma, and the chain on which all of the protocol runs', () => {
  const [project] = foundryProjects({...options, examples: withPragma});
  const settings = project?.files['foundry.toml'];
  expect(settings).toContain("solc = '0.7.6'\noptimizer = true\noptimizer_runs = 800\n");
  expect(settings).toContain(
    "# That of the chain; to solc 0.7.6 forge gives istanbul.\nevm_version = 'cancun'\n",
  );
});

test('pins what the imported packages import in turn', () => {
  const [project] = foundryProjects({...options, examples: withPragma});
  const manifest = JSON.parse(project?.files['package.json'] ?? '') as Record<string, object>;
  expect(manifest.dependencies).toMatchObject({
    '@uniswap/v3-core': versions['@uniswap/v3-core'],
    '@openzeppelin/contracts': versions['@openzeppelin/contracts'],
  });
  expect(manifest.devDependencies).toEqual({
    '@uniswap/docs-sandbox': 'https://docs.example/packages/docs-sandbox-1.0.0.tgz',
  });
});

test('tells in its README how to run it', () => {
  const [project] = foundryProjects({...options, examples: withPragma});
  const readme = project?.files['README.md'] ?? '';
  expect(readme).toMatch(/^# Swap\n\nSwaps\. /);
  expect(readme).toContain('npm install\nnpm test\n');
  expect(readme.split('\n').length).toBeLessThan(15);
});

test('adds the addresses of all chains where a test reads them, and lets forge read that file', () => {
  const support =
    "pragma solidity ^0.8.24;\nvm.readFile('addresses.json'); contractOf('QuoterV2');";
  const all = {
    chains: {1: {name: 'Mainnet', contracts: {QuoterV2: '0x1', Quoter: '0x2'}, tokens: {}}},
    sandbox: {},
  };
  const [project] = foundryProjects({
    ...options,
    examples: {
      ...withPragma,
      'foundry/support/SandboxTest.sol': support,
      'support/addresses.json': JSON.stringify(all),
    },
  });
  const {chains} = JSON.parse(project?.files['addresses.json'] ?? '') as typeof all;
  expect(chains[1].contracts).toEqual({QuoterV2: '0x1'});
  expect(project?.files['foundry.toml']).toContain(
    "fs_permissions = [{access = 'read', path = './addresses.json'}]\n",
  );
  expect(project?.files['README.md']).toContain('`forge test --fork-url "$RPC_URL" -vv`');
});

test('leaves out of an installation what the packages list of their builders', () => {
  const router = '@uniswap/swap-router-contracts';
  const [project] = foundryProjects({
    ...options,
    examples: {
      ...withPragma,
      'v3/IPool.sol': `pragma solidity =0.7.6;\nimport '${router}/contracts/interfaces/IV3SwapRouter.sol';`,
    },
  });
  const manifest = JSON.parse(project?.files['package.json'] ?? '') as Record<string, object>;
  expect(manifest.overrides).toEqual({'hardhat-watcher': 'npm:empty-npm-package@1.0.0'});
});

test('names the import that leads to no file, or to more than one', () => {
  const {'v3/Swap.sol': swap, ...rest} = withPragma;
  expect(() => foundryProjects({...options, examples: rest})).toThrow(
    'examples/foundry/Swap.t.sol imports "../src/Swap.sol", which is no file under examples/',
  );
  const twice = {...withPragma, 'v2/Swap.sol': swap};
  expect(() => foundryProjects({...options, examples: twice})).toThrow(
    'imports "../src/Swap.sol"; there are: v3/Swap.sol, v2/Swap.sol',
  );
});
