import type {
  ContractDefinition,
  FunctionDefinition,
  SourceUnit,
  StructDefinition,
  TypeName,
  UserDefinedValueTypeDefinition,
  UsingForDirective,
} from 'solidity-ast';
import {sourceType} from './sourceType';

/** What a type that stands in no contract has, beyond the functions of its file. */
export type DeclaredType = {
  kind: 'value type' | 'struct';
  /** Of a value type: what it wraps. */
  underlying?: TypeName;
  /** The operators of the type, by the functions that run them. */
  operators: Readonly<Record<string, string>>;
};

/**
 * The value types and structs that a file declares outside of contracts. Each is given as a contract
 * would be: it holds the free functions that name it and the constants of the file, and has for its
 * bases the libraries whose functions are called on it.
 */
export function typesIn(
  tree: SourceUnit,
): {type: DeclaredType; node: ContractDefinition; libraries: string[]}[] {
  return tree.nodes.filter(isType).map((node) => ({
    libraries: librariesOf(node.name, tree),
    type: {
      kind: node.nodeType === 'StructDefinition' ? 'struct' : 'value type',
      ...('underlyingType' in node && {underlying: node.underlyingType}),
      operators: operatorsOf(node.name, tree),
    },
    node: {
      nodeType: 'ContractDefinition',
      contractKind: 'library',
      name: node.name,
      src: node.src,
      baseContracts: librariesOf(node.name, tree).map((name) => ({baseName: {name}})),
      nodes: [
        ...(node.nodeType === 'StructDefinition' ? [node] : []),
        ...tree.nodes.filter(
          (one) =>
            one.nodeType === 'VariableDeclaration' ||
            (one.nodeType === 'FunctionDefinition' && namesType(one, node.name)),
        ),
      ],
    } as unknown as ContractDefinition,
  }));
}

const isType = (
  node: SourceUnit['nodes'][number],
): node is UserDefinedValueTypeDefinition | StructDefinition =>
  node.nodeType === 'UserDefinedValueTypeDefinition' || node.nodeType === 'StructDefinition';

/** What stands behind `using … for` a type, for all that import it. */
const globalUses = (type: string, tree: SourceUnit): UsingForDirective[] =>
  tree.nodes.filter(
    (node): node is UsingForDirective =>
      node.nodeType === 'UsingForDirective' &&
      node.global === true &&
      node.typeName != null &&
      sourceType(node.typeName) === type,
  );

function operatorsOf(type: string, tree: SourceUnit): Record<string, string> {
  const functions = globalUses(type, tree).flatMap(({functionList = []}) => functionList);
  return Object.fromEntries(
    functions.flatMap((one) =>
      'operator' in one ? [[one.definition.name ?? '', one.operator as string]] : [],
    ),
  );
}

/** The libraries that are attached to a type, and those that its file declares beside it. */
function librariesOf(type: string, tree: SourceUnit): string[] {
  const attached = globalUses(type, tree).flatMap(({libraryName}) => libraryName?.name ?? []);
  const beside = tree.nodes.flatMap((node) =>
    node.nodeType === 'ContractDefinition' && node.contractKind === 'library' ? [node.name] : [],
  );
  return [...new Set([...attached, ...beside])];
}

const namesType = ({parameters, returnParameters}: FunctionDefinition, name: string): boolean =>
  [...parameters.parameters, ...returnParameters.parameters].some(
    ({typeName}) => typeName != null && sourceType(typeName) === name,
  );
