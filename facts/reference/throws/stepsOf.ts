import ts from 'typescript';
import type {OpenCall} from './model';
import {targetsOfProperty} from './dispatch';
import {classAround, functionsOf, resolve, type Scope, type Target} from './classes';
import {isSwallowed, messageOf, thrownBy} from './thrownText';

/** What a function does that matters here: what it throws itself, what it calls, and calls that stay open. */
export type Steps = {
  thrown: {text: string; isInvariant: boolean; node: ts.Node}[];
  targets: Target[];
  open: (Pick<OpenCall, 'call'> & {node: ts.Node})[];
};

/** Reads the body of a function and of the functions inside it. */
export function stepsOf(target: Target, scope: Scope): Steps {
  const steps: Steps = {thrown: [], targets: [], open: []};
  const {body} = target;
  const read = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && /^__/.test(node.name.getText())) return;
    if (!isSwallowed(node, body)) readNode(node, {target, steps, scope});
    ts.forEachChild(node, read);
  };
  // Parameters hold default values, which are computed by the call.
  body.parameters.forEach(read);
  if ('body' in body && body.body) read(body.body);
  return steps;
}

type Reading = {target: Target; steps: Steps; scope: Scope};

function readNode(node: ts.Node, reading: Reading): void {
  const {steps, scope} = reading;
  const {checker} = scope.typed;
  if (ts.isThrowStatement(node)) {
    const text = thrownBy(node, checker);
    if (text) steps.thrown.push({text, isInvariant: false, node});
  } else if (ts.isNewExpression(node)) {
    addConstructor(classAt(node.expression, reading), reading);
  } else if (ts.isCallExpression(node)) {
    readCall(node, reading);
  } else if (ts.isPropertyAccessExpression(node)) {
    const {targets, isOpen} = targetsOfProperty(node, reading);
    steps.targets.push(...targets);
    if (isOpen) steps.open.push({call: node.getText(), node});
  } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    steps.targets.push(...targetsOfProperty(node, reading).targets);
  } else if (ts.isIdentifier(node) && isValue(node)) {
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node);
    steps.targets.push(...functionsOf(resolve(symbol, checker)));
  }
}

function readCall(node: ts.CallExpression, reading: Reading): void {
  const {steps, scope, target} = reading;
  const callee = node.expression;
  const {checker} = scope.typed;
  if (callee.kind === ts.SyntaxKind.SuperKeyword) {
    const around = classAround(target.body);
    addConstructor(around && scope.classes.baseOf(around), reading, target.self);
    return;
  }
  if (!isInvariant(callee, checker)) return;
  const [, text] = node.arguments;
  steps.thrown.push({
    text: text ? messageOf(text, checker) : 'Invariant failed',
    isInvariant: true,
    node,
  });
}

function addConstructor(
  one: ts.ClassDeclaration | undefined,
  {steps, scope}: Reading,
  self = one,
): void {
  const body = one && scope.classes.constructorOf(one);
  if (body) steps.targets.push({body, self});
}

/** The class that an expression names; `this` in a static member is the class itself. */
function classAt(node: ts.Expression, {target, scope}: Reading): ts.ClassDeclaration | undefined {
  if (node.kind === ts.SyntaxKind.ThisKeyword) return target.self;
  const {checker} = scope.typed;
  return resolve(checker.getSymbolAtLocation(node), checker)?.declarations?.find(
    (one): one is ts.ClassDeclaration =>
      ts.isClassDeclaration(one) && scope.typed.isOurs(one.getSourceFile()),
  );
}

/** Whether an identifier is read as a value: it names neither a declaration nor a property. */
function isValue(node: ts.Identifier): boolean {
  const {parent} = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  return !('name' in parent && parent.name === node) || ts.isShorthandPropertyAssignment(parent);
}

function isInvariant(callee: ts.Expression, checker: ts.TypeChecker): boolean {
  if (!ts.isIdentifier(callee)) return false;
  const [declaration] = checker.getSymbolAtLocation(callee)?.declarations ?? [];
  const from = declaration && ts.findAncestor(declaration, ts.isImportDeclaration);
  return from?.moduleSpecifier.getText().slice(1, -1) === 'tiny-invariant';
}
