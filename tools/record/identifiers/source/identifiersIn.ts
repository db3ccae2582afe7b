import {type Token, tokensOf} from './tokens';

/** What source reverts with: a string, or a custom error by its name. */
type InSource = {contract: string; text: string; kind: 'string' | 'error'};

/** A custom error that source declares: `InvalidNonce` with its signature `InvalidNonce()`. */
export type DeclaredError = {contract: string; name: string; signature: string};

/** What a value type of Solidity stands for: `bytes32` for `PoolId`. */
export type ValueTypes = Readonly<Record<string, string>>;

/** Finds the strings and custom errors that the contracts of a Solidity file revert with. */
export function identifiersIn(source: string): InSource[] {
  const tokens = tokensOf(source);
  const reasons: InSource[] = [];
  let contract = '';
  tokens.forEach(({kind, value}, index) => {
    if (kind !== 'word') return;
    const next = tokens[index + 1];
    if (CONTAINERS.includes(value) && next?.kind === 'word') contract = next.value;
    if (value === 'require' && isOpening(next)) {
      const reason = argumentsAt(tokens, index + 1)[1];
      if (reason) reasons.push(...reasonOf(reason, contract));
    }
    if (value !== 'revert' || !next) return;
    const reason = isOpening(next) ? argumentsAt(tokens, index + 1)[0] : tokens.slice(index + 1);
    if (reason) reasons.push(...reasonOf(reason, contract));
  });
  return reasons;
}

/** Finds the custom errors that a Solidity file declares. */
export function errorsIn(source: string, valueTypes: ValueTypes = {}): DeclaredError[] {
  const tokens = tokensOf(source);
  let contract = '';
  return tokens.flatMap(({value}, index) => {
    const name = tokens[index + 1];
    if (name?.kind !== 'word') return [];
    if (CONTAINERS.includes(value)) contract = name.value;
    if (value !== 'error' || !isOpening(tokens[index + 2])) return [];
    const types = argumentsAt(tokens, index + 2).map((tokens) => typeOf(tokens, valueTypes));
    return [{contract, name: name.value, signature: `${name.value}(${types.join(',')})`}];
  });
}

/** Finds the value types that a Solidity file declares: `type PoolId is bytes32`. */
export function valueTypesIn(source: string): ValueTypes {
  const tokens = tokensOf(source);
  const declared = tokens.flatMap(({value}, index): [string, string][] => {
    const [name, is, type] = tokens.slice(index + 1);
    return value === 'type' && is?.value === 'is' && name && type ? [[name.value, type.value]] : [];
  });
  return Object.fromEntries(declared);
}

const CONTAINERS: readonly string[] = ['contract', 'library', 'interface'];

const isOpening = (token: Token | undefined): boolean =>
  token?.kind === 'mark' && token.value === '(';

/** Adjacent texts are one; a name before a bracket is an error; all else is known at run only. */
function reasonOf(reason: readonly Token[], contract: string): InSource[] {
  if (reason[0]?.kind === 'text' && reason.every(({kind}) => kind === 'text')) {
    return [{contract, text: reason.map(({value}) => value).join(''), kind: 'string'}];
  }
  const bracket = reason.findIndex(isOpening);
  const path = reason.slice(0, bracket);
  const name = path.at(-1);
  const isName = path.every(({kind, value}) => kind === 'word' || value === '.');
  return name && isName && /^[A-Z]/.test(name.value)
    ? [{contract, text: name.value, kind: 'error'}]
    : [];
}

/** The arguments within the bracket that opens at `opening`, split at the commas between them. */
function argumentsAt(tokens: readonly Token[], opening: number): Token[][] {
  const argumentTokens: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens.slice(opening)) {
    const isMark = token.kind === 'mark';
    if (isMark && ')]}'.includes(token.value)) depth--;
    if (depth === 0 && isMark && token.value === ')') break;
    if (depth === 1 && isMark && token.value === ',') argumentTokens.push([]);
    else if (depth > 0) argumentTokens.at(-1)?.push(token);
    if (isMark && '([{'.includes(token.value)) depth++;
  }
  return argumentTokens.filter((argument) => argument.length > 0);
}

/** The canonical type of a parameter: `uint` is `uint256`, a contract or `address payable` is `address`. */
function typeOf(parameter: readonly Token[], valueTypes: ValueTypes): string {
  const [first = '', ...others] = parameter.map(({value}) => value);
  const rest = others.join('');
  const array = /^[[\]\d]*/.exec(rest)?.[0] ?? '';
  const base = (valueTypes[first] ?? first).replace(/^(u?int)$/, '$1256');
  return `${/^[A-Z]/.test(base) ? 'address' : base}${array}`;
}
