import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {writeFiles} from '../../testing/writeFiles';
import {readPackagedContract} from './readPackagedContract';

const folder = mkdtempSync(path.join(tmpdir(), 'packaged-'));
afterAll(() => rmSync(folder, {recursive: true}));

function read(name: string, content: string) {
  writeFiles(folder, {[name]: content});
  return readPackagedContract(path.join(folder, name));
}

test.each([
  ['hardhat', {bytecode: '0x6001', deployedBytecode: '0x6002'}],
  ['waffle', {evm: {bytecode: {object: '6001'}, deployedBytecode: {object: '6002'}}}],
  ['forge', {bytecode: {object: '0x6001'}, deployedBytecode: {object: '0x6002'}}],
])('reads the ABI and the code that %s wrote', (tool, code) => {
  expect(read(`${tool}.json`, JSON.stringify({abi: [], ...code}))).toMatchObject({
    abi: [],
    creationCode: '0x6001',
    deployedCode: '0x6002',
  });
});

test('reads a file that is nothing but an ABI', () => {
  expect(read('Permit2.json', '[{"type": "receive"}]').abi).toEqual([{type: 'receive'}]);
});

test('reads a module that TypeChain generated', () => {
  const module = "exports.Reactor__factory = {abi: [], bytecode: '0x6001'};";
  expect(read('Reactor__factory.js', module)).toMatchObject({abi: [], creationCode: '0x6001'});
});

test('has no code of an interface', () => {
  expect(read('IPool.json', '{"abi": [], "bytecode": "0x"}').creationCode).toBeUndefined();
});

test('refuses a file without an ABI', () => {
  expect(() => read('Combined.json', '{"contracts": {}}')).toThrow(
    'Combined.json was expected to contain an ABI, but has none; name the file of one contract',
  );
});

test('refuses a module without the contract of its name', () => {
  expect(() => read('Quoter__factory.js', 'exports.Other = {};')).toThrow(
    'Quoter__factory.js was expected to export Quoter__factory, but exports Other; name a contract',
  );
});
