// cspell:ignore getaddress tohex islost
import {expect, test} from 'vitest';
import type {Export} from '../../facts/reference/typescript/model';
import {marksOf} from '../nodes';
import {linesOf} from '../../testing/linesOf';
import type {SdkSources} from './sdkSources';
import type {ExportNote} from './exportNotes';
import {pageNodes} from './pageNodes';
import {
  classOf,
  exportNote,
  exportOf,
  sdkSources,
  methodNote,
  methodOf,
  moduleOf,
  pageOf,
  propertyOf,
} from '../../testing/sdk.fixture';
import type {SdkPage} from './readSdkNotes';

const draw = (exports: Export[], page: SdkPage, facts: Partial<SdkSources> = {}): string[] =>
  linesOf(pageNodes(page, moduleOf(exports), sdkSources(exports, [page], facts)));

const drawOne = (one: Export, note: Partial<ExportNote>): string[] =>
  draw([one], pageOf({[one.name]: exportNote(note)}));

const poolMembers = [
  methodOf('double'),
  propertyOf('size', 'JSBI'),
  methodOf('getAddress', {isStatic: true}),
];
const pool = classOf('Pool', poolMembers, {
  extends: ['Store'],
  typeParameters: [{name: 'T', extends: 'Currency'}],
} as never);

test('begins with what the export is and how it is imported', () => {
  expect(drawOne(pool, {}).slice(0, 2)).toEqual([
    'Class · Extends Store · T is a Currency',
    "ts: import {Pool} from 'kit';",
  ]);
});

test('draws static members before properties and methods, each kind in the order of the notes', () => {
  const both = classOf('Pool', [...poolMembers, methodOf('add')]);
  const members = {
    size: {does: 'Says the size.', unit: 'wei'},
    add: methodNote(),
    double: methodNote(),
    getAddress: methodNote(),
  };
  const lines = drawOne(both as Export, {members});
  expect(lines.filter((line) => line.startsWith('#'))).toEqual([
    '## Index of its members {#all-members}',
    '## Static members {#static-members}',
    '### getAddress {#getaddress}',
    '## Properties {#all-properties}',
    '### size {#size}',
    '## Methods {#all-methods}',
    '### add {#add}',
    '### double {#double}',
    '## Where these facts come from {#source}',
  ]);
  expect(lines).toContain('[add](#add) | Doubles.');
});

test('says of a method all that a caller needs, in a fixed order', () => {
  const note = methodNote({
    parameters: {amount: {is: 'How much.', unit: 'wei', zero: 'Nothing.', maximum: '10 wei.'}},
    returns: {is: 'Twice as much.', unit: 'wei', rounding: 'down'},
    throws: [{error: 'AMOUNT', when: 'It is negative.', argument: 'amount', from: 'jsbi'}],
    network: 'reads one slot',
    integers: 'JSBI.',
    call: '[slot0](/contracts/pool)',
    see: ['[Fees](/concepts/fees)'],
    examples: [{program: 'kit.ts#use', output: 'kit.ts:1'}],
  });
  const lines = drawOne(classOf('Pool', [methodOf('double')]), {members: {double: note}});
  expect(lines.slice(lines.indexOf('### double {#double}'), -2)).toEqual([
    '### double {#double}',
    'ts: double(amount: BigintIsh): JSBI',
    'Doubles.',
    'Parameter | Type and unit | Meaning and limits',
    'amount | BigintIsh, wei | How much. 0: Nothing. Maximum: 10 wei.',
    'Returns JSBI, wei. Twice as much. Rounding: down',
    'Throws',
    '- AMOUNT of jsbi, by amount: It is negative.',
    'Network reads one slot · Mutates nothing · Integers JSBI.',
    'Same as [slot0](/contracts/pool)',
    'ts example=kit.ts#use: ',
    'text output=kit.ts lines=1: ',
    'See also [Fees](/concepts/fees)',
  ]);
});

test('says so where there are no parameters and no errors', () => {
  const none = methodOf('reset', {parameters: [], returns: {type: 'void'}});
  const lines = drawOne(classOf('Pool', [none]), {members: {reset: methodNote({returns: {}})}});
  expect(lines).toContain('Parameters None.');
  expect(lines).toContain('Returns void');
  expect(lines).toContain('Throws None of its own.');
  expect(lines).toContain('Network none · Mutates nothing');
});

test('names what is inherited, and leads to the page of the base', () => {
  const base = classOf('Store', [methodOf('invert')]);
  const invert = methodOf('invert', {inheritedFrom: {type: 'Store', package: 'kit'}});
  const page = pageOf({Pool: exportNote()});
  const pages = [page, pageOf({Store: exportNote({members: {invert: methodNote()}})})];
  const lines = draw([base, classOf('Pool', [invert])], page, {pages});
  expect(lines).toContain('## Inherited members {#inherited-members}');
  expect(lines).toContain('From [Store](/sdk/kit/Store): [invert](/sdk/kit/Store#invert).');
  expect(lines).not.toContain('### invert {#invert}');
});

test('gives the reason why callers leave a member alone', () => {
  const lines = drawOne(classOf('Pool', [methodOf('double')]), {internal: {double: 'It is old.'}});
  expect(lines).toContain('Not for callers double: It is old.');
  expect(lines).not.toContain('### double {#double}');
});

test('draws fields and members of enums as rows that links lead to', () => {
  const options = classOf('Options', [propertyOf('fee', 'number', {isOptional: true})], {
    kind: 'interface',
  } as never);
  expect(drawOne(options, {members: {fee: {does: 'The fee.', zero: 'None.'}}})).toContain(
    '[fee](#fee) optional | number, 1/1,000,000 of the amount | The fee. 0: None.',
  );
  const fee = exportOf('Fee', {kind: 'enum', members: [{name: 'LOW', value: 500}]});
  expect(drawOne(fee, {members: {LOW: {does: 'A low fee.'}}, usedBy: ['`Pool`']})).toEqual(
    expect.arrayContaining(['[LOW](#low) | 500 | A low fee.', 'Used by Pool']),
  );
});

test('leads from a type to the page of the first export that it names, other than this one', () => {
  const route = classOf('Route', [propertyOf('pool', 'Promise<[Route, Pool]>')]);
  const page = pageOf({Route: exportNote({members: {pool: {does: 'Its pool.'}}})});
  const pages = [page, pageOf({Pool: exportNote()})];
  expect(draw([route, pool], page, {pages})).toContain(
    'Type [Promise<[Route, Pool]>](/sdk/kit/Pool)',
  );
});

test('draws several exports by kind, with their own import lines and anchors', () => {
  const {parameters, returns} = methodOf('toHex') as never;
  const call = {...exportOf('toHex', {}), parameters, returns, typeParameters: []};
  const exports = [
    exportOf('toHex', {kind: 'function', overloads: [call]}),
    exportOf('MOST', {kind: 'constant', value: {type: 'JSBI', fields: []}}),
    exportOf('Hex', {kind: 'type', typeParameters: [], value: {type: 'string', fields: []}}),
    classOf('Lost', [methodOf('isLost')]),
  ];
  const page = pageOf(
    {
      toHex: exportNote(methodNote()),
      MOST: exportNote({does: 'The most.', unit: 'wei'}),
      Hex: exportNote({does: 'A number in text.', usedBy: ['`toHex`']}),
      Lost: exportNote({does: 'An error.', members: {isLost: methodNote()}}),
    },
    {internal: {debug: 'It is for tests.'}},
  );
  const lines = draw(exports, page);
  expect(lines.filter((line) => line.startsWith('#'))).toEqual([
    '## Functions {#functions}',
    '### toHex {#tohex}',
    '## Classes {#classes}',
    '### Lost {#lost}',
    '#### Lost.isLost {#lost-islost}',
    '## Types {#types}',
    '## Constants {#constants}',
    '## Where these facts come from {#source}',
  ]);
  expect(lines).toEqual(
    expect.arrayContaining([
      "ts: import {toHex} from 'kit';",
      'amount | BigintIsh, wei | How much.',
      '[Hex](#hex) | string | A number in text. Used by toHex.',
      "ts: import {MOST} from 'kit';",
      '[MOST](#most) | JSBI, wei | The most.',
      'Not for callers debug: It is for tests.',
    ]),
  );
});

test('names package and version, and explains errors in capitals where there are some', () => {
  expect(drawOne(pool, {}).at(-1)).toBe(
    'Signatures are read in the build from the declarations of kit@1.2.3. Texts in quotation marks are the package’s own; all others are ours.',
  );
  const odd = [{error: '… is odd.', when: 'It is odd.'}];
  expect(drawOne(pool, {members: {double: methodNote({throws: odd})}}).at(-1)).not.toContain(
    'Invariant failed',
  );
  const throws = [{error: 'AMOUNT', when: 'It is 0.'}];
  expect(drawOne(pool, {members: {double: methodNote({throws})}}).at(-1)).toContain(
    'thrown as Invariant failed: …; with NODE_ENV=production the message is Invariant failed alone.',
  );
});

test('draws the fields of a type that its note describes, else its signature', () => {
  const value = {type: '{to: string}', fields: [propertyOf('to', 'string')]};
  const key = exportOf('Key', {kind: 'type', value, signature: 'type Key = {to: string}'});
  const described = drawOne(key, {members: {to: {does: 'Where it leads.'}}});
  expect(described.join('\n')).toContain('Where it leads.');
  expect(drawOne(key, {}).join('\n')).toContain('type Key = {to: string}');
});

test('marks the list of errors, which search reads', () => {
  const throws = [{error: 'AMOUNT', when: 'It is negative.'}];
  const page = pageOf({Pool: exportNote({members: {double: methodNote({throws})}})});
  const marked = pageNodes(page, moduleOf([pool]), sdkSources([pool], [page], {})).filter(
    (node) => marksOf(node).kind === 'throws',
  );
  expect(marked.map(({type}) => type)).toEqual(['list']);
});
