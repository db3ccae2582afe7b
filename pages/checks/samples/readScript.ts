import ts from 'typescript';
import {forgetValue, type Call, type Code, type Expression} from './code';
import {
  argumentsOf,
  callOf,
  lineOf,
  readCall,
  readExpression,
  textOfName,
  unwrapped,
} from './readScriptExpression';
import {initialValue, isDeclaration, readVariable} from './readScriptVariable';

/** What the rules read of TypeScript or JavaScript. */
export function readScript(source: ts.SourceFile): Code {
  const code: Code = {
    language: 'script',
    calls: [],
    values: [],
    variables: [],
    functions: [],
    words: new Set(),
  };
  const targets: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) code.words.add(node.text);
    const variable = readVariable(node);
    if (variable) code.variables.push(variable);
    addValue(node, code);
    addCall(node, code);
    const target = targetOf(node);
    if (target) targets.push(target);
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const name of targets) forgetValue(name.text, name.getStart(), code);
  return code;
}

function addValue(node: ts.Node, {values}: Code): void {
  const [name, value] = namedValue(node) ?? [];
  if (name !== undefined && value) values.push({name, value, line: lineOf(node)});
}

function namedValue(node: ts.Node): [string | undefined, Expression | undefined] | undefined {
  if (isDeclaration(node)) {
    return [
      textOfName(node.name),
      node.initializer ? readExpression(node.initializer) : initialValue(node),
    ];
  }
  if (ts.isPropertyAssignment(node) || ts.isPropertyDeclaration(node)) {
    return [textOfName(node.name), node.initializer && readExpression(node.initializer)];
  }
  // A property that stands alone in a fence reads as a statement with a label.
  if (ts.isLabeledStatement(node) && ts.isExpressionStatement(node.statement)) {
    return [node.label.text, readExpression(node.statement.expression)];
  }
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return;
  const {left} = node;
  const name = ts.isPropertyAccessExpression(left) ? left.name : left;
  return [ts.isIdentifier(name) ? name.text : undefined, readExpression(node.right)];
}

/** The variable that an assignment changes. */
function targetOf(node: ts.Node): ts.Identifier | undefined {
  const target = ts.isBinaryExpression(node)
    ? isAssignment(node.operatorToken.kind) && node.left
    : ts.isPostfixUnaryExpression(node) && node.operand;
  return target && ts.isIdentifier(target) ? target : undefined;
}

const isAssignment = (kind: ts.SyntaxKind): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

function addCall(node: ts.Node, code: Code): void {
  const [call, places] = callAndPlaces(node) ?? [];
  if (!call || !places) return;
  code.calls.push(call);
  call.names?.forEach((name, index) => {
    const [value, place] = [call.arguments[index], places[index]];
    if (value && place) code.values.push({name, value, line: lineOf(place), of: call.name});
  });
}

/** A call with the nodes of its arguments, also one that is described to viem or ethers. */
function callAndPlaces(node: ts.Node): [Call, readonly ts.Node[]] | undefined {
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    const call = readCall(node);
    return call && [call, argumentsOf(node)];
  }
  if (!ts.isObjectLiteralExpression(node)) return;
  // {functionName: 'approve', args: [spender, amount]}
  const [name, list] = ['functionName', 'args'].map((key) => propertyOf(node, key));
  if (!name || !ts.isStringLiteralLike(name)) return;
  const places = list && ts.isArrayLiteralExpression(list) ? list.elements : [];
  return [callOf(name, name.text, places), places];
}

function propertyOf(node: ts.ObjectLiteralExpression, key: string): ts.Expression | undefined {
  const property = node.properties.find(
    ({name}) => name && ts.isIdentifier(name) && name.text === key,
  );
  return property && ts.isPropertyAssignment(property)
    ? unwrapped(property.initializer)
    : undefined;
}
