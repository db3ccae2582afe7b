import type {Expression as ExpressionNode, FunctionCall, Literal} from 'solidity-ast';
import type {Node} from 'solidity-ast/node';
import type {Call, Expression} from './code';
import {toInteger} from './operate';
import {publishedParameters} from './publishedParameters';
import {rangeOf} from './solidityNodes';
// cspell:ignore subdenomination

/** What is known of a source while it is read. */
export type Reading = {
  lineAt: (byte: number) => number;
  parameters: ReadonlyMap<string, readonly string[]>;
  /** Values of variables, with the statements that declare them, by the id of the declaration. */
  initialValues: Map<number, {node: ExpressionNode; statement: Node}>;
  /** Which results of a call are used, by the id of the call. */
  usedResults: Map<number, boolean[]>;
};

/** What the rules read of an expression of Solidity. */
export function readSolidityExpression(node: ExpressionNode, reading: Reading): Expression {
  const readPart = (part: ExpressionNode): Expression => readSolidityExpression(part, reading);
  switch (node.nodeType) {
    case 'Literal':
      return readLiteral(node);
    case 'Identifier':
      return {kind: 'name', name: node.name, at: rangeOf(node).start};
    case 'ElementaryTypeNameExpression':
      return {kind: 'name', name: typeName(node), at: rangeOf(node).start};
    case 'MemberAccess':
      return {kind: 'member', name: node.memberName, of: readPart(node.expression)};
    case 'FunctionCall':
      return readCall(node, reading);
    case 'FunctionCallOptions':
      return readPart(node.expression);
    case 'BinaryOperation':
      return {
        kind: 'operation',
        operator: node.operator,
        operands: [readPart(node.leftExpression), readPart(node.rightExpression)],
      };
    case 'UnaryOperation':
      return {kind: 'operation', operator: node.operator, operands: [readPart(node.subExpression)]};
    case 'TupleExpression': {
      const parts = node.components.flatMap((component) =>
        component ? [readPart(component)] : [],
      );
      return parts.length === 1 && parts[0] ? parts[0] : {kind: 'other', parts};
    }
    case 'Conditional':
      return {kind: 'other', parts: [node.trueExpression, node.falseExpression].map(readPart)};
    case 'IndexAccess':
      return {
        kind: 'other',
        parts: [node.baseExpression, ...(node.indexExpression ? [node.indexExpression] : [])].map(
          readPart,
        ),
      };
    default:
      return {kind: 'other', parts: []};
  }
}

/** What the rules read of a call of Solidity. */
export function readCall(node: FunctionCall, reading: Reading): Call {
  const called =
    node.expression.nodeType === 'FunctionCallOptions'
      ? node.expression.expression
      : node.expression;
  const callee = readSolidityExpression(called, reading);
  const name = callee.kind === 'name' || callee.kind === 'member' ? callee.name : '';
  const key = `${name}/${node.arguments.length}`;
  const names =
    node.names.length > 0
      ? node.names
      : (reading.parameters.get(key) ?? publishedParameters(name, node.arguments.length));
  const usedResults = reading.usedResults.get(node.id);
  const at = rangeOf(node).start;
  return {
    kind: 'call',
    name,
    ...(callee.kind === 'member' && {receiver: callee.of}),
    arguments: node.arguments.map((argument) => readSolidityExpression(argument, reading)),
    ...(names && {names}),
    ...(usedResults && {usedResults}),
    at,
    line: reading.lineAt(at),
  };
}

function readLiteral({kind, value, subdenomination}: Literal): Expression {
  if (kind !== 'number') return {kind: 'literal', value: value ?? ''};
  const number = toInteger(value ?? '');
  return number === undefined
    ? {kind: 'other', parts: []}
    : {kind: 'literal', value: number * (UNITS[subdenomination ?? ''] ?? 1n)};
}

const UNITS: Readonly<Record<string, bigint>> = {
  minutes: 60n,
  hours: 3_600n,
  days: 86_400n,
  weeks: 604_800n,
  gwei: 10n ** 9n,
  ether: 10n ** 18n,
};

const typeName = ({
  typeName: type,
}: Extract<ExpressionNode, {nodeType: 'ElementaryTypeNameExpression'}>): string =>
  typeof type === 'string' ? type : (type.name ?? '');
