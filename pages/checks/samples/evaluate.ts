import type {Code, Expression} from './code';
import {evaluateCall} from './evaluateCall';
import {integerType} from './integerType';
import {operate, toInteger, type Value} from './operate';
import {resolve} from './resolve';
import {wellKnownValue} from './wellKnownValue';

/** The value of an expression that depends on nothing but the sample and the clock. */
export function evaluate(expression: Expression, code: Code): Value | undefined {
  const resolved = resolve(expression, code);
  switch (resolved.kind) {
    case 'literal':
      return resolved.value;
    case 'name':
      return wellKnownValue(resolved.name);
    case 'member':
      return boundOfType(resolved) ?? wellKnownValue(resolved.name);
    case 'operation':
      return operate(
        resolved.operator,
        resolved.operands.map((operand) => evaluate(operand, code)),
      );
    case 'call':
      return evaluateCall(resolved, (part) => evaluate(part, code));
    default:
      return undefined;
  }
}

/** The value of an expression as a whole number; a text counts if it spells one. */
export function evaluateNumber(expression: Expression, code: Code): bigint | undefined {
  const value = evaluate(expression, code);
  return typeof value === 'string' ? toInteger(value) : value;
}

/** `type(uint256).max` */
function boundOfType({name, of}: Extract<Expression, {kind: 'member'}>): bigint | undefined {
  const [type] = of.kind === 'call' && of.name === 'type' ? of.arguments : [];
  const integer = type?.kind === 'name' && integerType(type.name);
  if (name !== 'max' || !integer) return;
  return 2n ** BigInt(integer.isUnsigned ? integer.bits : integer.bits - 1) - 1n;
}
