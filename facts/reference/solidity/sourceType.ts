import type {TypeName, VariableDeclaration} from 'solidity-ast';

/** A type as its source writes it: `mapping(int24 => Tick.Info)`. */
export function sourceType(type: TypeName): string {
  switch (type.nodeType) {
    case 'ElementaryTypeName':
      return elementary(type.name, type.stateMutability);
    case 'UserDefinedTypeName':
      return type.pathNode?.name ?? type.name ?? '';
    case 'Mapping':
      return `mapping(${sourceType(type.keyType)} => ${sourceType(type.valueType)})`;
    case 'ArrayTypeName':
      return `${sourceType(type.baseType)}[${lengthOf(type.length)}]`;
    case 'FunctionTypeName':
      return `function (${type.parameterTypes.parameters.map(typeOf).join(', ')})`;
  }
}

/** The type of a declared value, with where it is kept when that is not the value itself. */
export function typeOf(declaration: VariableDeclaration): string {
  const type = declaration.typeName ? sourceType(declaration.typeName) : '';
  return declaration.storageLocation === 'storage' ? `${type} storage` : type;
}

/** How many values an array of fixed length has; nothing for one of any length. */
export function lengthOf(length: unknown): string {
  const literal = length as {value?: string; name?: string} | null | undefined;
  return literal?.value ?? literal?.name ?? '';
}

function elementary(name: string, mutability?: string): string {
  if (name === 'address') return mutability === 'payable' ? 'address payable' : 'address';
  return name === 'uint' || name === 'int' ? `${name}256` : name;
}
