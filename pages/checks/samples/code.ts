/** What the rules read of a sample, whichever language it is in. */
export type Code = {
  language: 'solidity' | 'script';
  /** Whether it is a test of forge, which stands in for a client. */
  isTest?: boolean;
  /** Every call, in the order of the text; a condition of Solidity is a call of `if`. */
  calls: Call[];
  /** Every value that has a name: of a variable, a field, a property, an argument. */
  values: NamedValue[];
  variables: Variable[];
  /** Functions and modifiers of Solidity that have a body. */
  functions: SolidityFunction[];
  /** Every identifier, and every text in quotes. */
  words: Set<string>;
};

export type Expression =
  | {kind: 'literal'; value: bigint | string}
  | {kind: 'name'; name: string; at: number}
  | {kind: 'member'; name: string; of: Expression}
  | {kind: 'operation'; operator: string; operands: Expression[]}
  | {kind: 'object'; fields: Record<string, Expression>}
  | Call
  /** What the rules do not compute, with the parts that make its value. */
  | {kind: 'other'; parts: Expression[]};

export type Call = {
  kind: 'call';
  /** The last name of what is called: `approve` of `token.write.approve(…)`. */
  name: string;
  /** What stands before that name. */
  receiver?: Expression;
  arguments: Expression[];
  /** The names of the arguments, where the call or a published ABI has them. */
  names?: readonly string[];
  at: number;
  line: number;
  /** Which of the results have a place to go, where the statement takes the results apart. */
  usedResults?: boolean[];
};

export type NamedValue = {
  name: string;
  value: Expression;
  line: number;
  /** The function or the struct whose parameter has that name, where the sample leaves it out. */
  of?: string;
};

/** A variable, visible inside its scope, and its value if it has the same one everywhere. */
export type Variable = {name: string; scope: Range; declaration: Range; value?: Expression};

/** Where something starts and ends in the text. */
export type Range = {start: number; end: number};

export type SolidityFunction = Range & {name: string; line: number; modifiers: string[]};

export const contains = ({start, end}: Range, at: number): boolean => at >= start && at < end;

/** The variable that a name means at a place: that of the innermost scope. */
export function variableAt(name: string, at: number, {variables}: Code): Variable | undefined {
  return variables
    .filter(
      (variable) =>
        variable.name === name &&
        contains(variable.scope, at) &&
        !contains(variable.declaration, at),
    )
    .sort((one, other) => sizeOf(one.scope) - sizeOf(other.scope))[0];
}

const sizeOf = ({start, end}: Range): number => end - start;

/** Forgets the value of the variable that a name means at a place, as it has several. */
export function forgetValue(name: string, at: number, code: Code): void {
  const variable = variableAt(name, at, code);
  if (variable) delete variable.value;
}
