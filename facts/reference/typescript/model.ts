import type {Quoted} from '../quoted';

export type {Quoted} from '../quoted';

/** Everything that one package exports. */
export type TypeScriptModule = {package: string; version: string; exports: Export[]};

/** One name that a package exports. */
export type Export = {
  name: string;
  /** The comment above it; that of a function stands at its overloads. */
  text?: Quoted;
  /** What a reader's file begins with. */
  importLine: string;
  /** Its declaration on one line, without its members; of a function with overloads, the first. */
  signature: string;
} & ExportBody;

/** What an export holds, by its kind. */
export type ExportBody =
  | ({kind: 'class' | 'interface'} & Container)
  | {kind: 'enum'; members: EnumMember[]}
  | {kind: 'function'; overloads: Call[]}
  | {kind: 'type' | 'constant'; value: Value}
  | {kind: 'namespace'}
  /** What another library declares, whose own documentation tells of it. */
  | {kind: 'foreign'; package: string};

export type Container = {
  typeParameters: TypeParameter[];
  extends: string[];
  implements: string[];
  /** In the order of the declaration, without private ones and what TypeScript's own library passes down. */
  members: Member[];
};

/** The package writes the value of every member, or a reader could not compare with it. */
export type EnumMember = {name: string; value: string | number};

/** A member of a class, an interface or an object type; each overload is one. */
export type Member = (
  | ({kind: 'property' | 'accessor'} & Value & {text?: Quoted})
  | ({kind: 'constructor' | 'method' | 'call' | 'index'} & Call)
) & {
  /** Where there is none, the kind. */
  name: string;
  isStatic: boolean;
  isOptional: boolean;
  /** As a reader would write it, on one line. */
  signature: string;
  /** Counted from 1, where a name has several signatures. */
  overload?: number;
  inheritedFrom?: {type: string; package: string};
};

/** Something that can be called. */
export type Call = {
  text?: Quoted;
  signature: string;
  parameters: Parameter[];
  returns: {type: string; text?: Quoted};
};

/** A type, with the members of the object type that it holds, if any. */
export type Value = {type: string; fields: Member[]};

export type Parameter = Value & {
  /** `{a, b}` where the function takes its argument apart. */
  name: string;
  isOptional: boolean;
  text?: Quoted;
};

export type TypeParameter = {name: string; extends?: string};
