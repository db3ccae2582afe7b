import {readFileSync} from 'node:fs';
import factory from '@uniswap/v2-core/build/UniswapV2Factory.json';
import pair from '@uniswap/v2-core/build/UniswapV2Pair.json';
import {keccak256, toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const read = (file: string) => readFileSync(file, 'utf8');
const page = readPage('docs/contracts/v2/guides/smart-contract-integration/getting-pair-addresses');
const initCodeHash = keccak256(`0x${pair.bytecode}`);

test('shows the hash of the published bytecode, which the library holds', () => {
  expect(page).toContain(`\`${initCodeHash}\``);
  expect(read('examples/v2/guides/findPair.output.txt')).toContain(`hash      ${initCodeHash}`);
  expect(
    read('node_modules/@uniswap/v2-periphery/contracts/libraries/UniswapV2Library.sol'),
  ).toContain(`hex'${initCodeHash.slice(2)}'`);
});

test('states rightly that the factory holds the code of its pairs', () => {
  expect(factory.bytecode).toContain(pair.bytecode);
});

test('states the selector of getPair', () => {
  expect(page).toContain(`selector \`${toFunctionSelector('function getPair(address,address)')}\``);
});

test('states how much gas computing saves', () => {
  const [, gas] = /saves (\d+) gas/.exec(read('examples/v2/guides/findPair.output.txt')) ?? [];
  expect(page).toContain(`saves ${Number(gas).toLocaleString('en-US')} gas`);
});

test('states rightly that a build ends in a digest of its sources and settings', () => {
  expect(pair.bytecode).toContain(Buffer.from('bzzr1').toString('hex'));
});

test('shows that a fork with another name has another hash', () => {
  const printed = read('examples/v2/guides/forkedHash.output.txt');
  const [, renamed] = /renamed\s+(0x\w{64})/.exec(printed) ?? [];
  expect(printed).toContain(`published  ${initCodeHash}`);
  expect(renamed).not.toBe(initCodeHash);
});
