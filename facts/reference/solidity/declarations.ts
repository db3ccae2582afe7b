import type {
  ContractDefinition,
  EnumDefinition,
  SourceUnit,
  StructDefinition,
  TypeName,
  VariableDeclaration,
} from 'solidity-ast';
import type {AbiParameter} from 'viem';
import type {DeclaredType} from './declaredTypes';
import {lengthOf, sourceType} from './sourceType';

/** A contract as a package's source declares it, or a type that stands in none. */
export type SourceContract = {
  /** As `@uniswap/v3-core/Tick`; older releases by the name of their folder. */
  key: string;
  package: string;
  version: string;
  /** Within the package. */
  file: string;
  node: ContractDefinition;
  /** Of a type that stands in no contract. */
  type?: DeclaredType;
  /** The files that the source imports names from. */
  imports?: Readonly<Record<string, string>>;
  /** Whether the licence of the source forbids to quote its comments. */
  isUnquoted?: boolean;
  /** The text of its source, where the package holds it. */
  source?: string;
  licence?: string;
  compiler?: string;
};

/** The contracts that a source declares. */
export const contractsIn = (tree: SourceUnit): ContractDefinition[] =>
  tree.nodes.filter((node) => node.nodeType === 'ContractDefinition');

/** Every declared contract by name, to find what a type's name means. */
export class Declarations {
  readonly all: readonly SourceContract[];

  constructor(all: readonly SourceContract[]) {
    this.all = all;
  }

  /** The contract of that name which a package means: its own before another's. */
  private contract(name: string, ofPackage: string): SourceContract | undefined {
    const candidates = this.all.filter(({node}) => node.name === name);
    return candidates.find(({key}) => packageOf(key) === ofPackage) ?? candidates[0];
  }

  /** A base of a contract; none where it is imported from a package that has no reference. */
  private base(name: string, {key, imports = {}}: SourceContract): SourceContract | undefined {
    const file = imports[name] ?? '.';
    const isHere =
      file.startsWith('.') || this.all.some((one) => file.startsWith(`${packageOf(one.key)}/`));
    return isHere ? this.contract(name, packageOf(key)) : undefined;
  }

  /** A contract and what it inherits from, nearest first. */
  private lineage(declared: SourceContract): SourceContract[] {
    const bases = declared.node.baseContracts.flatMap(({baseName}) => {
      const name = 'pathNode' in baseName ? baseName.pathNode?.name : undefined;
      const base = this.base(name ?? baseName.name ?? '', declared);
      return base && base !== declared ? this.lineage(base) : [];
    });
    return [declared, ...bases];
  }

  /** A contract's own source, if a package holds it, and all that it inherits from; bases are given for one without source. */
  lineageOf(key: string, bases: readonly string[] = []): SourceContract[] {
    const own = this.all.find((declared) => declared.key === key);
    const lineages = bases.flatMap((name) => {
      const base = this.contract(name, packageOf(key));
      if (!base) throw new Error(`${key} is said to inherit from ${name}, which no package holds`);
      return this.lineage(base);
    });
    return [...new Set([...(own ? this.lineage(own) : []), ...lineages])];
  }

  /** A value as the ABI holds it; nothing for a type that only exists inside a contract. */
  abiParameter(value: VariableDeclaration, from: SourceContract): AbiParameter | undefined {
    const type = value.typeName ? this.abiType(value.typeName, from) : undefined;
    return type && {...type, name: value.name};
  }

  private abiType(type: TypeName, from: SourceContract): AbiParameter | undefined {
    const internalType = sourceType(type);
    switch (type.nodeType) {
      case 'ElementaryTypeName':
        return {type: internalType.replace(' payable', ''), internalType};
      case 'ArrayTypeName': {
        const base = this.abiType(type.baseType, from);
        return base && {...base, type: `${base.type}[${lengthOf(type.length)}]`, internalType};
      }
      case 'UserDefinedTypeName':
        return this.named(internalType, from);
      default:
        return undefined;
    }
  }

  private named(name: string, from: SourceContract): AbiParameter | undefined {
    const struct = this.find(name, from, 'StructDefinition');
    if (struct) {
      const components = struct.node.members.map((field) => this.abiParameter(field, struct.in));
      return components.every((one) => one !== undefined)
        ? {type: 'tuple', internalType: name, components}
        : undefined;
    }
    if (this.find(name, from, 'EnumDefinition')) return {type: 'uint8', internalType: name};
    const contract = this.contract(name, packageOf(from.key));
    if (contract?.type) return this.ofType(contract, name);
    return contract || /^I[A-Z]/.test(name) ? {type: 'address', internalType: name} : undefined;
  }

  /** A type that stands in no contract, as the ABI holds it. */
  private ofType({type, ...declared}: SourceContract, name: string): AbiParameter | undefined {
    const value =
      type?.kind === 'struct'
        ? this.named(`${name}.${name}`, declared)
        : type?.underlying && this.abiType(type.underlying, declared);
    return value && {...value, internalType: name};
  }

  private find<Kind extends 'StructDefinition' | 'EnumDefinition'>(
    name: string,
    from: SourceContract,
    kind: Kind,
  ) {
    type Definition = Kind extends 'StructDefinition' ? StructDefinition : EnumDefinition;
    const [owner, own] = name.includes('.') ? name.split('.') : [undefined, name];
    const holder = owner ? this.contract(owner, packageOf(from.key)) : from;
    const scopes = holder ? this.lineage(holder) : [];
    for (const scope of scopes) {
      const node = scope.node.nodes.find(
        (one) => one.nodeType === kind && 'name' in one && one.name === own,
      );
      if (node) return {node: node as Definition, in: scope};
    }
    return undefined;
  }
}

/** The package of `@uniswap/v3-core/Tick`. */
export const packageOf = (key: string): string => key.slice(0, key.lastIndexOf('/'));
