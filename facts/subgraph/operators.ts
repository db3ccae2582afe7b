import {compareValues} from './compareValues';
import type {Value} from './recording';

type Held = Value | undefined;

/** What a field can be compared by: the end of its name in `where`, and what a row must hold. */
export type Operator = {
  /** `_gt`; empty for "equal". */
  suffix: string;
  /** Whether it is given a list of values. */
  takesList: boolean;
  /** Whether a row that holds one value passes where another is asked for. */
  passes: (held: Held, asked: Held) => boolean;
};

/** The operators of graph-node for single values of a type; text is compared letter by letter. */
export function operatorsOf(type: string): Operator[] {
  const order = (held: Held, asked: Held) => compareValues(type, held, asked);
  const isEqual = (held: Held, asked: Held) => order(held, asked) === 0;
  const isIn = (held: Held, asked: Held) =>
    Array.isArray(asked) && asked.some((one: Value) => isEqual(held, one));
  const isNotIn = (held: Held, asked: Held) =>
    Array.isArray(asked) && asked.length > 0 && !isIn(held, asked);

  const equality = [
    one('', isEqual),
    // In the database nothing is unequal to an empty field, except for emptiness asked for.
    one('_not', (held, asked) => !isEqual(held, asked) && (held != null || asked == null)),
    many('_in', isIn),
    many('_not_in', known(isNotIn)),
  ];
  if (type === 'Boolean') return equality;
  const size = [
    one(
      '_gt',
      known((held, asked) => order(held, asked) > 0),
    ),
    one(
      '_lt',
      known((held, asked) => order(held, asked) < 0),
    ),
    one(
      '_gte',
      known((held, asked) => order(held, asked) >= 0),
    ),
    one(
      '_lte',
      known((held, asked) => order(held, asked) <= 0),
    ),
  ];
  if (type === 'Bytes') return [...equality, ...size, ...withOpposite('_contains', holdsBytes)];
  return type === 'String' ? [...equality, ...size, ...textOperators] : [...equality, ...size];
}

/** The operators for stored lists. */
export const listOperators: readonly Operator[] = [
  many('', (held, asked) => textOf(held) === textOf(asked)),
  many('_not', (held, asked) => textOf(held) !== textOf(asked)),
  many('_contains', (held, asked) => itemsOf(asked).every((one) => itemsOf(held).includes(one))),
  many('_not_contains', (held, asked) => !hasAny(itemsOf(held), itemsOf(asked))),
  many('_contains_nocase', (held, asked) => hasAny(lowered(held), lowered(asked))),
  many('_not_contains_nocase', (held, asked) => !hasAny(lowered(held), lowered(asked))),
];

const textOperators: readonly Operator[] = [
  ...withCases('_contains', (held, asked) => held.includes(asked)),
  ...withCases('_starts_with', (held, asked) => held.startsWith(asked)),
  ...withCases('_ends_with', (held, asked) => held.endsWith(asked)),
];

type TextTest = (held: string, asked: string) => boolean;

/** An operator, its opposite, and both without regard to case. */
function withCases(suffix: string, passes: TextTest): Operator[] {
  return [
    ...withOpposite(suffix, passes),
    ...withOpposite(`${suffix}_nocase`, (held, asked) =>
      passes(held.toLowerCase(), asked.toLowerCase()),
    ),
  ];
}

/** An operator and its opposite; an empty field passes neither. */
function withOpposite(suffix: string, passes: TextTest): Operator[] {
  return [
    one(
      suffix,
      known((held, asked) => passes(String(held), String(asked))),
    ),
    one(
      `_not${suffix}`,
      known((held, asked) => !passes(String(held), String(asked))),
    ),
  ];
}

/** Whether bytes occur within others, at a whole byte. */
function holdsBytes(held: string, asked: string): boolean {
  const [digits, part] = [held, asked].map((one) => one.toLowerCase().replace(/^0x/, ''));
  if (digits === undefined || part === undefined) return false;
  for (let at = digits.indexOf(part); at >= 0; at = digits.indexOf(part, at + 1)) {
    if (at % 2 === 0) return true;
  }
  return false;
}

function one(suffix: string, passes: Operator['passes']): Operator {
  return {suffix, takesList: false, passes};
}

function many(suffix: string, passes: Operator['passes']): Operator {
  return {suffix, takesList: true, passes};
}

function known(passes: Operator['passes']): Operator['passes'] {
  return (held, asked) => held != null && passes(held, asked);
}

const itemsOf = (value: Held): readonly string[] => (Array.isArray(value) ? value : []);
const lowered = (value: Held): string[] => itemsOf(value).map((item) => item.toLowerCase());
const textOf = (value: Held): string => JSON.stringify(value ?? []);

const hasAny = (held: readonly string[], asked: readonly string[]): boolean =>
  asked.some((item) => held.includes(item));
