import type {Hex} from 'viem';
import type {Quoted} from './quoted';

/** A value that goes in or comes out of a member, or a field of a struct. */
export type Parameter = {
  /** Empty where the package gives none. */
  name: string;
  /** As a caller writes it: `uint256`, `ISwapRouter.ExactInputParams`. */
  type: string;
  isIndexed?: boolean;
  /** What the package says of it. */
  text?: string;
};

/** A function, event, error or modifier of a contract. */
export type Member = {
  kind: 'function' | 'event' | 'error' | 'modifier' | 'constructor';
  name: string;
  /** As a reader may paste it. */
  declaration: string;
  /** The name with the canonical types, as `swap(address,bool,int256,uint160,bytes)`; types as written where they are internal. */
  signature: string;
  /** 4 bytes of a function or error, the topic of an event; none for what the ABI does not hold. */
  selector?: Hex;
  /** `free` of a function that stands in no contract. */
  visibility: 'external' | 'internal' | 'free';
  mutability?: 'pure' | 'view' | 'nonpayable' | 'payable';
  parameters: Parameter[];
  returns: Parameter[];
  /** Of a free function: the operator of its type that runs it, as `+`. */
  operator?: string;
  /** The contract it is inherited from, as `@uniswap/v3-periphery/Multicall`; of a type, the library that holds it. */
  inheritedFrom?: string;
  text?: Quoted;
};

export type Struct = {name: string; fields: Parameter[]; text?: Quoted};

export type Constant = {
  name: string;
  type: string;
  /** As the source writes it. */
  value: string;
  visibility: 'public' | 'internal' | 'private';
  text?: Quoted;
};

/** What a published package says of a contract, library or interface, or of a type that stands in none. */
export type Contract = {
  /** As `@uniswap/v3-core/UniswapV3Pool`. */
  key: string;
  name: string;
  package: string;
  version: string;
  kind: 'contract' | 'abstract contract' | 'interface' | 'library' | 'value type' | 'struct';
  /** Of a value type: the type that it wraps, as `int256`. */
  underlying?: string;
  /** The files of the package that it was read from: its ABI, its source. */
  files: string[];
  licence?: string;
  /** The versions of the compiler that its source allows. */
  compiler?: string;
  bases: string[];
  /** Of an interface with functions of its own (ERC-165). */
  interfaceId?: Hex;
  text?: Quoted;
  /** Functions, events, errors, modifiers and the constructor. */
  members: Member[];
  structs: Struct[];
  constants: Constant[];
};
