import type {JSONOutput as TypeDoc} from 'typedoc';
import {expect, test} from 'vitest';
import {writeType} from './writeType';

type Type = TypeDoc.SomeType;

const name = (text: string): Type => ({type: 'intrinsic', name: text});
const union: Type = {type: 'union', types: [name('string'), name('number')]};
const keys: Type = {type: 'typeOperator', operator: 'keyof', target: name('object')};
const choice: Type = {
  type: 'conditional',
  checkType: name('string'),
  extendsType: {type: 'inferred', name: 'U'},
  trueType: name('number'),
  falseType: name('never'),
};
const declaration = {id: 1, name: '__type', variant: 'declaration', kind: 65536, flags: {}};
const call: Type = {
  type: 'reflection',
  declaration: {
    ...declaration,
    signatures: [
      {id: 2, name: '__type', variant: 'signature', kind: 4096, flags: {}, type: name('void')},
    ],
  } as unknown as TypeDoc.DeclarationReflection,
};

const cases: [string, Type][] = [
  ['(string | number)[]', {type: 'array', elementType: union}],
  ['(keyof object)[]', {type: 'array', elementType: keys}],
  ['(() => void)[]', {type: 'array', elementType: call}],
  ['string[][]', {type: 'array', elementType: {type: 'array', elementType: name('string')}}],
  ['(() => void) | string', {type: 'union', types: [call, name('string')]}],
  ['(string | number) & object', {type: 'intersection', types: [union, name('object')]}],
  ['keyof (string | number)', {type: 'typeOperator', operator: 'keyof', target: union}],
  [
    '(string extends infer U ? number : never) | number',
    {type: 'union', types: [choice, name('number')]},
  ],
  [
    '(string | number)[string]',
    {type: 'indexedAccess', objectType: union, indexType: name('string')},
  ],
  [
    '[...string[], (string | number)?]',
    {
      type: 'tuple',
      elements: [
        {type: 'rest', elementType: {type: 'array', elementType: name('string')}},
        {type: 'optional', elementType: union},
      ],
    },
  ],
  [
    'asserts value is string',
    {type: 'predicate', name: 'value', asserts: true, targetType: name('string')},
  ],
  ['`0x${string}`', {type: 'templateLiteral', head: '0x', tail: [[name('string'), '']]}],
  [`'it\\'s "so"'`, {type: 'literal', value: `it's "so"`}],
  ['-5n', {type: 'literal', value: {value: '5', negative: true}}],
  ['null', {type: 'literal', value: null}],
  [
    '{-readonly [K in string as number]-?: boolean}',
    {
      type: 'mapped',
      parameter: 'K',
      parameterType: name('string'),
      nameType: name('number'),
      templateType: name('boolean'),
      readonlyModifier: '-',
      optionalModifier: '-',
    },
  ],
  ['unique symbol', {type: 'unknown', name: 'unique\n  symbol'}],
];

test.each(cases)('writes %s', (text, type) => {
  expect(writeType(type)).toBe(text);
});
