import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {compile} from './compile';
import {cache, root} from './root';
import {mkdirSync} from 'node:fs';

mkdirSync(cache, {recursive: true});
const folder = mkdtempSync(path.join(cache, 'compile-test-'));
afterAll(() => rmSync(folder, {recursive: true}));

function write(name: string, source: string): string {
  writeFileSync(path.join(folder, name), `// SPDX-License-Identifier: MIT\n${source}`);
  return path.relative(root, path.join(folder, name));
}

test('compiles with the pinned compiler of the pragma', async () => {
  const {compiler, contracts} = await compile('sandbox/contracts/StandInTokens.sol');
  expect(compiler.version).toBe('0.8.30');
  expect(contracts.TaxToken?.bytecode).toMatch(/^0x60[0-9a-f]+$/);
});

test('finds imports in packages, each from the file that imports it', async () => {
  const file = write(
    'Imports.sol',
    `pragma solidity =0.7.6;
    import '@uniswap/v3-periphery/contracts/libraries/PoolAddress.sol';
    contract Imports {
      function hash() external pure returns (bytes32) { return PoolAddress.POOL_INIT_CODE_HASH; }
    }`,
  );
  const {compiler, contracts} = await compile(file);
  expect(compiler.version).toBe('0.7.6');
  expect(Object.keys(contracts)).toEqual(['Imports']);
});

test('shows what the compiler refused, with file and line', async () => {
  const file = write('Wrong.sol', 'pragma solidity 0.8.30;\ncontract Wrong { Nothing n; }');
  await expect(compile(file)).rejects.toThrow(
    /Wrong\.sol does not compile:\n\n.*DeclarationError: Identifier not found.*\n.*Wrong\.sol:3:18/s,
  );
});

test('names the importing file when no package has an import', async () => {
  const file = write('Lost.sol', "pragma solidity 0.8.30;\nimport '@nobody/nothing/A.sol';");
  await expect(compile(file)).rejects.toThrow(
    'Lost.sol imports "@nobody/nothing/A.sol", which no installed package has; check the path, or add its package to package.json',
  );
});

test('names the pinned compilers when none fits the pragma', async () => {
  const file = write('Old.sol', 'pragma solidity ^0.4.24;\ncontract Old {}');
  await expect(compile(file)).rejects.toThrow(
    'no compiler for "pragma solidity ^0.4.24"; package.json pins 0.8.30, 0.7.6',
  );
});
