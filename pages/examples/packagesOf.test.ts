import {expect, test} from 'vitest';
import {packagesOf} from './packagesOf';

const versions = {
  viem: '2.57.1',
  '@uniswap/v3-core': '1.0.1',
  solc: '0.8.30',
  'solc-0.7.6': 'npm:solc@0.7.6',
  'v3-core-1.0.0-rc.0': 'npm:@uniswap/v3-core@1.0.0-rc.0',
};

test('names the packages of a program once, with their versions', () => {
  const source = [
    "import {readFileSync} from 'node:fs';",
    "import {createPublicClient} from 'viem';",
    "import {mainnet} from 'viem/chains';",
    "const pool = require('@uniswap/v3-core/artifacts/UniswapV3Pool.json');",
    "import {wait} from './support/wait';",
    "// import {old} from 'ethers';",
  ].join('\n');
  expect(packagesOf('a.ts', source, versions)).toEqual(['viem@2.57.1', '@uniswap/v3-core@1.0.1']);
});

test('takes no text for an import', () => {
  const source = [
    'console.log("import {old} from \'ethers\';");',
    'const written = `',
    "import {old} from 'ethers';",
    "const older = require('web3');",
    '`;',
    "const {isAddress} = await import('viem');",
  ].join('\n');
  expect(packagesOf('a.ts', source, versions)).toEqual(['viem@2.57.1']);
});

test('names the package behind an alias', () => {
  const source =
    "pragma solidity =0.7.6;\nimport 'v3-core-1.0.0-rc.0/contracts/libraries/SecondsOutside.sol';";
  expect(packagesOf('A.sol', source, versions)).toEqual([
    'solc@0.7.6',
    '@uniswap/v3-core@1.0.0-rc.0',
  ]);
});

test('names the compiler of a contract first', () => {
  const source =
    "pragma solidity =0.7.6;\nimport {TickMath} from '@uniswap/v3-core/contracts/libraries/TickMath.sol';";
  expect(packagesOf('A.sol', source, versions)).toEqual(['solc@0.7.6', '@uniswap/v3-core@1.0.1']);
});

test('refuses what package.json does not pin', () => {
  expect(() => packagesOf('a.ts', "import x from 'ethers';", versions)).toThrow(
    'a.ts imports "ethers", which package.json does not have; pin its exact version there',
  );
  expect(() => packagesOf('A.sol', 'pragma solidity 0.8.30;', {viem: '2.57.1'})).toThrow(
    'A.sol is compiled with "solc", which package.json does not have',
  );
});
