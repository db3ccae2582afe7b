import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {parseNotes, readNotes} from './readNotes';

const SOURCE = `contract: '@uniswap/v3-core/Pool'
source: https://github.com/Uniswap/v3-core
functions:
  burn:
    does: Burns.
    parameters:
      amount: {is: How much., zero: Burns nothing.}
    reverts:
      - {error: none, when: It is too much.}
    examples:
      - {program: v3/burn.ts#burn, output: 'v3/burn.ts:1-2'}
`;

test('reads what is said of each member, and gives the rest as empty', () => {
  expect(parseNotes(SOURCE, 'docs/Pool.yaml')).toMatchObject({
    contract: '@uniswap/v3-core/Pool',
    functions: {burn: {does: 'Burns.', parameters: {amount: {zero: 'Burns nothing.'}}}},
    events: {},
    errors: {},
    modifiers: {},
    structs: {},
    constants: {},
  });
});

test.each([
  ['a misspelt key', 'does: Burns.', 'do: Burns.', '5: "functions.burn.do" is not allowed'],
  ['a missing sentence', '    does: Burns.\n', '', '5: "functions.burn.does" is required'],
  ['a value that says nothing known', 'zero:', 'nil:', '7: "functions.burn.parameters.amount.nil"'],
  ['a revert without its condition', ', when: It is too much.', '', '9: '],
  ['an example without its region', 'burn.ts#burn', 'burn.ts', '11: '],
  ['lines of no program', "'v3/burn.ts:1-2'", "'v3/burn.ts'", '11: '],
  ['a source that is no address', 'https://github.com/Uniswap/v3-core', 'v3-core', '2: "source"'],
])('names the file and the line of %s', (_fault, right, wrong, message) => {
  expect(() => parseNotes(SOURCE.replace(right, wrong), 'docs/Pool.yaml')).toThrow(
    `docs/Pool.yaml:${message}`,
  );
});

test('names every fault at once, and where the rules stand', () => {
  const broken = SOURCE.replace('does:', 'do:').replace('zero:', 'nil:');
  expect(() => parseNotes(broken, 'docs/Pool.yaml')).toThrow(
    /Pool\.yaml:5: [^]*Pool\.yaml:7: [^]*contributing\/reference\.md lists the fields/,
  );
});

test('names the file and the line of what is no YAML', () => {
  expect(() => parseNotes('contract: a: b', 'docs/Pool.yaml')).toThrow(
    /^docs\/Pool\.yaml: .* at line 1, column 11/,
  );
});

let docs: string;

beforeEach(() => {
  docs = path.join(mkdtempSync(path.join(tmpdir(), 'notes-')), 'docs');
  mkdirSync(path.join(docs, 'contracts/core'), {recursive: true});
});

afterEach(() => {
  rmSync(path.dirname(docs), {recursive: true});
});

test('finds the notes of a contract, with the address of their page', () => {
  writeFileSync(path.join(docs, 'contracts/core/Pool.yaml'), SOURCE);
  writeFileSync(path.join(docs, 'contracts/core/Pool.mdx'), 'Text.');
  const pages = readNotes(docs);
  expect([...pages.keys()]).toEqual(['@uniswap/v3-core/Pool']);
  expect(pages.get('@uniswap/v3-core/Pool')).toMatchObject({
    route: '/contracts/core/Pool',
    file: 'docs/contracts/core/Pool.yaml',
  });
});

test('refuses two pages of one contract, and names both', () => {
  writeFileSync(path.join(docs, 'contracts/core/Pool.yaml'), SOURCE);
  writeFileSync(path.join(docs, 'contracts/PoolAgain.yaml'), SOURCE);
  expect(() => readNotes(docs)).toThrow(
    'docs/contracts/core/Pool.yaml and docs/contracts/PoolAgain.yaml both hold the notes of @uniswap/v3-core/Pool; keep one of them',
  );
});
