// cspell:ignore cals
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parseSdkNotes, readSdkNotes} from './readSdkNotes';

const parse = (source: string) => parseSdkNotes(source, 'docs/sdk/Pool.yaml');

test('reads the notes of one export', () => {
  const {module, isOfOne, exports} = parse(
    "export: '@uniswap/v3-sdk/Pool'\nmembers: {fee: {does: Says the fee.}}",
  );
  expect({module, isOfOne}).toEqual({module: '@uniswap/v3-sdk', isOfOne: true});
  expect(exports.get('Pool')).toEqual({members: {fee: {does: 'Says the fee.'}}, internal: {}});
});

test('reads the notes of several exports of a module', () => {
  const {module, isOfOne, exports} = parse(
    "package: '@uniswap/sdk/dist/types'\nexports: {Rate: {does: A rate.}}",
  );
  expect({module, isOfOne}).toEqual({module: '@uniswap/sdk/dist/types', isOfOne: false});
  expect([...exports.keys()]).toEqual(['Rate']);
});

test.each([
  ["package: 'kit'\nexports: {toHex: {throws: []}}", '"exports.toHex.does" is required'],
  ["export: 'kit/Pool'\nmembers: {fee: {unit: pips}}", '"members.fee.does" is required'],
  [
    "export: 'kit/Pool'\nmembers: {fee: {does: Says., cals: x}}",
    '"members.fee.cals" is not allowed',
  ],
  ["export: 'kit/Pool'\nmembers: {fee: {does: Says., is: x}}", '"members.fee.is" is not allowed'],
  ['contract: kit/Pool', '"package" is required'],
])('refuses %j', (source, message) => {
  expect(() => parse(source)).toThrow(message);
});

test('says where an author learns what notes hold', () => {
  expect(() => parse('contract: kit')).toThrow('contributing/sdk.md lists the fields of notes.');
});

function writeDocs(files: Record<string, string>): string {
  const docs = path.join(mkdtempSync(path.join(tmpdir(), 'notes-')), 'docs');
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(docs, name)), {recursive: true});
    writeFileSync(path.join(docs, name), source);
  }
  return docs;
}

test('knows the address of each page, and leaves the notes of contracts to others', () => {
  const docs = writeDocs({
    'sdk/v3/reference/Pool.yaml': 'export: kit/Pool',
    'contracts/v3/Pool.yaml': 'contract: core/Pool',
  });
  expect(readSdkNotes(docs).map(({route, file}) => [route, file])).toEqual([
    ['/sdk/v3/reference/Pool', 'docs/sdk/v3/reference/Pool.yaml'],
  ]);
});

test('refuses a second page of an export', () => {
  const docs = writeDocs({
    'sdk/a.yaml': 'export: kit/Pool',
    'sdk/b.yaml': 'package: kit\nexports: {Pool: {does: A pool.}}',
  });
  expect(() => readSdkNotes(docs)).toThrow(
    'docs/sdk/b.yaml and docs/sdk/a.yaml both hold the notes of kit/Pool; keep one of them',
  );
});
