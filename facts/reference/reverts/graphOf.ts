import type {ContractDefinition, FunctionDefinition, VariableDeclaration} from 'solidity-ast';
import {causesIn} from './causesIn';
import {codeIn, firstIn, hasBody, lineOf, nameOf, signatureOf} from './resolveCode';
import type {Code, TreeIndex} from './treeIndex';
import type {Entry, FunctionNode, RevertGraph} from './model';

type Options = {index: TreeIndex; isChecked: boolean};

/** Reads what the functions of a type revert with that stands in no contract: those of its file, and those of libraries that are called on it. */
export function typeGraphOf(
  {node, libraries}: {node: ContractDefinition; libraries: readonly string[]},
  options: Options,
): RevertGraph {
  const attached = options.index.contracts.filter(({node: {name}}) => libraries.includes(name));
  const entries = [node, ...attached.map((library) => library.node)].flatMap(codeIn);
  return graphOf(node, {...options, entries});
}

/** Reads what each function of a contract reverts with and calls, with all overrides applied. */
export function graphOf(
  derived: ContractDefinition,
  {index, isChecked, entries: noted = entriesOf(derived, index)}: Options & {entries?: Code[]},
): RevertGraph {
  const functions: Record<string, FunctionNode> = {};
  const names = new Map<Code, string>();
  const nameFor = (code: Code): string => {
    const known = names.get(code);
    if (known) return known;
    const {contract, file} = index.home(code);
    const overloads = contract
      ? codeIn(contract).filter((one) => nameOf(one) === nameOf(code))
      : [];
    const own = overloads.length > 1 ? signatureOf(code) : nameOf(code);
    const name = [contract?.name, own].filter(Boolean).join('.');
    names.set(code, name);
    functions[name] = read(code, {file, contract});
    return name;
  };
  const read = (code: Code, home: {file: string; contract?: ContractDefinition}): FunctionNode => {
    const node: FunctionNode = {file: home.file, causes: [], calls: []};
    functions[names.get(code) ?? ''] = node;
    const scope = {index, derived, within: home.contract};
    if (!hasBody(code) && home.contract?.contractKind !== 'interface') {
      node.causes.push({kind: 'abstract', text: '', line: index.line(home.file, code)});
    }
    if (
      code.nodeType === 'FunctionDefinition' &&
      code.kind === 'constructor' &&
      home.contract === derived
    ) {
      node.calls.push(...baseConstructors(derived, index).map(nameFor));
    }
    causesIn(code, {
      scope,
      isChecked,
      add: (at, {causes, code: run}) => {
        const line = index.line(home.file, at);
        node.causes.push(...causes.map((cause) => ({...cause, line})));
        node.calls.push(...run.map(nameFor).filter((name) => !node.calls.includes(name)));
      },
    });
    return node;
  };
  const entries: Entry[] = noted.map((code) => ({
    signature: signatureOf(code),
    ...selectorOf(code),
    function: nameFor(code),
  }));
  return {entries, functions, isChecked};
}

/** What notes may describe: functions and getters of the most derived code; all functions of a library or a base. */
function entriesOf(derived: ContractDefinition, index: TreeIndex): Code[] {
  const line = lineOf(derived, index);
  const all = line
    .flatMap(codeIn)
    .filter((code) => nameOf(code) !== 'constructor' || index.home(code).contract === derived);
  return all.filter((code) => firstIn(line, code) === code);
}

/** The constructors that run before that of the contract. */
const baseConstructors = (derived: ContractDefinition, index: TreeIndex): Code[] =>
  lineOf(derived, index)
    .filter((contract) => contract !== derived)
    .flatMap(codeIn)
    .filter((code) => nameOf(code) === 'constructor');

function selectorOf(code: Code): {selector?: string} {
  const {functionSelector} = code as FunctionDefinition | VariableDeclaration;
  return functionSelector ? {selector: `0x${functionSelector}`} : {};
}
