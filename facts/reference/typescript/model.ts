import type {Quoted} from '../quoted';

export type {Quoted} from '../quoted';

/** What a package says of one of its declarations. */
export type Described = {
  text?: Quoted;
  /** Why not to use it; an empty text where the package gives no reason. */
  deprecation?: Quoted;
  /** What it throws, one for each `@throws`. */
  throws: Quoted[];
  /** What else it says, by tag, as `@see`. */
  notes: {tag: string; text: Quoted}[];
};

/** Everything that one package exports. */
export type TypeScriptModule = {package: string; version: string; exports: Export[]};

/** One name that a package exports; what is said of a function stands at its overloads. */
export type Export = Described & {
  name: string;
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
  | {kind: 'type'; typeParameters: TypeParameter[]; value: Value}
  | {kind: 'constant'; value: Value}
  | {kind: 'namespace'; exports: Export[]}
  /** What another library declares, whose own documentation tells of it. */
  | {kind: 'foreign'; package: string; version: string};

export type Container = {
  typeParameters: TypeParameter[];
  extends: string[];
  implements: string[];
  /** In the order of the declaration, without private ones and what TypeScript's own library passes down. */
  members: Member[];
};

/** The package writes the value of every member, or a reader could not compare with it. */
export type EnumMember = Described & {name: string; value: string | number};

/** A member of a class, an interface or an object type; each overload is one. */
export type Member = Flags &
  (
    | ({kind: 'property' | 'accessor'} & Value & Described)
    | ({kind: 'constructor' | 'method' | 'call' | 'index'} & Call)
  ) & {
    /** Where there is none, the kind. */
    name: string;
    /** As a reader would write it, on one line. */
    signature: string;
    /** Counted from 1, where a name has several signatures. */
    overload?: number;
    inheritedFrom?: {type: string; package: string};
  };

export type Flags = {
  isStatic: boolean;
  /** Of an accessor: that it has no setter. */
  isReadonly: boolean;
  isOptional: boolean;
  isProtected: boolean;
  isAbstract: boolean;
};

/** Something that can be called. */
export type Call = Described & {
  signature: string;
  typeParameters: TypeParameter[];
  parameters: Parameter[];
  returns: {type: string; text?: Quoted};
};

/** A type, with the members of the object type that it holds, if any. */
export type Value = {type: string; fields: Member[]};

export type Parameter = Value & {
  /** `{a, b}` where the function takes its argument apart. */
  name: string;
  isOptional: boolean;
  isRest: boolean;
  text?: Quoted;
};

export type TypeParameter = {name: string; extends?: string; default?: string; text?: Quoted};
