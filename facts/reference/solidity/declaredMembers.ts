import type {
  ErrorDefinition,
  EventDefinition,
  FunctionDefinition,
  ModifierDefinition,
  VariableDeclaration,
} from 'solidity-ast';
import {toEventSelector, toFunctionSelector, type AbiParameter} from 'viem';
import type {Member, Parameter} from '../model';
import {declarationOf} from './declaration';
import type {Declarations, SourceContract} from './declarations';
import {librarySelector} from './fromAbi';
import {documentation, quoted, variableText} from './fromSource';
import {returnText, type NatSpec} from './natSpec';
import {sourceType, typeOf} from './sourceType';

/**
 * The members that a source declares itself; private ones are its own affair. Of a source that may
 * not be quoted, only what callers outside meet, and what its ABI holds anyway.
 */
export function declaredMembers(declared: SourceContract, declarations: Declarations): Member[] {
  const members = membersIn(declared, declarations);
  return declared.isUnquoted ? members.filter(({selector}) => selector) : members;
}

function membersIn(declared: SourceContract, declarations: Declarations): Member[] {
  return declared.node.nodes.flatMap((node) => {
    switch (node.nodeType) {
      case 'FunctionDefinition':
        if (
          node.visibility === 'private' ||
          !['function', 'constructor', 'freeFunction'].includes(functionKindOf(node))
        ) {
          return [];
        }
        return [functionMember(node, declared, declarations)];
      case 'EventDefinition':
      case 'ErrorDefinition':
        return [eventOrError(node, declared, declarations)];
      case 'ModifierDefinition':
        return [modifierMember(node, declared)];
      case 'VariableDeclaration':
        return node.visibility === 'public' ? [getter(node, declared, declarations)] : [];
      default:
        return [];
    }
  });
}

function functionMember(
  node: FunctionDefinition,
  declared: SourceContract,
  declarations: Declarations,
): Member {
  const isConstructor = functionKindOf(node) === 'constructor';
  const isExternal = visibilityOf(node) === 'external';
  const spec = documentation(node.documentation, declared);
  const name = isConstructor ? 'constructor' : node.name;
  const inputs = isExternal ? abiOf(node.parameters.parameters, declared, declarations) : undefined;
  const described = {
    kind: isConstructor ? ('constructor' as const) : ('function' as const),
    name,
    signature: `${name}(${(inputs ?? node.parameters.parameters).map(canonical).join(',')})`,
    visibility: visibilityOf(node),
    mutability: node.stateMutability,
    ...operatorOf(node, declared),
    parameters: parametersOf(node.parameters.parameters, spec),
    returns: node.returnParameters.parameters.map((value, index) => ({
      ...parameterOf(value),
      text: returnText(spec?.returns[index], value.name),
    })),
    text: quoted(spec, declared),
  };
  return {
    ...described,
    declaration: declarationOf(described),
    ...(inputs &&
      !isConstructor &&
      (declared.node.contractKind === 'library'
        ? librarySelector(name, inputs.map(qualified(declared)))
        : {selector: toFunctionSelector(described.signature)})),
  };
}

function eventOrError(
  node: EventDefinition | ErrorDefinition,
  declared: SourceContract,
  declarations: Declarations,
): Member {
  const spec = documentation(node.documentation, declared);
  const inputs = abiOf(node.parameters.parameters, declared, declarations);
  const isError = node.nodeType === 'ErrorDefinition';
  const described = {
    kind: isError ? ('error' as const) : ('event' as const),
    name: node.name,
    signature: `${node.name}(${(inputs ?? node.parameters.parameters).map(canonical).join(',')})`,
    visibility: 'external' as const,
    parameters: parametersOf(node.parameters.parameters, spec),
    returns: [],
    text: quoted(spec, declared),
  };
  return {
    ...described,
    declaration: declarationOf(described),
    ...(inputs && {
      selector: (isError ? toFunctionSelector : toEventSelector)(described.signature),
    }),
  };
}

function modifierMember(node: ModifierDefinition, declared: SourceContract): Member {
  const spec = documentation(node.documentation, declared);
  const described = {
    kind: 'modifier' as const,
    name: node.name,
    signature: `${node.name}(${node.parameters.parameters.map(canonical).join(',')})`,
    visibility: 'internal' as const,
    parameters: parametersOf(node.parameters.parameters, spec),
    returns: [],
    text: quoted(spec, declared),
  };
  return {...described, declaration: declarationOf(described)};
}

/** The function that the compiler makes to read a public variable; mappings and arrays take their keys. */
function getter(
  node: VariableDeclaration,
  declared: SourceContract,
  declarations: Declarations,
): Member {
  const keys: string[] = [];
  let type = node.typeName;
  while (type?.nodeType === 'Mapping' || type?.nodeType === 'ArrayTypeName') {
    keys.push(type.nodeType === 'Mapping' ? sourceType(type.keyType) : 'uint256');
    type = type.nodeType === 'Mapping' ? type.valueType : type.baseType;
  }
  const value = declarations.abiParameter({...node, name: '', typeName: type}, declared);
  const fields = value && 'components' in value ? value.components : value ? [value] : [];
  const described = {
    kind: 'function' as const,
    name: node.name,
    signature: `${node.name}(${keys.join(',')})`,
    visibility: 'external' as const,
    mutability: 'view' as const,
    parameters: keys.map((key) => ({name: '', type: key})),
    returns: fields.map(({name = '', type: abiType, internalType}) => ({
      name,
      type: internalType ?? abiType,
    })),
    text: variableText(node, declared),
  };
  return {
    ...described,
    declaration: declarationOf(described),
    selector: toFunctionSelector(described.signature),
  };
}

function abiOf(
  values: readonly VariableDeclaration[],
  declared: SourceContract,
  declarations: Declarations,
): AbiParameter[] | undefined {
  const parameters = values.map((value) => declarations.abiParameter(value, declared));
  return parameters.every((one) => one !== undefined) ? parameters : undefined;
}

/** A struct with the contract that declares it in its name. */
const qualified =
  ({node}: SourceContract) =>
  (value: AbiParameter): AbiParameter => {
    const {internalType: name = ''} = value;
    return {...value, internalType: name.includes('.') ? name : `${node.name}.${name}`};
  };

/** A type as a selector is computed from it. */
function canonical(value: AbiParameter | VariableDeclaration): string {
  if ('nodeType' in value) return typeOf(value);
  if (!('components' in value)) return value.type;
  const inner = value.components.map(canonical).join(',');
  return `(${inner})${value.type.replace('tuple', '')}`;
}

const parametersOf = (values: readonly VariableDeclaration[], spec?: NatSpec): Parameter[] =>
  values.map((value) => ({...parameterOf(value), text: spec?.parameters[value.name]}));

const parameterOf = (value: VariableDeclaration): Parameter => ({
  name: value.name,
  type: typeOf(value),
  ...(value.indexed && {isIndexed: true}),
});

function visibilityOf(node: FunctionDefinition): Member['visibility'] {
  if (functionKindOf(node) === 'freeFunction') return 'free';
  return ['external', 'public'].includes(node.visibility) ? 'external' : 'internal';
}

function operatorOf({name}: FunctionDefinition, {type}: SourceContract): {operator?: string} {
  const operator = type?.operators[name];
  return operator ? {operator} : {};
}

/** Trees of older compilers have no kind for a constructor but its flag. */
const functionKindOf = (node: FunctionDefinition): string =>
  (node.kind as string | undefined) ??
  ('isConstructor' in node && node.isConstructor ? 'constructor' : 'function');
