import {expect, test} from 'vitest';
import {
  addressOf,
  exportMemberAnchor,
  findExport,
  inheritedNote,
  keyOf,
  membersOf,
  noteOf,
} from './moduleExports';
import {
  classOf,
  exportNote,
  sdkSources,
  methodNote,
  methodOf,
  moduleOf,
  pageOf,
} from '../../testing/sdk.fixture';

const fraction = classOf('Fraction', [methodOf('invert'), methodOf('add')]);
const inherited = methodOf('invert', {inheritedFrom: {type: 'Fraction', package: 'kit'}});
const percent = classOf('Percent', [inherited], {extends: ['Fraction']} as never);
const fractionPage = pageOf({Fraction: exportNote({members: {invert: methodNote()}})});

test('finds a type in its own package before that of the core', () => {
  const own = classOf('Route', []);
  const sources = {
    modules: new Map([
      ['kit', moduleOf([own])],
      ['@uniswap/sdk-core', moduleOf([classOf('Route', []), fraction])],
    ]),
  };
  expect(findExport('Route', 'kit', sources)).toEqual({module: 'kit', export: own});
  expect(findExport('Fraction', 'kit', sources)?.module).toBe('@uniswap/sdk-core');
  expect(findExport('Promise', 'kit', sources)).toBeUndefined();
});

test('leads to a page of its own, and to a part of a page of several', () => {
  const sources = sdkSources([fraction, percent], [fractionPage]);
  expect(addressOf({module: 'kit', export: fraction}, sources)).toBe('/sdk/kit/Fraction');
  const several = pageOf({Fraction: exportNote(), Percent: exportNote()});
  expect(addressOf({module: 'kit', export: percent}, {pages: [several]})).toBe(
    '/sdk/kit/overview#percent',
  );
});

test('leads nowhere where no page tells of an export', () => {
  expect(addressOf({module: 'kit', export: percent}, {pages: []})).toBeUndefined();
});

test('names and anchors members, the second of overloads by its number', () => {
  expect([keyOf({name: 'quote', overload: 1}), exportMemberAnchor({name: 'toFixed'})]).toEqual([
    'quote',
    'tofixed',
  ]);
  expect(keyOf({name: 'quote', overload: 2})).toBe('quote#2');
  expect(exportMemberAnchor({name: 'quote', overload: 2}, 'Pool')).toBe('pool-quote-2');
});

test('takes what every object has for no note of a constructor', () => {
  expect(noteOf({name: 'constructor'}, {members: {}})).toBeUndefined();
});

test('leaves out the constructor of an abstract class', () => {
  const maker = methodOf('constructor', {kind: 'constructor'} as never);
  expect(membersOf(classOf('Staker', [maker]))).toHaveLength(1);
  expect(membersOf(classOf('Staker', [maker], {signature: 'abstract class Staker'}))).toHaveLength(
    0,
  );
});

test('finds what the page of the base says', () => {
  const sources = sdkSources([fraction, percent], [fractionPage]);
  expect(inheritedNote(inherited, {module: 'kit', export: percent}, sources)).toMatchObject({
    base: {export: {name: 'Fraction'}},
    note: {does: 'Doubles.'},
  });
});

test('finds a base by a type that is made from it', () => {
  const other = methodOf('invert', {inheritedFrom: {type: 'Omit', package: 'kit'}});
  const shorter = classOf('Shorter', [other], {extends: ["Omit<Fraction, 'add'>"]} as never);
  const sources = sdkSources([fraction, shorter], [fractionPage]);
  expect(inheritedNote(other, {module: 'kit', export: shorter}, sources)?.base.export.name).toBe(
    'Fraction',
  );
});

test('finds no base that has no page', () => {
  const sources = sdkSources([fraction, percent], []);
  expect(inheritedNote(inherited, {module: 'kit', export: percent}, sources)).toBeUndefined();
});
