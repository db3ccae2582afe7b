import {V4BaseActionsParser, type Param} from '@uniswap/v4-sdk';
import {expect, test} from 'vitest';
import {explainCalldata} from '../../labs/calldata/explain/explainCalldata';
import type {
  ActionList,
  Command,
  Content,
  Explanation,
  Field,
} from '../../labs/calldata/explain/explanation';
import {contentsOf} from '../../labs/calldata/explain/fieldsOf';
import {encodeAgain} from '../../labs/calldata/explain/encodeAgain';
import {triedOf} from '../../testing/tier';
import {drawOf} from './drawOf';
import {catalogue} from './encodeActions';
import {liquidityCase} from './liquidityCase';
import {universalCase} from './universalCase';

const SENDER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const setting = {
  sender: SENDER,
  strangers: ['0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'],
  deadline: 1_800_000_000n,
  positions: [],
  v4Position: 7n,
} as const;
const seed = Number(process.env.SEED ?? 20_261_126);
const count = triedOf(2_000);

/** Lists of actions in what was read. */
const listsIn = (read: Explanation | Content): (ActionList | Command)[] =>
  read.kind === 'unread'
    ? []
    : [
        ...(read.kind === 'actions' || (read.kind === 'command' && read.name === 'V4_SWAP')
          ? [read]
          : []),
        ...contentsOf(read.fields).flatMap(listsIn),
      ];

/** Values in the order in which they stand, as text. */
const leavesOf = ({raw, parts}: Field): string[] =>
  parts ? parts.flatMap(leavesOf) : [String(raw).toLowerCase()];

const textsOf = (value: unknown): string[] => {
  if (value === null || typeof value !== 'object') return [String(value).toLowerCase()];
  if ('_isBigNumber' in value) return [(value as unknown as {toString: () => string}).toString()];
  return Object.values(value).flatMap(textsOf);
};

test(`reads the actions of ${count} drawn calls as v4-sdk does, from seed ${seed}`, () => {
  const draw = drawOf(seed);
  let lists = 0;
  for (let drawn = 0; drawn < count; drawn += 1) {
    const {data} = draw.chance(0.5)
      ? universalCase(draw, {contract: 'UniversalRouterV2_0', setting})
      : liquidityCase(draw, setting);
    const read = explainCalldata(data, {catalogue, version: '2.0', nowSeconds: 1_700_000_000});
    for (const list of listsIn(read)) {
      lists += 1;
      const ours = contentsOf(list.fields).flatMap((one) =>
        one.kind === 'action' ? [[one.name, ...one.fields.flatMap(leavesOf)]] : [],
      );
      const {actions} = V4BaseActionsParser.parseCalldata(encodeAgain(list));
      const theirs = actions.map(({actionName, params}) => [
        actionName,
        ...params.flatMap(({value}: Param) => textsOf(value)),
      ]);
      expect(ours).toEqual(theirs);
    }
  }
  expect(lists).toBeGreaterThan(count / 2);
  console.log(`${lists} lists of ${count} calls`);
});
