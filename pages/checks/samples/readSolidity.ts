import type {SourceUnit} from 'solidity-ast';
import type {Node} from 'solidity-ast/node';
import {forgetValue, type Code, type Range} from './code';
import {childrenOf, declaredParameters, lineCounter, rangeOf} from './solidityNodes';
import {readCall, readSolidityExpression, type Reading} from './readSolidityExpression';

/** What the rules read of Solidity. */
export function readSolidity(tree: SourceUnit, text: string): Code {
  const reading: Reading = {
    lineAt: lineCounter(text),
    parameters: declaredParameters(tree),
    initialValues: new Map(),
    usedResults: new Map(),
  };
  const code: Code = {
    language: 'solidity',
    calls: [],
    values: [],
    variables: [],
    functions: [],
    words: new Set(),
  };
  const targets: Node[] = [];
  const visit = (node: Node, scope: Range): void => {
    if ('name' in node && node.name) code.words.add(node.name);
    noteResults(node, reading);
    addVariable(node, scope, reading, code);
    addAssignedValue(node, reading, code);
    addCall(node, reading, code);
    addFunction(node, reading, code);
    targets.push(...targetsOf(node));
    const inner = SCOPES.has(node.nodeType) ? rangeOf(node) : scope;
    for (const child of childrenOf(node)) visit(child, inner);
  };
  visit(tree, rangeOf(tree));
  for (const target of targets) {
    if (target.nodeType === 'Identifier') forgetValue(target.name, rangeOf(target).start, code);
  }
  code.calls.sort((one, other) => one.at - other.at);
  return code;
}

const SCOPES: ReadonlySet<Node['nodeType']> = new Set([
  ...(['ContractDefinition', 'FunctionDefinition', 'ModifierDefinition'] as const),
  ...(['StructDefinition', 'EventDefinition', 'ErrorDefinition', 'FunctionTypeName'] as const),
  ...(['Block', 'UncheckedBlock', 'ForStatement', 'TryCatchClause'] as const),
]);

/** Where the results of calls go, which their own nodes do not show. */
function noteResults(node: Node, {initialValues, usedResults}: Reading): void {
  if (node.nodeType === 'Assignment' && node.leftHandSide.nodeType === 'TupleExpression') {
    const {components} = node.leftHandSide;
    usedResults.set(
      node.rightHandSide.id,
      components.map((component) => component !== null),
    );
  }
  if (node.nodeType !== 'VariableDeclarationStatement' || !node.initialValue) return;
  const {declarations, initialValue} = node;
  if (declarations.length > 1) {
    usedResults.set(
      initialValue.id,
      declarations.map((declaration) => declaration !== null),
    );
    return;
  }
  if (declarations[0]) initialValues.set(declarations[0].id, {node: initialValue, statement: node});
}

function addVariable(node: Node, scope: Range, reading: Reading, code: Code): void {
  if (node.nodeType !== 'VariableDeclaration') return;
  const initial = reading.initialValues.get(node.id);
  const valueNode = initial?.node ?? node.value;
  const value = valueNode && readSolidityExpression(valueNode, reading);
  const declaration = rangeOf(initial?.statement ?? node);
  code.variables.push({name: node.name, scope, declaration, ...(value && {value})});
  if (value) code.values.push({name: node.name, value, line: reading.lineAt(declaration.start)});
}

function addAssignedValue(node: Node, reading: Reading, {values}: Code): void {
  if (node.nodeType !== 'Assignment' || node.operator !== '=') return;
  const {leftHandSide: target} = node;
  const name =
    target.nodeType === 'MemberAccess'
      ? target.memberName
      : target.nodeType === 'Identifier' && target.name;
  if (!name) return;
  const value = readSolidityExpression(node.rightHandSide, reading);
  values.push({name, value, line: reading.lineAt(rangeOf(node).start)});
}

/** What an assignment, `++` or `delete` changes. */
function targetsOf(node: Node): Node[] {
  if (node.nodeType === 'UnaryOperation') {
    return /^(?:\+\+|--|delete)$/.test(node.operator) ? [node.subExpression] : [];
  }
  if (node.nodeType !== 'Assignment') return [];
  const {leftHandSide: target} = node;
  return target.nodeType === 'TupleExpression'
    ? target.components.filter((component) => component !== null)
    : [target];
}

function addCall(node: Node, reading: Reading, {calls, values}: Code): void {
  if (node.nodeType === 'IfStatement') {
    const at = rangeOf(node).start;
    const condition = readSolidityExpression(node.condition, reading);
    calls.push({kind: 'call', name: 'if', arguments: [condition], at, line: reading.lineAt(at)});
  }
  if (node.nodeType !== 'FunctionCall') return;
  const call = readCall(node, reading);
  calls.push(call);
  node.arguments.forEach((argument, index) => {
    const [name, value] = [call.names?.[index], call.arguments[index]];
    if (!name || !value) return;
    const line = reading.lineAt(rangeOf(argument).start);
    values.push({name, value, line, ...(node.names.length === 0 && {of: call.name})});
  });
}

function addFunction(node: Node, {lineAt}: Reading, {functions}: Code): void {
  if (node.nodeType !== 'FunctionDefinition' && node.nodeType !== 'ModifierDefinition') return;
  if (!node.body) return;
  const modifiers = 'modifiers' in node ? node.modifiers : [];
  functions.push({
    name: node.name,
    modifiers: modifiers.map(({modifierName}) => modifierName.name),
    line: lineAt(rangeOf(node).start),
    ...rangeOf(node.body),
  });
}
