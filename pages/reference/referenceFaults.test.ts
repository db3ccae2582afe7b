import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Abi, AbiFunction} from 'viem';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {signaturesOf} from '../../facts/reference/driftOf';
import type {Contract} from '../../facts/reference/model';
import {joinContracts} from '../../facts/reference/solidity/joinContracts';
import {readPackage} from '../../facts/reference/solidity/readPackage';
import {burned, contractOf, notesOf, pagesOf} from '../../testing/reference.fixture';
import {referenceFaults} from './referenceFaults';

/** The faults of a page with notes of the contract, which was written for another one. */
function faultsOf(contract: Contract, writtenFor: Contract, notes = notesOf()): string[] {
  const pages = pagesOf(notes);
  const page = pages.get(notes.contract);
  if (!page) throw new Error('no page');
  return referenceFaults(page, {
    contracts: new Map([[contract.key, contract]]),
    signatures: {[writtenFor.key]: signaturesOf(writtenFor)},
    pages,
    entryOf: (identifier) => (identifier === 'NP' ? '/errors#np' : undefined),
  });
}

test('finds nothing wrong with a page that fits its contract', () => {
  expect(faultsOf(contractOf(), contractOf())).toEqual([]);
});

test('says what is wrong with the notes, also where the ABI is the one written for', () => {
  expect(faultsOf(contractOf(), contractOf(), notesOf({events: {}}))).toEqual([
    expect.stringContaining('event Burned(address) has no text in its package and no note'),
  ]);
});

test('says where a contract was looked for that no package holds', () => {
  expect(faultsOf(contractOf(), contractOf(), notesOf({contract: 'missing/Pool'}))).toEqual([
    'no package of facts/reference/solidity/packages.ts holds missing/Pool',
  ]);
});

test('says where an implementation was looked for that no package holds', () => {
  expect(faultsOf(contractOf(), contractOf(), notesOf({implementedBy: 'missing/Pool'}))).toEqual([
    'implementedBy names missing/Pool, which no package holds',
  ]);
});

test('says what to do about a member that the page was not written for', () => {
  expect(faultsOf(contractOf(), contractOf({members: [burned]}))).toEqual([
    '@uniswap/v3-core/Pool 1.0.1: appeared: function burn(uint128 amount) external returns (uint256) 0x00000001',
    'bring the notes up to date, then run "npm run reference -- --accept"',
  ]);
});

let modules: string;

beforeAll(() => {
  modules = mkdtempSync(path.join(tmpdir(), 'bump-'));
  const folder = path.join(modules, '@uniswap/v3-core');
  const isRead = (file: string) => !file.includes('node_modules/@uniswap/v3-core/node_modules');
  cpSync('node_modules/@uniswap/v3-core', folder, {recursive: true, filter: isRead});
});

afterAll(() => {
  rmSync(modules, {recursive: true});
});

const readFactory = (): Contract => {
  const core = {folder: '@uniswap/v3-core', sources: ['contracts'], artifacts: ['artifacts']};
  const factory = joinContracts([readPackage(core, modules)]).find(
    ({name}) => name === 'UniswapV3Factory',
  );
  if (!factory) throw new Error('no factory');
  return factory;
};

/** Changes one file of the copied package. */
function change(file: string, edit: (text: string) => string): void {
  const place = path.join(modules, '@uniswap/v3-core', file);
  writeFileSync(place, edit(readFileSync(place, 'utf8')));
}

test('names each member that a newer release adds, takes away or changes', () => {
  const before = readFactory();
  const skim = {type: 'function', name: 'skim', inputs: [], outputs: []} as const;
  change('package.json', (text) => text.replace('"1.0.1"', '"1.0.2"'));
  change('artifacts/contracts/UniswapV3Factory.sol/UniswapV3Factory.json', (text) => {
    const artifact = JSON.parse(text) as {abi: Abi};
    const abi = artifact.abi
      .filter((item) => !('name' in item && item.name === 'setOwner'))
      .map((item) => ('name' in item && item.name === 'createPool' ? widened(item) : item));
    return JSON.stringify({abi: [...abi, {...skim, stateMutability: 'view'}]});
  });
  const notes = notesOf({contract: before.key, events: {}, functions: {}});
  const faults = faultsOf(readFactory(), before, notes).filter((fault) => fault.includes('1.0.2:'));
  expect(faults).toEqual([
    expect.stringMatching(
      /changed: function createPool\(.* uint32 fee\).* 0x\w{8}; .*uint24 fee.* 0xa1671295$/,
    ),
    expect.stringContaining('appeared: function skim()'),
    expect.stringContaining('vanished: function setOwner(address _owner) external 0x13af4035'),
  ]);
});

/** A `createPool` whose fee has another type. */
const widened = (item: Abi[number]): AbiFunction => {
  const {inputs, ...rest} = item as AbiFunction;
  const wide = inputs.map((one) =>
    one.name === 'fee' ? {...one, type: 'uint32', internalType: 'uint32'} : one,
  );
  return {...rest, inputs: wide};
};
