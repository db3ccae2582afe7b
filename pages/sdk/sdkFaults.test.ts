import {expect, test} from 'vitest';
import {
  classOf,
  exportNote,
  exportOf,
  sdkSources,
  methodNote,
  methodOf,
  pageOf,
} from '../../testing/sdk.fixture';
import {sdkFaults, sdkSignatures} from './sdkFaults';

const pool = classOf('Pool', [methodOf('double')]);
const page = pageOf({Pool: exportNote({members: {double: methodNote()}})});
const accept = 'bring the notes up to date, then run "npm run reference -- --accept"';

test('finds nothing wrong with a page that fits', () => {
  expect(sdkFaults(page, sdkSources([pool], [page]))).toEqual([]);
});

test('names a package that is not read, and those that are', () => {
  expect(sdkFaults({...page, module: 'tool'}, sdkSources([pool], [page]))).toEqual([
    'no package of facts/reference/typescript/packages.ts is called tool; there are: kit',
  ]);
});

test('names an export that there is not, and those that resemble it', () => {
  const wrong = pageOf({Pools: exportNote(), Bool: exportNote()}, {internal: {Gone: 'It went.'}});
  expect(sdkFaults(wrong, sdkSources([pool, classOf('Route', [])], [wrong]))).toEqual([
    'kit 1.2.3 does not export "Pools"; it exports: Pool',
    'kit 1.2.3 does not export "Bool"; it exports: Pool, Route',
    'kit 1.2.3 does not export "Gone"; it exports: Pool, Route',
  ]);
});

test('asks to accept the signatures of a new page', () => {
  expect(sdkFaults(page, sdkSources([pool], [page], {signatures: {}}))).toEqual([
    'kit/Pool is new; run "npm run reference -- --accept", which records its signatures',
  ]);
});

test('names every member that changed, appeared or vanished since', () => {
  const signatures = {
    'kit/Pool': ['class Pool', 'double(amount: number): JSBI', 'readonly size: JSBI'],
  };
  const grown = classOf('Pool', [methodOf('double'), methodOf('half')]);
  const notes = exportNote({members: {double: methodNote(), half: methodNote()}});
  expect(sdkFaults(pageOf({Pool: notes}), sdkSources([grown], [], {signatures}))).toEqual([
    'kit/Pool 1.2.3: changed: double(amount: BigintIsh): JSBI; the page was written for double(amount: number): JSBI',
    'kit/Pool 1.2.3: appeared: half(amount: BigintIsh): JSBI',
    'kit/Pool 1.2.3: vanished: readonly size: JSBI',
    accept,
  ]);
});

test('records the values of an enum and every overload of a function', () => {
  const fee = exportOf('Fee', {kind: 'enum', members: [{name: 'LOW', value: 500}]});
  expect(sdkSignatures(fee)).toEqual(['Fee', 'LOW = 500']);
  const overloads = [{signature: 'function f(a: string)'}, {signature: 'function f(a: number)'}];
  const f = exportOf('f', {kind: 'function', overloads, signature: 'function f(a: string)'});
  expect(sdkSignatures(f)).toEqual(['function f(a: string)', 'function f(a: number)']);
});
