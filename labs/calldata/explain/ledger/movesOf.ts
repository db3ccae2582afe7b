import {maxUint160} from 'viem';
import {CONTRACT_BALANCE} from '../amounts';
import type {Context} from '../catalogue';
import type {Call, Command} from '../explanation';
import {addressIn, factsOf, numberIn} from '../factsOf';
import type {Closed, Move, Plan, Portion} from './move';
import {readerOf, tokenOf, type Reader} from './readerOf';
import {swapMoves} from './swapMoves';

type Moves = readonly (Move | Closed | Plan)[];

const SWAP = /^(V[23]_SWAP_|exact(In|Out)put|swap)/;
const UNREAD = 'input';
const CLOSED: Closed = {kind: 'closed'};

/** What a call or a command moves, with the steps inside. */
export function movesOf(step: Call | Command, context: Context): Moves {
  // What cannot be read, the contract refuses.
  if (step.fields[0]?.name === UNREAD) return [];
  if (SWAP.test(step.name)) return swapMoves(readerOf(step, context));
  return MOVES[step.name]?.(readerOf(step, context)) ?? [];
}

/** Whether a call or a command is a swap. */
export const isSwap = ({name}: {name: string}): boolean => SWAP.test(name);

function inner({step, context}: Reader): Moves {
  const field = step.fields.find(({name}) => name === 'inputs' || name === 'data');
  return (field?.parts ?? []).flatMap(({holds}): Moves => {
    if (!holds || holds.kind === 'unread') return [CLOSED];
    const moves = movesOf(holds, context);
    return holds.kind === 'command' && holds.allowsRevert
      ? [{kind: 'plan', moves, mayFail: true}]
      : moves;
  });
}

type Mover = (reader: Reader) => Moves;

const sentOn = (
  {move, isKept}: Reader,
  takes: NonNullable<Move['takes']>,
  given = takes.token,
): Moves => [
  move({takes, gives: {token: given, isKept: isKept('recipient'), amount: 'what is taken'}}),
];

const swept: Mover = (reader) =>
  sentOn(reader, {
    token: reader.token('token'),
    portion: 'all',
    least: reader.facts.has('amountMin')
      ? reader.number('amountMin') & maxUint160
      : reader.number('amountMinimum'),
  });

const unwrapped: Mover = (reader) =>
  sentOn(
    reader,
    {
      token: reader.weth,
      portion: 'all',
      least: reader.number(reader.facts.has('amountMin') ? 'amountMin' : 'amountMinimum'),
    },
    'ether',
  );

const portionOf = (amount: bigint): Portion =>
  amount === CONTRACT_BALANCE ? 'all' : {exactly: amount};

const share =
  (name: string, whole: bigint): Mover =>
  (reader) => {
    const paid = reader.number(name);
    const portion: Portion = paid === whole ? 'all' : {share: [paid, whole]};
    return sentOn(reader, {token: reader.token('token'), portion});
  };

const brought = ({move, token, number}: Reader, name: string, isKept: boolean): Moves => {
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

const bought: Mover = ({move, number}) => [
  move({takes: {token: 'ether', portion: {exactly: number('value')}}}),
];

/** The manager takes ether for WETH; SwapRouter02 pays both tokens of what it holds. */
const added: Mover = ({facts, move, token, number, weth}) => {
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
  execute: inner,
  executeSigned: inner,
  multicall: inner,
  EXECUTE_SUB_PLAN: (reader) => [{kind: 'plan', moves: inner(reader), mayFail: false}],
  PERMIT2_TRANSFER_FROM: (reader) => brought(reader, 'amount', reader.isKept('recipient')),
  PERMIT2_TRANSFER_FROM_BATCH: batch,
  pull: (reader) => brought(reader, 'value', true),
  SWEEP: swept,
  sweepToken: swept,
  sweepTokenWithFee: swept,
  UNWRAP_WETH: unwrapped,
  unwrapWETH9: unwrapped,
  unwrapWETH9WithFee: unwrapped,
  TRANSFER: (reader) =>
    sentOn(reader, {token: reader.token('token'), portion: portionOf(reader.number('value'))}),
  PAY_PORTION: share('bips', 10_000n),
  PAY_PORTION_FULL_PRECISION: share('portion', 10n ** 18n),
  refundETH: ({move}) => [
    move({
      takes: {token: 'ether', portion: 'all'},
      gives: {token: 'ether', isKept: false, amount: 'what is taken'},
    }),
  ],
  WRAP_ETH: (reader) =>
    sentOn(reader, {token: 'ether', portion: portionOf(reader.number('amount'))}, reader.weth),
  wrapETH: ({move, number, weth}) => [
    move({
      takes: {token: 'ether', portion: {exactly: number('value')}},
      gives: {token: weth, isKept: true, amount: 'what is taken'},
    }),
  ],
  mint: added,
  increaseLiquidity: added,
  ACROSS_V4_DEPOSIT_V3: ({move, number, facts, token}) => [
    move({
      takes: {
        token: facts.get('useNative')?.raw === 'true' ? 'ether' : token('inputToken'),
        portion: portionOf(number('inputAmount')),
      },
    }),
  ],
  V4_SWAP: () => [CLOSED],
  V4_POSITION_MANAGER_CALL: ({move}) => [move({takes: {token: 'ether', portion: 'all'}}), CLOSED],
  callPositionManager: () => [CLOSED],
  ...Object.fromEntries(
    ['SEAPORT', 'SEAPORT_V1_4', 'LOOKS_RARE_V2', 'NFTX', 'NFT20', 'SUDOSWAP', 'ELEMENT_MARKET']
      .concat(['X2Y2_721', 'X2Y2_1155', 'FOUNDATION', 'CRYPTOPUNKS'])
      .map((name) => [name, bought]),
  ),
};
