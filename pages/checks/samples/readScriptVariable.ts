import ts from 'typescript';
import type {Expression, Range, Variable} from './code';
import {readExpression, textOfName} from './readScriptExpression';

/** The variable that a node declares. */
export function readVariable(node: ts.Node): Variable | undefined {
  if (!isDeclaration(node) || !ts.isIdentifier(node.name)) return;
  const value = initialValue(node);
  return {
    name: node.name.text,
    scope: scopeOf(node),
    declaration: {start: node.getStart(), end: node.end},
    ...(value && {value}),
  };
}

type Declaration = ts.VariableDeclaration | ts.BindingElement | ts.ParameterDeclaration;

export const isDeclaration = (node: ts.Node): node is Declaration =>
  ts.isVariableDeclaration(node) || ts.isBindingElement(node) || ts.isParameter(node);

/** The value of a variable where it is declared; that of a parameter is the caller's. */
export function initialValue(node: Declaration): Expression | undefined {
  if (ts.isVariableDeclaration(node)) return node.initializer && readExpression(node.initializer);
  if (ts.isParameter(node) || !ts.isObjectBindingPattern(node.parent)) return;
  const whole = node.parent.parent;
  if (!ts.isVariableDeclaration(whole) || !whole.initializer) return;
  const name = textOfName(node.propertyName ?? node.name);
  return name === undefined
    ? undefined
    : {kind: 'member', name, of: readExpression(whole.initializer)};
}

function scopeOf(node: ts.Node): Range {
  let scope = node.parent;
  while (!isScope(scope)) scope = scope.parent;
  return {start: scope.pos, end: scope.end};
}

const isScope = (node: ts.Node): boolean =>
  ts.isSourceFile(node) ||
  ts.isBlock(node) ||
  ts.isModuleBlock(node) ||
  ts.isCaseBlock(node) ||
  ts.isCatchClause(node) ||
  ts.isFunctionLike(node) ||
  ts.isIterationStatement(node, false);
