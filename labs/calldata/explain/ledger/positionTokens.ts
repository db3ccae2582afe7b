import {zeroAddress} from 'viem';
import {symbolOf, tokenAt} from '../amounts';
import type {Context} from '../catalogue';
import type {Call, Command, Warning} from '../explanation';
import {addressIn} from '../factsOf';
import {nameOfAddress} from '../addresses';
import {contentsOf} from '../fieldsOf';
import {warning} from '../warning';
import {isTiny} from './limits';
import {currencyOf, type Currency} from './move';
import {readMoves} from './readMoves';
import {stepReader, type Reader} from './stepReader';

/** Both tokens that `collect` sends to the called contract; which two, calldata does not say. */
export function positionTokens(call: Call, context: Context): Warning | undefined {
  const steps = stepsIn(call).map((step) => stepReader(step, context));
  const at = steps.findLastIndex((step) => collectsIntoCalled(step, call));
  const collect = steps[at];
  if (!collect) return undefined;
  const transfers = steps.slice(at + 1).flatMap(transfersOf);
  // Only a position of these tokens has enough of both.
  const {catalogue} = context;
  const certain = transfers.filter(({token, least}) => !isTiny(least, {token, catalogue}));
  if (new Set(certain.map(({token}) => token)).size > 1) return undefined;
  const symbols = [...new Set(transfers.map(({token}) => token))].map((token) =>
    symbolOf(token, catalogue),
  );
  const holder = call.name === 'execute' || isOfRouter(call) ? 'router' : 'manager';
  const position = `position ${String(collect.number('tokenId'))}`;
  if (symbols.length < 2) {
    const text = `Both tokens of ${position} go to the ${holder}, and later steps send on ${symbols[0] ?? 'none'}: the rest stays there, and anyone can take it.`;
    return warning('left-behind', text);
  }
  const text = `Calldata does not say which tokens ${position} has: what is not ${symbols.join(' or ')} stays in the ${holder}, and anyone can take it.`;
  return warning('position-tokens', text);
}

/** Whether a step collects into the called contract: by 0 in the manager, by the address of a router. */
function collectsIntoCalled({step, facts, isKept, context}: Reader, call: Call): boolean {
  if (step.name !== 'collect') return false;
  const isOfManager = call.of.some(({contract}) => contract === 'NonfungiblePositionManager');
  if (isOfManager) return isKept('recipient');
  const recipient = addressIn(facts, 'recipient');
  if (!recipient || recipient === zeroAddress) return false;
  if (context.to) return recipient.toLowerCase() === context.to.toLowerCase();
  const name = tokenAt(context.catalogue, recipient)
    ? undefined
    : nameOfAddress(recipient, context);
  return call.of.some(({contract}) => name?.startsWith(contract));
}

const isOfRouter = ({of}: Call): boolean => of.every(({contract}) => contract === 'SwapRouter02');

/** All of a token that a step sends on, and the least that this must be. */
const transfersOf = ({step, context}: Reader): readonly {token: Currency; least: bigint}[] =>
  SENDS_ALL.test(step.name) && step.kind !== 'action'
    ? readMoves(step, context).flatMap((move) =>
        move.kind === 'move' && move.takes
          ? [{token: currencyOf(move.takes.token), least: move.takes.least ?? 0n}]
          : [],
      )
    : [];

const SENDS_ALL = /^(unwrapWETH9|UNWRAP_WETH|sweepToken|SWEEP)$/;
const HOLDERS =
  /^(execute|multicall|callPositionManager|EXECUTE_SUB_PLAN$|V3_POSITION_MANAGER_CALL$)/;

function stepsIn(step: Call | Command): readonly (Call | Command)[] {
  if (!HOLDERS.test(step.name)) return [step];
  return contentsOf(step.fields).flatMap((inner) =>
    inner.kind === 'call' || inner.kind === 'command' ? stepsIn(inner) : [],
  );
}
