import {expect, test} from 'vitest';
import type {Contract, Member} from './model';
import {driftOf, signaturesOf} from './driftOf';

const member = (declaration: string): Member => ({
  kind: 'function',
  name: declaration.slice(declaration.indexOf(' ') + 1, declaration.indexOf('(')),
  declaration,
  signature: declaration,
  visibility: 'external',
  parameters: [],
  returns: [],
});

const contract = (...declarations: string[]): Contract => ({
  key: '@uniswap/v3-core/Pool',
  name: 'Pool',
  package: '@uniswap/v3-core',
  version: '1.0.2',
  kind: 'contract',
  files: [],
  bases: [],
  members: declarations.map(member),
  structs: [],
  constants: [],
});

const writtenSignatures = ['function burn(uint128 amount)', 'function mint(uint128 amount)'];

test('says nothing of a contract whose members are as they were', () => {
  expect(
    driftOf(
      contract('function mint(uint128 amount)', 'function burn(uint128 amount)'),
      writtenSignatures,
    ),
  ).toEqual([]);
});

test('puts a declaration of several lines on one', () => {
  expect(
    signaturesOf(contract('function mint(\n  uint128 amount,\n  bytes data\n) external')),
  ).toEqual(['function mint(uint128 amount, bytes data) external']);
});

test('names a member that appeared', () => {
  const grown = contract(
    'function mint(uint128 amount)',
    'function burn(uint128 amount)',
    'function skim()',
  );
  expect(driftOf(grown, writtenSignatures)).toEqual([
    '@uniswap/v3-core/Pool 1.0.2: appeared: function skim()',
  ]);
});

test('names a member that vanished', () => {
  expect(driftOf(contract('function mint(uint128 amount)'), writtenSignatures)).toEqual([
    '@uniswap/v3-core/Pool 1.0.2: vanished: function burn(uint128 amount)',
  ]);
});

test('names a member that changed, with what it was', () => {
  const changed = contract('function mint(uint256 amount)', 'function burn(uint128 amount)');
  expect(driftOf(changed, writtenSignatures)).toEqual([
    '@uniswap/v3-core/Pool 1.0.2: changed: function mint(uint256 amount); the page was written for function mint(uint128 amount)',
  ]);
});

test('tells an overload that appeared from one that changed', () => {
  const overloaded = contract(
    'function mint(uint128 amount)',
    'function mint(uint128 amount, bytes data)',
    'function burn(uint128 amount)',
  );
  expect(driftOf(overloaded, writtenSignatures)).toEqual([
    '@uniswap/v3-core/Pool 1.0.2: appeared: function mint(uint128 amount, bytes data)',
  ]);
});
