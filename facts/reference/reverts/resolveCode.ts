import type {
  ContractDefinition,
  Expression,
  FunctionDefinition,
  IdentifierPath,
  ModifierDefinition,
  VariableDeclaration,
} from 'solidity-ast';
import type {Code, TreeIndex} from './treeIndex';

/** Where a call stands: the contract that runs, and the one whose code it is. */
export type Scope = {
  index: TreeIndex;
  /** The most derived contract. */
  derived?: ContractDefinition;
  /** The contract that the code stands in. */
  within?: ContractDefinition;
};

/** The code that a name or a member leads to, with overrides of the most derived contract. */
export function resolveCode(callee: Expression | IdentifierPath, scope: Scope): Code | undefined {
  if (callee.nodeType === 'Identifier' || callee.nodeType === 'IdentifierPath') {
    return overriding(callee.referencedDeclaration, scope);
  }
  if (callee.nodeType !== 'MemberAccess') return undefined;
  const {expression, referencedDeclaration} = callee;
  const isSuper = expression.nodeType === 'Identifier' && expression.name === 'super';
  return isSuper
    ? afterThis(referencedDeclaration, scope)
    : codeOf(referencedDeclaration, scope.index);
}

/** The contract's bases from the most derived on, itself first. */
export const lineOf = (
  contract: ContractDefinition | undefined,
  index: TreeIndex,
): ContractDefinition[] =>
  (contract?.linearizedBaseContracts ?? []).flatMap((id) => index.contract(id) ?? []);

/** A function's name and the types of its parameters: two that share them override each other. */
export function signatureOf(code: Code): string {
  const types =
    code.nodeType === 'VariableDeclaration'
      ? keysOf(code.typeDescriptions.typeString ?? '')
      : (code.parameters?.parameters ?? []).map(typeOf);
  return `${nameOf(code)}(${types.join(',')})`;
}

/** What the getter of a variable asks for: a key for each mapping, a place for each list. */
function keysOf(type: string): string[] {
  const [, key, value] = /^mapping\((\w+)(?: \w+)? => (.*)\)$/.exec(type) ?? [];
  if (key && value) return [key, ...keysOf(value)];
  return /\[\d*\]$/.test(type) ? ['uint256', ...keysOf(type.replace(/\[\d*\]$/, ''))] : [];
}

/** Its name; that of a fallback, a `receive` and a constructor is what they are. */
export const nameOf = (code: Code): string =>
  code.nodeType === 'FunctionDefinition' && !code.name ? code.kind : code.name;

function overriding(id: number | undefined | null, scope: Scope): Code | undefined {
  const code = codeOf(id, scope.index);
  if (!code) return undefined;
  const {contract} = scope.index.home(code);
  const line = lineOf(scope.derived, scope.index);
  if (!contract || !line.includes(contract)) return code;
  return firstIn(line, code) ?? code;
}

function afterThis(id: number | undefined | null, scope: Scope): Code | undefined {
  const code = codeOf(id, scope.index);
  const line = lineOf(scope.derived, scope.index);
  const after = line.slice(line.findIndex((one) => one === scope.within) + 1);
  return code && firstIn(after, code);
}

/** The first code with the same signature; one with a body, where there is one. */
export function firstIn(line: readonly ContractDefinition[], code: Code): Code | undefined {
  const same = line
    .flatMap((contract) => codeIn(contract))
    .filter((one) => isSameKind(one, code) && signatureOf(one) === signatureOf(code));
  return same.find((one) => hasBody(one)) ?? same[0];
}

const isSameKind = (one: Code, other: Code): boolean =>
  (one.nodeType === 'ModifierDefinition') === (other.nodeType === 'ModifierDefinition');

/** What a contract declares: functions, modifiers, public variables. */
export const codeIn = (contract: ContractDefinition): Code[] =>
  contract.nodes.filter(
    (node): node is FunctionDefinition | ModifierDefinition | VariableDeclaration =>
      node.nodeType === 'FunctionDefinition' ||
      node.nodeType === 'ModifierDefinition' ||
      (node.nodeType === 'VariableDeclaration' && node.visibility === 'public'),
  );

export const hasBody = (code: Code): boolean =>
  code.nodeType === 'VariableDeclaration' || Boolean(code.body);

function codeOf(id: number | undefined | null, index: TreeIndex): Code | undefined {
  const node = index.declaration(id);
  const isCode = ['FunctionDefinition', 'ModifierDefinition', 'VariableDeclaration'];
  return node && isCode.includes(node.nodeType) ? (node as Code) : undefined;
}

/** Where a value lies is no part of a signature, except in a library. */
const typeOf = ({typeDescriptions}: VariableDeclaration): string =>
  (typeDescriptions.typeString ?? '')
    .replace(/ (memory|calldata|storage( pointer| ref)?)\b/g, '')
    .replace(/\b(struct|contract|enum) /g, '');
