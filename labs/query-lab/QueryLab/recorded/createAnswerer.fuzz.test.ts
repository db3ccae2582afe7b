import fc from 'fast-check';
import {expect, test} from 'vitest';
import {readLab} from '../../readLab';
import {holds, holdsAsync} from '../../../../testing/holds';
import {anyText} from '../../../../testing/hostileText.fixture';
import {createAnswerer} from './createAnswerer';

const {schema, recording, examples} = readLab(process.cwd(), 'v3');
const answerer = createAnswerer(schema, recording);
const words = examples.flatMap(({text}) => text.match(/\w+|[^\s\w]/g) ?? []);

/** Words of the examples in any order, parts of an example, or any text. */
const queries = fc.oneof(
  anyText,
  fc
    .array(
      fc.constantFrom(...words, '{', '}', '...', '$a', '__typename', '__proto__', 'constructor'),
      {maxLength: 40},
    )
    .map((list) => list.join(' ')),
  fc
    .tuple(
      fc.constantFrom(...examples),
      fc.nat(),
      fc.nat(30),
      fc.constantFrom('', '{', '}', '"', '$x', '__schema', '1e999'),
    )
    .map(([{text}, at, length, by]) => {
      const place = at % text.length;
      return text.slice(0, place) + by + text.slice(place + length);
    }),
);

test('says of any text what is wrong with it, with places that count from 1', () => {
  holds(
    queries,
    (text) => {
      for (const {message, line = 1, column = 1} of answerer.check(text)) {
        expect(message).not.toBe('');
        expect(Math.min(line, column)).toBeGreaterThanOrEqual(1);
      }
    },
    300,
  );
});

test('answers any text with JSON, or says in a sentence why not', async () => {
  const variables = fc.dictionary(
    fc.constantFrom('id', 'first', '__proto__', 'where'),
    fc.jsonValue(),
  );
  await holdsAsync(
    fc.tuple(queries, variables),
    async ([text, values]) => {
      const outcome = await answerer.answer({text, variables: values});
      if (outcome.kind === 'failed') expect(outcome.message).toMatch(/\.$/);
      else expect(() => void JSON.parse(outcome.text)).not.toThrow();
    },
    100,
  );
});
