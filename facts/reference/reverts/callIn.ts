import type {
  ErrorDefinition,
  Expression,
  FunctionCall,
  MemberAccess,
  VariableDeclaration,
} from 'solidity-ast';
import {revertedVariables} from './assemblyIn';
import {errorSignature} from './errorSignature';
import {causeOf, type Found, type Rules} from './found';
import {nameOf, resolveCode} from './resolveCode';
import {isSelector, selectorIn} from './selectorIn';
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
      return runs(resolveCode(callee, scope), call, scope.index);
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
function runs(code: Code | undefined, call: FunctionCall, index: TreeIndex): Found {
  if (!code) return {causes: [{kind: 'abstract', text: ''}], code: []};
  const handed = handedTo(code, call);
  const reverted = handed.some(([, value]) => isSelector(value)) ? revertedVariables(code) : [];
  const messages = handed
    .filter(([parameter]) => isMessage(parameter.name))
    .flatMap(([, value]) => textOf(value) || []);
  const aside = handed
    .filter(([parameter, value]) => isSelector(value) && !reverted.includes(parameter.id))
    .map(([, value]) => value);
  const wrapped = aside.flatMap((value) => selectorIn(value as MemberAccess, index)?.causes ?? []);
  return {
    causes: [
      ...messages.map((text) => ({kind: 'require' as const, text})),
      ...wrapped.map(({text}) => ({kind: 'wrapped' as const, text})),
    ],
    code: [code],
    aside,
  };
}

/** Each parameter of a function with what a call hands over as it. */
function handedTo(code: Code, call: FunctionCall): [VariableDeclaration, Expression][] {
  if (code.nodeType !== 'FunctionDefinition') return [];
  const {parameters} = code.parameters;
  const callee = calleeOf(call.expression);
  // A member of a value (`amount.sub(…)`) hands that value over as the first parameter.
  const isAttached = parameters.length > call.arguments.length;
  const ahead = isAttached && callee.nodeType === 'MemberAccess' ? [callee.expression] : [];
  const values = [...ahead, ...call.arguments];
  return parameters.flatMap((parameter, at): [VariableDeclaration, Expression][] => {
    const value = values[at];
    return value ? [[parameter, value]] : [];
  });
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

/** What code names. */
export const declarationOf = (callee: Expression): number | undefined => {
  const {referencedDeclaration} = callee as {referencedDeclaration?: number | null};
  return referencedDeclaration ?? undefined;
};

/** An error that code names, as `Refused(uint256,address)`. */
export function errorOf(callee: Expression, index: TreeIndex): string {
  const node = index.declaration(declarationOf(callee));
  const name = 'name' in callee ? callee.name : 'memberName' in callee ? callee.memberName : '';
  return node ? errorSignature(node as ErrorDefinition, index) : String(name);
}

function targetOf(callee: Expression, index: TreeIndex): string {
  const code = index.declaration(declarationOf(callee)) as Code | undefined;
  if (!code) return callee.nodeType === 'MemberAccess' ? callee.memberName : '';
  const {contract} = index.home(code);
  return `${contract?.name ?? ''}.${nameOf(code)}`;
}
