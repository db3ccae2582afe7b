import type {BinaryOperation, ErrorDefinition, Expression, MemberAccess} from 'solidity-ast';
import {errorSignature} from './errorSignature';
import {causeOf, type Found} from './found';
import type {TreeIndex} from './treeIndex';

/** An error whose selector code takes, to revert with it: `Refused.selector.revertWith()`. */
export function selectorIn(node: MemberAccess, index: TreeIndex): Found | undefined {
  if (!isSelector(node)) return undefined;
  const {referencedDeclaration} = node.expression as {referencedDeclaration?: number};
  const error = index.declaration(referencedDeclaration);
  return error?.nodeType === 'ErrorDefinition'
    ? causeOf('error', errorSignature(error as unknown as ErrorDefinition, index))
    : undefined;
}

/** Selectors that code compares, and does not revert with. */
export function comparedIn({
  operator,
  leftExpression,
  rightExpression,
}: BinaryOperation): Found | undefined {
  if (operator !== '==' && operator !== '!=') return undefined;
  return {causes: [], code: [], aside: [leftExpression, rightExpression].filter(isSelector)};
}

/** Whether an expression is `….selector`. */
export const isSelector = (node: Expression): boolean =>
  node.nodeType === 'MemberAccess' && node.memberName === 'selector';
