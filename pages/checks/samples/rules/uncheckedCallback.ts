import {
  contains,
  type Range,
  type Call,
  type Code,
  type Expression,
  type SolidityFunction,
} from '../code';
import type {Rule} from './rule';

/** Refuses a callback that does anything before it knows that a real pool, pool manager or reactor calls it. */
export const uncheckedCallback: Rule = (code) =>
  code.functions
    .filter((callback) => CALLBACK.test(callback.name) && !isGuarded(callback, code))
    .map(({name, line}) => ({
      line,
      fault: `${name} does not check its caller before it acts, so anyone can call it and be paid`,
      instead:
        'begin with CallbackValidation.verifyCallback, or with require(msg.sender == the computed pool, or the pool manager)',
    }));

const CALLBACK =
  /^(?:uniswapV3\w+Callback|uniswapV2Call|unlockCallback|reactorCallback|onERC721Received)$/;

/** Whether the caller is checked first, by a modifier or by the calls of the body. */
function isGuarded({modifiers, ...body}: SolidityFunction, code: Code): boolean {
  if (modifiers.some((name) => ONLY.test(name))) return true;
  const guards = code.functions.filter(({name}) => modifiers.includes(name));
  const steps = [...guards, body].flatMap((part) => stepsOf(part, code));
  const acted = steps.findIndex(({name}) => EFFECT.test(name));
  const checked = steps.findIndex(isCheck);
  return checked >= 0 && (acted < 0 || checked < acted);
}

/** The calls of a body in order, each followed by those of the function of the sample that it calls. */
function stepsOf(body: Range, code: Code, callers: readonly Range[] = []): Call[] {
  if (callers.includes(body)) return [];
  return code.calls
    .filter(({at}) => contains(body, at))
    .flatMap((call) => [
      call,
      ...code.functions
        .filter(({name}) => name === call.name && !call.receiver)
        .flatMap((called) => stepsOf(called, code, [...callers, body])),
    ]);
}

/** A modifier that says by its name whom it lets in. */
const ONLY = /^only[A-Z]/;

const EFFECT =
  /^(?:_?pay|\w*transfer\w*|\w*approve|swap\w*|exact\w+|mint|burn|flash|collect|deposit|withdraw|call|delegatecall)$/i;

const VERIFICATION = /^verify\w*Callback$/;

const isCheck = ({name, arguments: conditions}: Call): boolean =>
  VERIFICATION.test(name) ||
  (['require', 'assert', 'if'].includes(name) && conditions.some(readsSender));

/** Whether `msg.sender` stands in an expression. */
function readsSender(expression: Expression): boolean {
  switch (expression.kind) {
    case 'member':
      return expression.name === 'sender' || readsSender(expression.of);
    case 'operation':
      return expression.operands.some(readsSender);
    case 'call':
      return expression.arguments.some(readsSender);
    case 'other':
      return expression.parts.some(readsSender);
    default:
      return false;
  }
}
