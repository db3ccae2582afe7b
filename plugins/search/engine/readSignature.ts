/** A function, event or error as a reader pastes it from code. */
export type Signature = {
  /** Name and types alone, as `burn(address)`. */
  text: string;
  /** Whether a selector can be computed from it, that tells it from others of its name: it has types, each known. */
  isCanonical: boolean;
};

const HEAD = /^\s*(?:(?:function|event|error)\s+)?([A-Za-z_$][\w$]*)\(/;
/** What a declaration has behind its parameters, but for what it returns. */
const REST =
  /^(?:external|public|internal|private|view|pure|payable|nonpayable|virtual|override|anonymous|[\s;{}])*$/;
const RETURNS = /\breturns\s*\([^]*\)/;
/** What selectors are computed from for types of v4; an interface is an address. */
const NAMED_TYPES: Readonly<Record<string, string>> = {
  BalanceDelta: 'int256',
  BeforeSwapDelta: 'int256',
  Currency: 'address',
  PoolId: 'bytes32',
  PoolKey: '(address,address,uint24,int24,address)',
  PositionInfo: 'uint256',
};
const INTERFACE = /^I[A-Z]\w*$/;
/** `Locked()` has no parameters, where `slot0()` may leave them out. */
const ERROR = /^[A-Z]/;
/** Elementary types, and tuples of such. */
const CANONICAL = /^(?:(?:address|bool|string|bytes\d{0,2}|u?int\d{1,3})\b|[()[\],\d])+$/;
const TUPLE = /^(?:tuple)?\(([^]*)\)((?:\[\d*\])*)[\w$\s]*$/;

/** Reads a signature or a declaration that is all of a query. */
export function readSignature(query: string): Signature | undefined {
  const [head, name] = HEAD.exec(query) ?? [];
  if (!head || !name) return undefined;
  const end = closingOf(query, head.length);
  if (end === undefined || !REST.test(query.slice(end + 1).replace(RETURNS, ''))) return undefined;
  const types = typesOf(query.slice(head.length, end));
  return {
    text: `${name}(${types.join(',')})`,
    isCanonical:
      (types.length > 0 || ERROR.test(name)) && types.every((type) => CANONICAL.test(type)),
  };
}

/** Where the parentheses close that were open before a place. */
function closingOf(text: string, from: number): number | undefined {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return undefined;
}

/** The types of parameters, as selectors are computed from them where they have no names of their own. */
const typesOf = (parameters: string): string[] =>
  partsOf(parameters).map((parameter) => {
    const [, fields, arrays = ''] = TUPLE.exec(parameter) ?? [];
    if (fields !== undefined) return `(${typesOf(fields).join(',')})${arrays}`;
    const [, type = '', suffix = ''] = /^([\w$.]*)(\S*)/.exec(parameter) ?? [];
    const underlying = INTERFACE.test(type) ? 'address' : NAMED_TYPES[type];
    return `${underlying ?? type.replace(/^(u?int)$/, '$1256')}${suffix}`;
  });

/** The parts between the commas that stand in no parentheses. */
function partsOf(parameters: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of parameters) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}
