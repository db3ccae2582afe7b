import type {
  ErrorDefinition,
  UserDefinedValueTypeDefinition,
  VariableDeclaration,
} from 'solidity-ast';
import type {TreeIndex} from './treeIndex';

/** An error with the types that a caller decodes, as `Refused(uint256,address)`. */
export function errorSignature({name, parameters}: ErrorDefinition, index: TreeIndex): string {
  const types = parameters.parameters.map((parameter) => abiType(parameter, index));
  return `${name}(${types.join(',')})`;
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
