import {expect, test} from 'vitest';
import {linesOf} from '../../testing/linesOf';
import {indexNodes, jsonAttribute, knownEntries} from './indexNodes';
import {customError, entryOf} from '../../testing/atlas.fixture';

const V3 = '/contracts/v3/reference/error-codes';
const PERMIT2 = '/contracts/permit2/reference/allowance-transfer';
const entries = [
  entryOf({
    throwers: ['Pool', 'Pool', 'Router'].map((contract) => ({
      package: 'p',
      contract,
      functions: ['f'],
    })),
  }),
  customError(),
];

test('lists every identifier under its product, with each thrower once', () => {
  expect(linesOf(indexNodes(entries))).toEqual([
    'Uniswap v3 | Thrown by | It reverts when',
    `[NP](${V3}#np) | Pool, Router | liquidity is 0.`,
    'Uniswap v2 | Thrown by | It reverts when',
    'Permit2 | Thrown by | It reverts when',
    `[InvalidNonce()](${PERMIT2}#nonce) | Pool | liquidity is 0.`,
    'Uniswap v4 | Thrown by | It reverts when',
    'Universal Router | Thrown by | It reverts when',
    'UniswapX | Thrown by | It reverts when',
  ]);
});

test('says which contracts only hold an identifier', () => {
  const thrower = {
    package: 'p',
    contract: 'Descriptor',
    functions: ['f'],
    isHeldOnly: true as const,
  };
  const [, row] = linesOf(indexNodes([entryOf({throwers: [thrower]})]));
  expect(row).toContain('| Descriptor (holds it only) |');
});

test('gives the look-up the address of each entry', () => {
  expect(knownEntries(entries)).toEqual([
    {identifier: 'NP', href: `${V3}#np`, product: 'Uniswap v3'},
    {
      identifier: 'InvalidNonce()',
      selector: '0x756688fe',
      href: `${PERMIT2}#nonce`,
      product: 'Permit2',
    },
  ]);
});

test('hands the look-up its entries as one text, with every sign in it', () => {
  const entry = {identifier: 'a "quoted" \\ string — ’'};
  const {value} = jsonAttribute('entries', [entry]) as {value: {value: string; data: Program}};
  const [statement] = value.data.estree.body;
  expect(JSON.parse(statement?.expression.arguments[0]?.value ?? '')).toEqual([entry]);
  const json = /^JSON\.parse\((.*)\)$/.exec(value.value)?.[1] ?? '';
  expect(JSON.parse(JSON.parse(json) as string)).toEqual([entry]);
});

type Program = {estree: {body: {expression: {arguments: {value: string}[]}}[]}};
