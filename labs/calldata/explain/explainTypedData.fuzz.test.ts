import fc from 'fast-check';
import {expect, test} from 'vitest';
import {holds} from '../../../testing/holds';
import {anyText} from '../../../testing/hostileText.fixture';
import {readCatalogue} from '../readCatalogue';
import {encodeAgain} from './encodeAgain';
import {reader, testExplainer} from './explainer.fixture';
import {explanationText} from './explanationText';

const {explain} = testExplainer(readCatalogue(process.cwd()));

const payload = {
  domain: {name: 'Permit2', chainId: 1, verifyingContract: reader},
  primaryType: 'PermitSingle',
  types: {
    PermitSingle: [
      {name: 'details', type: 'PermitDetails'},
      {name: 'spender', type: 'address'},
      {name: 'sigDeadline', type: 'uint256'},
    ],
    PermitDetails: [
      {name: 'token', type: 'address'},
      {name: 'amount', type: 'uint160'},
      {name: 'expiration', type: 'uint48'},
      {name: 'nonce', type: 'uint48'},
    ],
  },
  message: {
    details: {token: reader, amount: '1500000', expiration: 1, nonce: '0'},
    spender: reader,
    sigDeadline: '1',
  },
};

function expectSound(text: string) {
  const explanation = explain(text);
  expect(explanationText(explanation).length).toBeLessThanOrEqual(60 * text.length + 2_000);
  if (explanation.kind === 'payload') expect(encodeAgain(explanation)).toBe(explanation.digest);
  else
    expect(explanation).toMatchObject({
      kind: 'unread',
      message: expect.stringMatching(/\.$/) as string,
    });
  return explanation.kind;
}

/** Paths of all that a value holds: [], ['a'], ['a', '0'], … */
const pathsOf = (value: unknown): string[][] => [
  [],
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => pathsOf(one).map((rest) => [key, ...rest]))
    : []),
];
const PATHS = pathsOf(payload);

/** A copy of a value in which another stands at a path; nothing stands there for `undefined`. */
function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy = (
    Array.isArray(value) ? [...(value as unknown[])] : {...(value as object)}
  ) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}

test('answers a payload of which parts are missing, or something else', () => {
  const names = [
    'PermitSingle',
    'PermitDetails',
    'constructor',
    '__proto__',
    'uint256[]',
    'tuple',
    'int7',
    'bytes33',
  ];
  const other = fc.oneof(
    fc.constant(undefined),
    fc.constantFrom(...names),
    anyText,
    fc.jsonValue(),
    fc.constantFrom(payload, payload.types, payload.message),
  );
  const changes = fc.array(fc.tuple(fc.constantFrom(...PATHS), other), {
    minLength: 1,
    maxLength: 3,
  });
  const kinds = new Set<string>();
  holds(
    changes,
    (list) => {
      const changed = list.reduce<unknown>((value, [path, by]) => {
        const isThere = path.every(
          (_, at) =>
            typeof path
              .slice(0, at)
              .reduce<unknown>(
                (one, key) => (one as Record<string, unknown> | undefined)?.[key],
                value,
              ) === 'object',
        );
        return isThere ? replaced(value, path, by) : value;
      }, payload);
      const text = JSON.stringify(changed);
      if (text) kinds.add(expectSound(text));
    },
    400,
  );
  expect([...kinds].sort()).toEqual(['payload', 'unread']);
});

test('answers whatever else begins as JSON', () => {
  const texts = fc.oneof(fc.json(), anyText);
  holds(
    fc.tuple(fc.constantFrom('', '{', '[', '{"domain":{},', '["",'), texts),
    ([start, text]) => {
      expectSound(`${start}${text}`);
    },
  );
});

test('takes no type that holds others, or lists of lists, without end', () => {
  const shape = fc.record({
    depth: fc.integer({min: 0, max: 12}),
    wide: fc.integer({min: 1, max: 30}),
    lists: fc.oneof(fc.nat(9), fc.nat(20_000)),
  });
  holds(
    shape,
    ({depth, wide, lists}) => {
      const names = [
        'PermitSingle',
        ...Array.from({length: depth}, (_, at) => `Type${at}`),
        'uint256',
      ];
      const types = Object.fromEntries(
        names.slice(0, -1).map((name, at) => [
          name,
          Array.from({length: wide}, (_, member) => ({
            name: `m${member}`,
            type: `${names[at + 1]}${'[]'.repeat(lists)}`,
          })),
        ]),
      );
      expectSound(JSON.stringify({...payload, types, message: {}}));
    },
    50,
  );
});
