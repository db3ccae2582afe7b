import {maxUint160} from 'viem';
import {CONTRACT_BALANCE} from '../amounts';
import type {Context} from '../catalogue';
import type {Call, Command, Field} from '../explanation';
import {addressIn, factsOf, limitIn, numberIn} from '../factsOf';
import {MARKETS} from '../markets';
import {actionMoves} from './actionMoves';
import type {ClosedStep, Currency, Move, Plan, Portion} from './move';
import {stepReader, tokenOf, type Reader} from './stepReader';
import {swapMoves} from './swapMoves';

type Moves = readonly (Move | ClosedStep | Plan)[];

const SWAP = /^(V[23]_SWAP_|exact(In|Out)put|swap)/;
const UNREAD = 'input';
const CLOSED_STEP: ClosedStep = {kind: 'closed'};

/** What a call or a command moves, with the steps inside. */
export function readMoves(step: Call | Command, context: Context): Moves {
  // What cannot be read, the contract refuses.
  if (step.fields[0]?.name === UNREAD) return [];
  if (SWAP.test(step.name)) return swapMoves(stepReader(step, context));
  return MOVES[step.name]?.(stepReader(step, context)) ?? [];
}

/** Whether a call or a command is a swap. */
export const isSwap = ({name}: {name: string}): boolean => SWAP.test(name);

function movesInside({step, context}: Reader): Moves {
  const field = step.fields.find(({name}) => name === 'inputs' || name === 'data');
  return (field?.parts ?? []).flatMap(({content}): Moves => {
    if (content?.kind !== 'call' && content?.kind !== 'command') return [CLOSED_STEP];
    const moves = readMoves(content, context);
    return content.kind === 'command' && content.allowsRevert
      ? [{kind: 'plan', moves, mayFail: true}]
      : moves;
  });
}

/** What actions of v4 move; where one is not read, all is possible. */
function listMoves(fields: readonly Field[], context: Context): Moves {
  const values = fields.find(({name}) => name === 'params')?.parts ?? [];
  const actions = values.flatMap(({content}) => (content?.kind === 'action' ? [content] : []));
  return actions.length < values.length ? [CLOSED_STEP] : actionMoves(actions, context);
}

type Mover = (reader: Reader) => Moves;

const sendOn = (
  {move, isKept}: Reader,
  takes: NonNullable<Move['takes']> & {token: Currency},
  tokenGiven: Currency = takes.token,
): Moves => [
  move({takes, gives: {token: tokenGiven, isKept: isKept('recipient'), amount: 'what is taken'}}),
];

const sweep: Mover = (reader) =>
  sendOn(reader, {
    token: reader.token('token'),
    portion: 'all',
    least: reader.facts.has('amountMin')
      ? reader.number('amountMin') & maxUint160
      : reader.number('amountMinimum'),
  });

const unwrap: Mover = (reader) =>
  sendOn(
    reader,
    {
      token: reader.weth,
      portion: 'all',
      least: reader.number(limitIn(reader.facts, 'amountMin')),
    },
    'ether',
  );

const portionOf = (amount: bigint): Portion =>
  amount === CONTRACT_BALANCE ? 'all' : {exactly: amount};

const share =
  (name: string, whole: bigint): Mover =>
  (reader) => {
    const part = reader.number(name);
    const portion: Portion = part === whole ? 'all' : {share: [part, whole]};
    return sendOn(reader, {token: reader.token('token'), portion});
  };

const bring = ({move, token, number}: Reader, name: string, isKept: boolean): Moves => {
  const amount = {low: number(name), high: number(name)};
  return [move({gives: {token: token('token'), isKept, amount}})];
};

const batch: Mover = ({step, move, isContract}) =>
  (step.fields[0]?.parts ?? []).map(({parts = []}) => {
    const facts = factsOf(parts);
    const [token, amount] = [addressIn(facts, 'token'), numberIn(facts, 'amount') ?? 0n];
    const to = addressIn(facts, 'to');
    return move({
      gives: {
        token: token ? tokenOf(token) : 'ether',
        isKept: to !== undefined && isContract(to),
        amount: {low: amount, high: amount},
      },
    });
  });

const buyNfts: Mover = ({move, number}) => [
  move({takes: {token: 'ether', portion: {exactly: number('value')}}}),
];

/** The manager takes ether for WETH; SwapRouter02 pays both tokens of what it holds. */
const addLiquidity: Mover = ({facts, move, token, number, weth}) => {
  const tokens = ['token0', 'token1'] as const;
  if (!facts.has('amount0Desired')) {
    return tokens.map((name) => move({takes: {token: token(name), portion: {upTo: undefined}}}));
  }
  const of = tokens.findIndex((name) => facts.has(name) && token(name) === weth);
  const upTo = of < 0 ? undefined : number(`amount${of}Desired`);
  const isPaid = of >= 0 || !facts.has('token0');
  return isPaid ? [move({takes: {token: 'ether', portion: {upTo}, orCaller: true}})] : [];
};

const MOVES: Readonly<Record<string, Mover>> = {
  execute: movesInside,
  executeSigned: movesInside,
  multicall: movesInside,
  EXECUTE_SUB_PLAN: (reader) => [{kind: 'plan', moves: movesInside(reader), mayFail: false}],
  PERMIT2_TRANSFER_FROM: (reader) => bring(reader, 'amount', reader.isKept('recipient')),
  PERMIT2_TRANSFER_FROM_BATCH: batch,
  pull: (reader) => bring(reader, 'value', true),
  SWEEP: sweep,
  sweepToken: sweep,
  sweepTokenWithFee: sweep,
  UNWRAP_WETH: unwrap,
  unwrapWETH9: unwrap,
  unwrapWETH9WithFee: unwrap,
  TRANSFER: (reader) =>
    sendOn(reader, {token: reader.token('token'), portion: portionOf(reader.number('value'))}),
  PAY_PORTION: share('bips', 10_000n),
  PAY_PORTION_FULL_PRECISION: share('portion', 10n ** 18n),
  refundETH: ({move}) => [
    move({
      takes: {token: 'ether', portion: 'all'},
      gives: {token: 'ether', isKept: false, amount: 'what is taken'},
    }),
  ],
  WRAP_ETH: (reader) =>
    sendOn(reader, {token: 'ether', portion: portionOf(reader.number('amount'))}, reader.weth),
  wrapETH: ({move, number, weth}) => [
    move({
      takes: {token: 'ether', portion: {exactly: number('value')}},
      gives: {token: weth, isKept: true, amount: 'what is taken'},
    }),
  ],
  mint: addLiquidity,
  increaseLiquidity: addLiquidity,
  ACROSS_V4_DEPOSIT_V3: ({move, number, facts, token}) => [
    move({
      takes: {
        token: facts.get('useNative')?.raw === 'true' ? 'ether' : token('inputToken'),
        portion: portionOf(number('inputAmount')),
      },
    }),
  ],
  V4_SWAP: ({step, context}) => listMoves(step.fields, context),
  modifyLiquiditiesWithoutUnlock: ({step, context}) => listMoves(step.fields, context),
  modifyLiquidities: ({step, context}) => {
    const list = step.fields.find(({name}) => name === 'unlockData')?.content;
    return list?.kind === 'actions' ? listMoves(list.fields, context) : [CLOSED_STEP];
  },
  V4_POSITION_MANAGER_CALL: ({move}) => [
    move({takes: {token: 'ether', portion: 'all'}}),
    CLOSED_STEP,
  ],
  callPositionManager: () => [CLOSED_STEP],
  ...Object.fromEntries(MARKETS.map((name) => [name, buyNfts])),
};
