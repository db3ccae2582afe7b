import type {
  ErrorDefinition,
  Expression,
  FunctionCall,
  MemberAccess,
  UserDefinedValueTypeDefinition,
  VariableDeclaration,
} from 'solidity-ast';
import {causeOf, type Found, type Rules} from './found';
import {nameOf, resolveCode} from './resolveCode';
import type {Code, TreeIndex} from './treeIndex';

/** What a call may revert with, and the code that it runs. */
export function callIn(call: FunctionCall, {scope, isNew}: Rules): Found | undefined {
  if (call.kind === 'typeConversion') {
    const {typeIdentifier} = call.typeDescriptions;
    const from = call.arguments[0]?.typeDescriptions.typeIdentifier;
    return typeIdentifier?.startsWith('t_enum') && !from?.startsWith('t_enum')
      ? causeOf('panic', '0x21')
      : undefined;
  }
  const callee = calleeOf(call.expression);
  const type = /^t_function_([a-z]+)/.exec(callee.typeDescriptions.typeIdentifier ?? '')?.[1];
  switch (type) {
    case 'require':
      return requireIn(call, scope.index);
    case 'revert':
      return causeOf('revert', textOf(call.arguments[0]));
    case 'assert':
      return causeOf('assert', isNew ? '0x01' : '');
    case 'error':
      return causeOf('error', errorOf(callee, scope.index));
    case 'external':
      return causeOf('call', targetOf(callee, scope.index));
    case 'transfer':
      return causeOf('call', 'address.transfer');
    case 'creation':
      return causeOf('creation', '');
    case 'abidecode':
      return causeOf('decode', '');
    case 'arraypop':
      return causeOf('panic', '0x31');
    case 'internal':
    case 'delegatecall':
      return runs(resolveCode(callee, scope), call);
    default:
      return undefined;
  }
}

/** What is called, without the value and gas that are sent with it. */
export function calleeOf(expression: Expression): Expression {
  if (expression.nodeType === 'FunctionCallOptions') return calleeOf(expression.expression);
  if (expression.nodeType === 'TupleExpression' && expression.components.length === 1) {
    return calleeOf(expression.components[0] as Expression);
  }
  const inner = expression.nodeType === 'FunctionCall' ? expression.expression : undefined;
  const isOption =
    inner?.nodeType === 'MemberAccess' && ['value', 'gas'].includes(inner.memberName);
  return isOption ? calleeOf(inner.expression) : expression;
}

/** Code that a call runs; without any, the function is a value that is known only at run. */
function runs(code: Code | undefined, call: FunctionCall): Found {
  if (!code) return {causes: [{kind: 'abstract', text: ''}], code: []};
  return {causes: messagesFor(code, call).map((text) => ({kind: 'require', text})), code: [code]};
}

/** An error whose selector code takes, to revert with it: `Refused.selector.revertWith()`. */
export function selectorIn(
  {expression, memberName}: MemberAccess,
  index: TreeIndex,
): Found | undefined {
  if (memberName !== 'selector') return undefined;
  const node = index.declaration(declarationOf(expression));
  return node?.nodeType === 'ErrorDefinition'
    ? causeOf('error', errorOf(expression, index))
    : undefined;
}

/** The strings that a call hands to code which reverts with what it is given, as `errorMessage`. */
function messagesFor(code: Code, call: FunctionCall): string[] {
  if (code.nodeType !== 'FunctionDefinition') return [];
  const {parameters} = code.parameters;
  // A member of a value (`amount.sub(…)`) hands that value over as the first parameter.
  const ahead = parameters.length - call.arguments.length;
  return call.arguments.flatMap((argument, position) =>
    isMessage(parameters[position + ahead]?.name) ? textOf(argument) || [] : [],
  );
}

const isMessage = (name: string | undefined): boolean => name === 'errorMessage';

function requireIn(call: FunctionCall, index: TreeIndex): Found | undefined {
  const [, reason] = call.arguments;
  // Each caller's own string counts instead, at the place of its call.
  if (reason?.nodeType === 'Identifier' && isMessage(reason.name)) return undefined;
  if (reason?.nodeType !== 'FunctionCall') return causeOf('require', textOf(reason));
  return causeOf('error', errorOf(calleeOf(reason.expression), index));
}

function textOf(reason: Expression | undefined): string {
  return reason?.nodeType === 'Literal' ? (reason.value ?? '') : '';
}

const declarationOf = (callee: Expression): number | undefined => {
  const {referencedDeclaration} = callee as {referencedDeclaration?: number | null};
  return referencedDeclaration ?? undefined;
};

function errorOf(callee: Expression, index: TreeIndex): string {
  const node = index.declaration(declarationOf(callee));
  const name = 'name' in callee ? callee.name : 'memberName' in callee ? callee.memberName : '';
  if (!node) return String(name);
  const {parameters} = (node as ErrorDefinition).parameters;
  const types = parameters.map((parameter) => abiType(parameter, index));
  return `${(node as ErrorDefinition).name}(${types.join(',')})`;
}

/** The type that a caller decodes: a type of a user's own counts as what it wraps. */
function abiType({typeDescriptions}: VariableDeclaration, index: TreeIndex): string {
  const type = typeDescriptions.typeString ?? '';
  const [, id] =
    /^t_userDefinedValueType\$_.*\$(\d+)$/.exec(typeDescriptions.typeIdentifier ?? '') ?? [];
  const node = id ? index.declaration(Number(id)) : undefined;
  return node?.nodeType === 'UserDefinedValueTypeDefinition'
    ? ((node as UserDefinedValueTypeDefinition).underlyingType.typeDescriptions.typeString ?? type)
    : type;
}

function targetOf(callee: Expression, index: TreeIndex): string {
  const code = index.declaration(declarationOf(callee)) as Code | undefined;
  if (!code) return callee.nodeType === 'MemberAccess' ? callee.memberName : '';
  const {contract} = index.home(code);
  return `${contract?.name ?? ''}.${nameOf(code)}`;
}
