// cspell:ignore sise
import {expect, test} from 'vitest';
import type {Export} from '../../facts/reference/typescript/model';
import {checkExport} from './checkExport';
import type {ExportNote} from './exportNotes';
import {
  classOf,
  exportNote,
  exportOf,
  sdkSources,
  methodNote,
  methodOf,
  pageOf,
  propertyOf,
} from '../../testing/sdk.fixture';

const pool = classOf('Pool', [methodOf('double'), propertyOf('size', 'JSBI')]);

const members = {double: methodNote(), size: {does: 'Says the size.', unit: 'wei'}};

const check = (note: Partial<ExportNote>, one: Export = pool): string[] =>
  checkExport({
    subject: {module: 'kit', export: one},
    note: exportNote({members, ...note}),
    sources: sdkSources([one], [pageOf({Other: exportNote()})]),
  });

const withDouble = (facts: Parameters<typeof methodNote>[0]): string[] =>
  check({members: {...members, double: methodNote(facts)}});

test('finds nothing wrong with notes that fit', () => {
  expect(check({})).toEqual([]);
});

test('asks for a note of every member, or for a reason', () => {
  const {double} = members;
  expect(check({members: {double}})).toEqual([
    'Pool.size has no note; write what it does under "members", or under "internal" why callers do not use it',
  ]);
  expect(check({members: {double}, internal: {size: 'It is for tests.'}})).toEqual([]);
});

test('refuses a note without its member, and lists those that there are', () => {
  expect(check({members: {...members, sise: {does: 'Says.'}}})).toEqual([
    'a note is for "sise", which Pool does not have; it has: double, size',
  ]);
  expect(check({internal: {gone: 'It is not there.'}})).toEqual([
    'a note is for "gone", which Pool does not have; it has: double, size',
  ]);
});

test.each([
  [{parameters: {amount: {is: 'How much.'}}}, 'Pool.double: the number "amount" has no unit'],
  [
    {parameters: {amount: {unit: 'wei'}}},
    'Pool.double: nothing says what the parameter "amount" is; write "is"',
  ],
  [
    {parameters: {amount: {is: 'How much.', unit: 'wei'}, sum: {is: 'A sum.'}}},
    'Pool.double has no parameter "sum"; it has: amount',
  ],
  [
    {returns: {is: 'Twice.'}},
    'Pool.double returns a number without a unit; write "returns: {unit: …}"',
  ],
  [
    {throws: undefined},
    'Pool.double has no list of errors; write "throws: []" where there are none',
  ],
  [
    {throws: [{error: 'AMOUNTS', when: 'It is odd.'}]},
    'Pool.double: the code of kit does not contain the error "AMOUNTS"; write its exact message, "…" for what is put in, and "from" with the package where a dependency throws it',
  ],
  [
    {examples: [{program: 'kit.ts#sell'}]},
    'Pool.double: no region "sell" in the file, which has: use',
  ],
  [
    {examples: [{program: 'kit.ts#use', output: 'kit.ts:1-2'}]},
    'Pool.double: kit.output.txt has 1 lines; lines=1-2 asks for more',
  ],
])('says of %j what is wrong and what would do', (facts, fault) => {
  expect(withDouble(facts)).toEqual([fault]);
});

test('accepts an error and an example that are there', () => {
  expect(
    withDouble({
      throws: [
        {error: 'AMOUNT', when: 'It is 0.', argument: 'amount'},
        {error: '… is odd.', when: 'It is odd.'},
      ],
      examples: [{program: 'kit.ts#use', output: 'kit.ts:1'}],
    }),
  ).toEqual([]);
});

test('asks for the unit of a property that is a number', () => {
  expect(check({members: {...members, size: {does: 'Says the size.'}}})).toEqual([
    'Pool.size: the number has no unit; write "unit" beside "does"',
  ]);
});

test('knows the fields of an argument that is taken apart, and of a named one', () => {
  const fields = [propertyOf('fee', 'number'), propertyOf('size', 'number')];
  const parameter = {type: 'object', fields, isOptional: false, isRest: false};
  const takes = (name: string, notes: Record<string, {is: string; unit?: string}>) =>
    check(
      {members: {make: methodNote({parameters: notes})}},
      classOf('Pool', [methodOf('make', {parameters: [{...parameter, name}]})]),
    );
  expect(takes('{fee, size}', {fee: {is: 'The fee.'}, size: {is: 'It.', unit: 'wei'}})).toEqual([]);
  expect(
    takes('options', {
      options: {is: 'What.'},
      'options.fee': {is: 'The fee.'},
      'options.size': {is: 'It.'},
    }),
  ).toEqual(['Pool.make: the number "options.size" has no unit']);
});

test('checks the values of a function and the unit of a constant', () => {
  const {parameters, returns} = methodOf('toHex') as never;
  const call = {signature: 'function toHex()', typeParameters: [], parameters, returns};
  const toHex = exportOf('toHex', {kind: 'function', overloads: [call]});
  expect(check({members: {}, does: 'Writes.', throws: []}, toHex)).toEqual([
    'toHex: nothing says what the parameter "amount" is; write "is"',
    'toHex: the number "amount" has no unit',
    'toHex returns a number without a unit; write "returns: {unit: …}"',
  ]);
  const most = exportOf('MOST', {kind: 'constant', value: {type: 'JSBI', fields: []}});
  expect(check({members: {}, does: 'The most.'}, most)).toEqual([
    'the number MOST has no unit; write "unit" beside "does"',
  ]);
});

test('asks for a note of every member of an enum', () => {
  const fee = exportOf('Fee', {kind: 'enum', members: [{name: 'LOW', value: 500}]});
  expect(check({members: {}}, fee)).toEqual([
    'Fee.LOW has no note; write what it does under "members", or under "internal" why callers do not use it',
  ]);
});

test('asks for a note of every field of a type, once its note describes one', () => {
  const fields = [propertyOf('to', 'string'), propertyOf('size', 'JSBI')];
  const key = exportOf('Key', {kind: 'type', value: {type: '{to: string; size: JSBI}', fields}});
  expect(check({members: {}, does: 'Names a pool.'}, key)).toEqual([]);
  expect(check({members: {to: {does: 'Where it leads.'}}, does: 'Names a pool.'}, key)).toEqual([
    'Key.size has no note; write what it does under "members", or under "internal" why callers do not use it',
  ]);
});
