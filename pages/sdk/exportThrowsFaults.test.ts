import {expect, test} from 'vitest';
import type {Reach} from '../../facts/reference/throws/model';
import {
  classOf,
  exportNote,
  exportOf,
  methodNote,
  methodOf,
  pageOf,
  sdkSources,
} from '../../testing/sdk.fixture';
import {exportThrowsFaults} from './exportThrowsFaults';
import type {ExportNote} from './exportNotes';

const reach = (text: string): Reach => ({
  thrown: [{text, isInvariant: true, path: ['Pool.double'], at: 'kit/index.js:1'}],
  open: [],
});

function check(
  one: Parameters<typeof sdkSources>[0][number],
  note: ExportNote,
  pages: Parameters<typeof sdkSources>[1] = [],
): string[] {
  const sources = sdkSources([one], pages, {
    reachOf: (_, __, member) => (member === 'double' || member === '' ? reach('ODD') : undefined),
  });
  return exportThrowsFaults({subject: {module: 'kit', export: one}, note, sources});
}

const pool = classOf('Pool', [methodOf('double'), methodOf('half')]);
const odd = {error: 'ODD', why: 'Nothing is odd.'};

test('compares the list of each member that has code', () => {
  const members = {double: methodNote(), half: methodNote()};
  expect(check(pool, exportNote({members}))).toEqual([
    'Pool.double: no list has the error "ODD", which Pool.double throws (kit/index.js:1); write under "throws" when, or under "unreachable" why it cannot happen',
  ]);
  const throws = [{error: 'ODD', when: 'It is odd.'}];
  const {half} = members;
  expect(check(pool, exportNote({members: {double: methodNote({throws}), half}}))).toEqual([]);
});

test('takes a reason of the class for every member, and refuses one that no member needs', () => {
  const members = {double: methodNote(), half: methodNote()};
  expect(check(pool, exportNote({members, unreachable: [odd]}))).toEqual([]);
  expect(check(pool, exportNote({members, unreachable: [odd, {...odd, error: 'EVEN'}]}))).toEqual([
    'Pool lists "EVEN" under "unreachable", but no member leads there; remove it',
  ]);
});

test('compares the list of a function', () => {
  const call = exportOf('double', {kind: 'function', overloads: []});
  expect(check(call, exportNote({throws: []}))).toHaveLength(1);
  expect(check(call, exportNote({throws: [], unreachable: [odd]}))).toEqual([]);
});

test('asks nothing of what callers do not use', () => {
  expect(check(pool, exportNote({internal: {double: 'For tests.', half: 'For tests.'}}))).toEqual(
    [],
  );
});

test('joins the lists of overloads, which have one code', () => {
  const twice = classOf('Pool', [methodOf('double'), methodOf('double', {overload: 2})]);
  const second = methodNote({throws: [{error: 'ODD', when: 'It is odd.'}]});
  expect(check(twice, exportNote({members: {double: methodNote(), 'double#2': second}}))).toEqual(
    [],
  );
});

test('reads the list of an inherited member on the page of its base', () => {
  const base = classOf('Base', [methodOf('double')]);
  const heir = classOf(
    'Pool',
    [methodOf('double', {inheritedFrom: {type: 'Base', package: 'kit'}})],
    {
      extends: ['Base'],
    } as never,
  );
  const page = (throws: {error: string; when: string}[]) =>
    pageOf({Base: exportNote({members: {double: methodNote({throws})}})});
  const sourcesOf = (of: ReturnType<typeof page>) =>
    sdkSources([heir, base], [of], {reachOf: () => reach('ODD')});
  const faults = (of: ReturnType<typeof page>) =>
    exportThrowsFaults({
      subject: {module: 'kit', export: heir},
      note: exportNote(),
      sources: sourcesOf(of),
    });
  expect(faults(page([]))).toHaveLength(1);
  expect(faults(page([{error: 'ODD', when: 'It is odd.'}]))).toEqual([]);
});
