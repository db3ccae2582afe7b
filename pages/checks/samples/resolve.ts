import {variableAt, type Code, type Expression} from './code';

/** An expression itself or, where it is the name of a value of the sample, that value. */
export function resolve(expression: Expression, code: Code): Expression {
  if (expression.kind === 'member') {
    const owner = resolve(expression.of, code);
    const field = owner.kind === 'object' ? owner.fields[expression.name] : undefined;
    return field ? resolve(field, code) : expression;
  }
  if (expression.kind !== 'name') return expression;
  const value = variableAt(expression.name, expression.at, code)?.value;
  return value ? resolve(value, code) : expression;
}
