import ts from 'typescript';
import type {Call, Expression} from './code';
import {toInteger} from './operate';
import {publishedParameters} from './publishedParameters';

/** What the rules read of an expression of TypeScript or JavaScript. */
export function readExpression(expression: ts.Expression): Expression {
  const node = unwrapped(expression);
  if (ts.isIdentifier(node)) return {kind: 'name', name: node.text, at: node.getStart()};
  if (ts.isStringLiteralLike(node)) return {kind: 'literal', value: node.text};
  if (ts.isNumericLiteral(node) || ts.isBigIntLiteral(node)) {
    const value = toInteger(node.getText().replace(/n$/, ''));
    return value === undefined ? OTHER : {kind: 'literal', value};
  }
  if (ts.isPropertyAccessExpression(node)) {
    return {kind: 'member', name: node.name.text, of: readExpression(node.expression)};
  }
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return readCall(node) ?? OTHER;
  if (ts.isObjectLiteralExpression(node)) return {kind: 'object', fields: fieldsOf(node)};
  return readOperation(node) ?? OTHER;
}

export function readCall(node: ts.CallExpression | ts.NewExpression): Call | undefined {
  const called = unwrapped(node.expression);
  if (ts.isIdentifier(called)) return callOf(node, called.text, argumentsOf(node));
  if (!ts.isPropertyAccessExpression(called)) return;
  return {
    ...callOf(node, encodedFunction(node) ?? called.name.text, argumentsOf(node)),
    receiver: readExpression(called.expression),
  };
}

/** The arguments of a call; contracts of viem and encoders of ethers take them as one list. */
export function argumentsOf(node: ts.CallExpression | ts.NewExpression): readonly ts.Expression[] {
  const [first, second] = node.arguments ?? [];
  const list = encodedFunction(node) === undefined ? first : second;
  return list && ts.isArrayLiteralExpression(list) ? list.elements : (node.arguments ?? []);
}

/** `approve` of `token.encodeFunctionData('approve', [spender, amount])`. */
function encodedFunction(node: ts.CallExpression | ts.NewExpression): string | undefined {
  const {expression: called, arguments: [first] = []} = node;
  const isEncoder =
    ts.isPropertyAccessExpression(called) && called.name.text === 'encodeFunctionData';
  return isEncoder && first && ts.isStringLiteralLike(first) ? first.text : undefined;
}

export function callOf(node: ts.Node, name: string, places: readonly ts.Expression[]): Call {
  const names = publishedParameters(name, places.length);
  return {
    kind: 'call',
    name,
    arguments: places.map(readExpression),
    ...(names && {names}),
    at: node.getStart(),
    line: lineOf(node),
  };
}

export const lineOf = (node: ts.Node): number =>
  node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;

function readOperation(node: ts.Expression): Expression | undefined {
  if (ts.isBinaryExpression(node)) {
    return {
      kind: 'operation',
      operator: node.operatorToken.getText(),
      operands: [readExpression(node.left), readExpression(node.right)],
    };
  }
  if (ts.isPrefixUnaryExpression(node)) {
    const operator = ts.tokenToString(node.operator) ?? '';
    return {kind: 'operation', operator, operands: [readExpression(node.operand)]};
  }
  if (!ts.isTemplateExpression(node)) return;
  const texts = node.templateSpans.flatMap(({expression, literal}): Expression[] => [
    readExpression(expression),
    {kind: 'literal', value: literal.text},
  ]);
  return {
    kind: 'operation',
    operator: '+',
    operands: [{kind: 'literal', value: node.head.text}, ...texts],
  };
}

const fieldsOf = ({properties}: ts.ObjectLiteralExpression): Record<string, Expression> =>
  Object.fromEntries(
    properties.flatMap((property) => {
      if (!ts.isPropertyAssignment(property)) return [];
      const name = textOfName(property.name);
      return name === undefined ? [] : [[name, readExpression(property.initializer)]];
    }),
  );

/** What the rules do not look into. */
const OTHER: Expression = {kind: 'other', parts: []};

export const textOfName = (name: ts.PropertyName | ts.BindingName): string | undefined =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined;

/** An expression without brackets, `await`, and claims about its type. */
export function unwrapped(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ||
    ts.isAwaitExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isTypeAssertionExpression(node)
    ? unwrapped(node.expression)
    : node;
}
