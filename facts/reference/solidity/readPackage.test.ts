import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseAbi} from 'viem';
import {expect, test} from 'vitest';
import {writePackage} from '../../../testing/solidityPackage.fixture';
import {writeFiles} from '../../../testing/writeFiles';
import {readPackage} from './readPackage';

const abi = parseAbi(['function burn(uint128 amount)']);
const SOURCE =
  '// SPDX-License-Identifier: MIT\npragma solidity =0.7.6;\n/// @notice Burns\ncontract Burner {}\nlibrary Fire {}';

test('reads every contract of the sources, with licence, compiler and place', () => {
  const {declared} = writePackage('@fixture/pool', {
    version: '1.2.3',
    sources: {'base/Burner.sol': SOURCE},
  });
  expect(declared.map(({key}) => key)).toEqual(['@fixture/pool/Burner', '@fixture/pool/Fire']);
  expect(declared[0]).toMatchObject({
    package: '@fixture/pool',
    version: '1.2.3',
    file: 'contracts/base/Burner.sol',
    source: SOURCE,
    licence: 'MIT',
    compiler: '=0.7.6',
  });
});

test('reads the ABI that a package publishes, and not its debug files', () => {
  expect(writePackage('@fixture/pool', {artifacts: {Burner: abi}})).toMatchObject({
    package: '@fixture/pool',
    declared: [],
    published: [
      {
        key: '@fixture/pool/Burner',
        name: 'Burner',
        file: 'artifacts/Burner.sol/Burner.json',
        abi,
      },
    ],
  });
});

test('names an older release by its folder, and quotes it by its name', () => {
  const {
    package: name,
    version,
    declared,
  } = readPackage(
    {folder: 'v3-core-1.0.0-rc.0', name: '@uniswap/v3-core', sources: ['contracts/libraries']},
    'node_modules',
  );
  expect([name, version]).toEqual(['@uniswap/v3-core', '1.0.0-rc.0']);
  expect(declared.find(({node}) => node.name === 'SecondsOutside')).toMatchObject({
    key: 'v3-core-1.0.0-rc.0/SecondsOutside',
    package: '@uniswap/v3-core',
    version: '1.0.0-rc.0',
    file: 'contracts/libraries/SecondsOutside.sol',
  });
});

test('reads the trees that a package holds where its sources do not parse today', () => {
  const {declared, published} = readPackage(
    {folder: '@uniswap/v2-core', trees: 'build/Combined-Json.json', artifacts: ['build']},
    'node_modules',
  );
  expect(declared.map(({node}) => node.name)).toContain('UniswapV2Pair');
  expect(published.map(({name}) => name)).not.toContain('Combined-Json');
});

test('reads the ABIs that a package holds as modules', () => {
  const {published} = readPackage(
    {
      folder: '@uniswap/uniswapx-sdk',
      factories: {folder: 'dist/cjs/src/contracts/factories', names: ['Permit2']},
    },
    'node_modules',
  );
  const names = published[0]?.abi.flatMap((item) => ('name' in item ? [item.name] : []));
  expect(published.map(({key}) => key)).toEqual(['@uniswap/uniswapx-sdk/Permit2']);
  expect(names).toContain('permitTransferFrom');
});

test('refuses a module that does not export the contract of its name', () => {
  const modules = mkdtempSync(path.join(tmpdir(), 'modules-'));
  writeFiles(modules, {
    'orders/package.json': '{"name": "orders", "version": "1.0.0"}',
    'orders/factories/Reactor__factory.js': 'exports.Reactor_factory = {abi: []};',
  });
  const orders = {folder: 'orders', factories: {folder: 'factories', names: ['Reactor']}};
  expect(() => readPackage(orders, modules)).toThrow(
    'Reactor__factory.js was expected to export Reactor__factory, but exports Reactor_factory; name a contract that the installed version of the package generates',
  );
  rmSync(modules, {recursive: true});
});

test('says what to run where a package is not installed', () => {
  expect(() => readPackage({folder: '@fixture/missing'}, 'node_modules')).toThrow(
    /^the package @fixture\/missing is not installed: expected .*\/package.json; run "npm ci", or/,
  );
});
