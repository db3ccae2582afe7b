import fc from 'fast-check';
import {expect, test} from 'vitest';
import {holds} from '../../../testing/holds';
import {anyText, MARKUP, wholeText} from '../../../testing/hostileText.fixture';
import {escapeHtml, highlight, withoutMarks} from './highlight';
import {hostedRequest, MATCH} from './hostedRequest';
import {readHosted} from './readHosted';
import {searchAddress, shortQuery} from './searchAddress';

const shownBy = (html: string): string =>
  withoutMarks(html).replaceAll(/&#(\d+);/g, (_, code: string) =>
    String.fromCharCode(Number(code)),
  );

test('marks words of any text, which is shown as it is', () => {
  const texts = fc.oneof(anyText, fc.constantFrom(...MARKUP));
  const words = fc.array(fc.oneof(anyText, fc.constantFrom('img', 'injected', '#60', 'mark')), {
    maxLength: 4,
  });
  holds(fc.tuple(texts, words), ([text, matching]) => {
    const html = highlight(text, matching);
    expect(withoutMarks(html)).toBe(escapeHtml(text));
    expect(shownBy(html)).toBe(text);
  });
});

test('puts any query into the address of its results, up to its longest', () => {
  holds(wholeText, (query) => {
    const address = new URL(searchAddress(query), 'https://a.example');
    expect(address.pathname).toBe('/search');
    expect([...address.searchParams]).toEqual([['q', shortQuery(query)]]);
  });
});

test('asks the hosted service no more than it takes', () => {
  holds(anyText, (query) => {
    const asked = hostedRequest({query}, 'index').query ?? '';
    expect(Buffer.byteLength(asked)).toBeLessThanOrEqual(512 + 2);
  });
});

const marked = fc.record({
  value: fc.oneof(anyText, fc.constantFrom(...MARKUP, MATCH.before, MATCH.after), fc.jsonValue()),
});
const levels = <Value>(value: fc.Arbitrary<Value>) =>
  fc.dictionary(fc.constantFrom('lvl0', 'lvl1', 'lvl6', '__proto__'), value);
const hit = fc.record({
  url: fc.oneof(anyText, fc.constant('https://a.example/x#y')),
  type: fc.oneof(anyText, fc.constant('lvl1')),
  content: fc.oneof(anyText, fc.jsonValue()),
  hierarchy: levels(anyText),
  _highlightResult: fc.record({hierarchy: levels(marked)}),
  _snippetResult: fc.record({content: marked}),
});
const responses = fc.oneof(
  fc.jsonValue(),
  fc.record({
    results: fc.tuple(
      fc.record({hits: fc.array(hit, {maxLength: 3}), nbHits: fc.oneof(fc.nat(), fc.jsonValue())}),
    ),
  }),
);

test('escapes whatever a hosted service answers, or says that it is no answer', () => {
  let answers = 0;
  holds(responses, (response) => {
    try {
      const {results} = readHosted(response);
      answers += 1;
      for (const html of results.flatMap(({headings, text}) => [...headings, text]))
        expect(withoutMarks(html)).not.toMatch(/[<>"']/);
    } catch (cause) {
      expect(String(cause)).toMatch(/^Error: expected|Invalid URL/);
    }
  });
  expect(answers).toBeGreaterThan(20);
});
