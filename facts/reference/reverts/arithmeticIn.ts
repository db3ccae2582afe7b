import type {Assignment, BinaryOperation, Expression, UnaryOperation} from 'solidity-ast';
import {causeOf, type Found, type Rules} from './found';
import type {Code} from './treeIndex';

/** What a sum, a product or a division may revert with; the operators of user-defined types run their functions. */
export function arithmeticIn(
  node: BinaryOperation | UnaryOperation | Assignment,
  {scope, isChecked, isNew}: Rules,
): Found | undefined {
  const {function: userFunction} = node as {function?: number};
  if (userFunction !== undefined) {
    const code = scope.index.declaration(userFunction);
    return code && {causes: [], code: [code as Code]};
  }
  const operator = node.operator.replace(/=$/, '');
  if (isConstant(node) || !isNumber(node)) return undefined;
  const [, right] = operandsOf(node);
  if (operator === '/' || operator === '%') {
    if (right && isConstant(right)) return undefined;
    return causeOf('panic', '0x12');
  }
  if (!isChecked || !isNew) return undefined;
  const overflows =
    node.nodeType === 'UnaryOperation'
      ? ['++', '--', '-'].includes(operator)
      : ['+', '-', '*', '**'].includes(operator);
  return overflows ? causeOf('panic', '0x11') : undefined;
}

function operandsOf(node: BinaryOperation | UnaryOperation | Assignment): Expression[] {
  if (node.nodeType === 'UnaryOperation') return [node.subExpression];
  if (node.nodeType === 'Assignment') return [node.leftHandSide, node.rightHandSide];
  return [node.leftExpression, node.rightExpression];
}

const typeOf = ({typeDescriptions}: Expression): string => typeDescriptions.typeString ?? '';

const isConstant = (node: Expression): boolean => /^(int|rational)_const/.test(typeOf(node));

const isNumber = (node: Expression): boolean => /^u?int\d*$/.test(typeOf(node));
