import type {Random} from './random';

/** A value for a call. */
export type Input = {
  value: unknown;
  /** Whether TypeScript lets a caller pass it. */
  isTyped: boolean;
  /** As a reader would write it. */
  text: string;
};

/** Makes an input of one type: mostly one that a caller would pass. */
export type Source = (random: Random) => Input;

type Named = readonly [text: string, value: unknown];

/** What TypeScript refuses for nearly every parameter. */
const WRONG: readonly Named[] = [
  ['undefined', undefined],
  ['null', null],
  ["'wrong'", 'wrong'],
  ['5n', 5n],
  ['{}', {}],
  ['[]', []],
  ['true', true],
  ['7', 7],
];

/** Of good values, of values at the edge that the type allows, and of those that it refuses. */
export const choice =
  ({
    good,
    edge,
    wrong = WRONG,
  }: {
    good: readonly Named[];
    edge: readonly Named[];
    wrong?: readonly Named[];
  }): Source =>
  (random) => {
    const dice = random();
    if (dice < 0.5 || edge.length === 0) return oneOf(good, true, random);
    return dice < 0.9 || wrong.length === 0
      ? oneOf(edge, true, random)
      : oneOf(wrong, false, random);
  };

/** Something that TypeScript refuses nearly everywhere. */
export const wrong: Source = (random) => oneOf(WRONG, false, random);

function oneOf(values: readonly Named[], isTyped: boolean, random: Random): Input {
  const [text, value] = values[Math.floor(random() * values.length)] ?? ['undefined', undefined];
  return {text, value, isTyped};
}

/** Any of these sources, the first as often as all others. */
export const anyOf =
  (...sources: readonly Source[]): Source =>
  (random) => {
    const [first = none] = sources;
    const index = Math.floor(random() * sources.length);
    return random() < 0.5 ? first(random) : (sources[index] ?? first)(random);
  };

const none: Source = () => ({value: undefined, isTyped: true, text: 'undefined'});

/** A value that a caller may leave out. */
export const maybe =
  (source: Source): Source =>
  (random) =>
    random() < 0.4 ? none(random) : source(random);

/** A list of up to three, sometimes empty. */
export const listOf =
  (source: Source): Source =>
  (random) => {
    const items = Array.from({length: Math.floor(random() * 4)}, () => source(random));
    return {
      value: items.map(({value}) => value),
      isTyped: items.every(({isTyped}) => isTyped),
      text: `[${items.map(({text}) => text).join(', ')}]`,
    };
  };

/** An object with these fields. */
export const fields =
  (of: Readonly<Record<string, Source>>): Source =>
  (random) => {
    if (random() < 0.02) return oneOf(WRONG.slice(0, 5), false, random);
    const inputs = Object.entries(of).map(([name, source]) => [name, source(random)] as const);
    const given = inputs.filter(([, {text}]) => text !== 'undefined');
    return {
      value: Object.fromEntries(given.map(([name, {value}]) => [name, value])),
      isTyped: inputs.every(([, {isTyped}]) => isTyped),
      text: `{${given.map(([name, {text}]) => `${name}: ${text}`).join(', ')}}`,
    };
  };

/** An object that a constructor or function makes of inputs that TypeScript allows; tried until one is made. */
export const made =
  (name: string, make: (...args: never[]) => unknown, ...sources: readonly Source[]): Source =>
  (random) => {
    if (random() < 0.04) return oneOf(WRONG, false, random);
    for (let tries = 0; tries < 60; tries++) {
      const inputs = sources.map((source) => source(random));
      if (!inputs.every(({isTyped}) => isTyped)) continue;
      try {
        const value = make(...(inputs.map((one) => one.value) as never[]));
        return {value, isTyped: true, text: `${name}(${inputs.map(({text}) => text).join(', ')})`};
      } catch {
        // Not every input makes one.
      }
    }
    return oneOf(WRONG, false, random);
  };
