import type {
  BinaryOperation,
  FunctionCall,
  IndexAccess,
  InlineAssembly,
  MemberAccess,
  TryStatement,
} from 'solidity-ast';
import {callIn} from './callIn';
import {assemblyIn} from './assemblyIn';
import {arithmeticIn} from './arithmeticIn';
import {resolveCode, type Scope} from './resolveCode';
import {comparedIn, selectorIn} from './selectorIn';
import {walk, type Code, type TreeNode} from './treeIndex';
import {causeOf, type Found, type Rules} from './found';

/** Reads the body of a function or modifier; `add` gets what is found at each place. */
export function causesIn(
  code: Code,
  {
    scope,
    isChecked,
    add,
  }: {scope: Scope; isChecked: boolean; add: (at: TreeNode, found: Found) => void},
): void {
  if (code.nodeType === 'VariableDeclaration') {
    if (/\[\d*\]/.test(code.typeDescriptions.typeString ?? '')) add(code, causeOf('panic', '0x32'));
    return;
  }
  const aside = new Set<unknown>();
  const look =
    (isWrapping: boolean) =>
    (node: TreeNode): boolean | undefined => {
      if (node.nodeType === 'UncheckedBlock') {
        walk((node as unknown as {statements: unknown}).statements, look(true));
        return false;
      }
      if (aside.has(node)) return undefined;
      const found = foundAt(node, {scope, isChecked: isChecked && !isWrapping, isNew: isChecked});
      found?.aside?.forEach((one) => aside.add(one));
      if (found) add(node, found);
      return undefined;
    };
  walk(code.body, look(false));
  if (code.nodeType === 'FunctionDefinition') {
    for (const modifier of code.modifiers) {
      const resolved = resolveCode(modifier.modifierName, scope);
      if (resolved?.nodeType === 'ModifierDefinition')
        add(modifier, {causes: [], code: [resolved]});
      walk(modifier.arguments, look(false));
    }
  }
}

function foundAt(node: TreeNode, rules: Rules): Found | undefined {
  switch (node.nodeType) {
    case 'FunctionCall':
      return callIn(node as FunctionCall, rules);
    case 'BinaryOperation':
      return arithmeticIn(node as BinaryOperation, rules) ?? comparedIn(node as BinaryOperation);
    case 'UnaryOperation':
    case 'Assignment':
      return arithmeticIn(node as BinaryOperation, rules);
    case 'IndexAccess':
      return isOutOfBounds(node as IndexAccess) ? causeOf('panic', '0x32') : undefined;
    case 'MemberAccess':
      return selectorIn(node as MemberAccess, rules.scope.index);
    case 'IndexRangeAccess':
      return causeOf('decode', '');
    case 'TryStatement':
      return caughtIn(node as TryStatement);
    case 'InlineAssembly':
      return assemblyIn(node as unknown as InlineAssembly, rules.scope.index);
    default:
      return undefined;
  }
}

/** A call whose every revert is caught, so that it passes none on. */
function caughtIn({clauses: [, ...clauses], externalCall}: TryStatement): Found | undefined {
  const isCaught = clauses.some(({errorName}) => errorName === '');
  return isCaught ? {causes: [], code: [], aside: [externalCall]} : undefined;
}

/** An index of a list or of bytes that is not a constant of a list with a fixed length. */
function isOutOfBounds({baseExpression, indexExpression}: IndexAccess): boolean {
  const type = baseExpression.typeDescriptions.typeString ?? '';
  const isType = (baseExpression.typeDescriptions.typeIdentifier ?? '').startsWith('t_type');
  const index = indexExpression?.typeDescriptions.typeString ?? '';
  if (!isIndexed(type) || isType) return false;
  return !(isFixed(type) && index.startsWith('int_const'));
}

const isIndexed = (type: string): boolean =>
  !type.startsWith('mapping') && (/\[\d*\]/.test(type) || /^bytes\d*( |$)/.test(type));

const isFixed = (type: string): boolean => /\[\d+\][^[]*$|^bytes\d+$/.test(type);
