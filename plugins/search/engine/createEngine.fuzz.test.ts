import fc from 'fast-check';
import {expect, test} from 'vitest';
import {holds} from '../../../testing/holds';
import {anyText, HOSTILE, MARKUP, SEED} from '../../../testing/hostileText.fixture';
import {withoutMarks} from '../client/highlight';
import {localSearch} from '../client/localSearch';
import {extractQueries} from './extractQueries';
import {buildIndex} from './buildIndex';
import {createEngine} from './createEngine';
import {nameOf, queryWords, wordsOf} from './words';

/** Passages whose texts are as hostile as what is asked. */
const passages = HOSTILE.filter((text) => text.length < 1_000).map((text, at) => ({
  url: `/contracts/v${(at % 3) + 1}/page-${at % 7}#s${at}`,
  headings: [`Page ${at % 7}`, text],
  text: `${text} swap liquidity 0x08c379a0 ${at}`,
  code: 'exactInputSingle',
  facts: `0x${at.toString(16).padStart(12, 'a')}`,
}));
const data = buildIndex(passages);
const engine = createEngine(JSON.parse(JSON.stringify(data)) as typeof data);

const queries = fc.oneof(
  anyText,
  fc.string({unit: fc.constantFrom(...'0123456789abcdefx '), maxLength: 80}),
  fc
    .array(
      fc.constantFrom(
        'swap',
        'liquidty',
        'v3',
        'page',
        "it's",
        '0xaaaaaaaa',
        '(uint256)',
        'execution reverted:',
        'Error:',
      ),
      {maxLength: 30},
    )
    .map((words) => words.join(' ')),
  // cspell:ignore liquidty zqxj
  fc
    .array(fc.string({unit: fc.constantFrom(...'zqxj'), minLength: 50, maxLength: 64}), {
      maxLength: 25,
    })
    .map((words) => words.join(' ')),
);

test('answers any query with passages of the site, a few of each page', () => {
  const known = new Set(passages.map(({url}) => url));
  let found = 0;
  holds(
    queries,
    (query) => {
      const reply = engine(query);
      found += reply.matches.length;
      expect(reply.matches.length).toBeLessThanOrEqual(60);
      expect(reply.corrections.length).toBeLessThanOrEqual(3);
      for (const {url} of reply.matches) expect(known.has(url)).toBe(true);
    },
    200,
  );
  expect(found).toBeGreaterThan(1_000);
});

test('shows its results as text, with no tag but marks', async () => {
  const search = localSearch((query) => Promise.resolve(engine(query)));
  const asked = fc.sample(
    fc.oneof(queries, fc.constantFrom(...MARKUP, 'injected script onerror')),
    {
      numRuns: 100,
      seed: SEED,
    },
  );
  for (const query of asked) {
    const {results} = await search({query, hitsPerPage: 60});
    for (const html of results.flatMap(({headings, text}) => [...headings, text]))
      expect(withoutMarks(html)).not.toMatch(/[<>"']/);
  }
});

test('takes words of some letters out of any text, and is never left without what was asked', () => {
  holds(anyText, (text) => {
    const queries = extractQueries(text.slice(0, 4_000));
    expect(queries.length).toBeGreaterThan(0);
    for (const asked of queries) {
      expect(asked === '').toBe(text === '');
      for (const word of [...queryWords(asked), ...wordsOf(asked)]) {
        expect(word).toMatch(/^[^\s<>"']{1,130}$/);
        expect(word).toBe(word.toLowerCase());
      }
      expect(nameOf(nameOf(asked))).toBe(nameOf(asked));
    }
  });
});
