import fc from 'fast-check';
import {expect, test} from 'vitest';
import {holds} from '../../../testing/holds';
import {anyText, MARKUP} from '../../../testing/hostileText.fixture';
import {escapeHtml} from '../client/highlight';
import {LEVELS} from '../hierarchy';
import {resultHit} from './answerModal';
import {parseStored} from './parseStored';

/** A hit of the site as the modal stores it, with any headings and text. */
const hits = fc
  .record({
    headings: fc.array(anyText.filter(Boolean), {minLength: 1, maxLength: 5}),
    text: anyText,
    url: fc.constantFrom('/concepts/glossary#flash-swap', '/contracts/v3/overview', '/blog'),
  })
  .map(({headings, text, url}) =>
    resultHit({url, headings: headings.map(escapeHtml), text: escapeHtml(text)}, 0),
  );

test('keeps every hit that the modal stored', () => {
  holds(
    hits,
    ({objectID, url, type, content, hierarchy}) => {
      const stored = {objectID, url, type, content, hierarchy};
      expect(parseStored(JSON.stringify([stored, stored]))).toMatchObject([stored, stored]);
    },
    100,
  );
});

test('gives hits of this site without markup, whatever is stored', () => {
  const values = fc.oneof(
    anyText,
    fc.constantFrom(...MARKUP, '/\\a.example', '//a.example', null),
    fc.jsonValue(),
  );
  const likely = <Value>(value: Value) =>
    fc.oneof({weight: 4, arbitrary: fc.constant(value)}, values);
  const hit = fc.record({
    objectID: likely('/x'),
    url: likely('/x'),
    type: fc.oneof(fc.constantFrom(...LEVELS, 'content'), values),
    content: likely('text'),
    hierarchy: fc.oneof(
      {
        weight: 4,
        arbitrary: fc.dictionary(fc.constantFrom(...LEVELS, '__proto__'), likely('Heading')),
      },
      values,
    ),
    _snippetResult: fc.constant({content: {value: MARKUP[0]}}),
  });
  const stored = fc.oneof(anyText, fc.json(), {
    weight: 4,
    arbitrary: fc
      .array(fc.oneof({weight: 4, arbitrary: hit}, values))
      .map((list) => JSON.stringify(list)),
  });
  let kept = 0;
  holds(
    stored,
    (text) => {
      const parsed = parseStored(text);
      kept += parsed.length;
      expect(parseStored(JSON.stringify(parsed))).toEqual(parsed);
      for (const {url, type, content, hierarchy} of parsed) {
        expect(new URL(url, 'https://docs.example').host).toBe('docs.example');
        expect(type === 'content' ? content : hierarchy[type]).toBeTypeOf('string');
        for (const shown of [content, ...Object.values(hierarchy)]) {
          expect(shown ?? '').not.toMatch(/[<>"']/);
        }
      }
    },
    1_000,
  );
  expect(kept).toBeGreaterThan(100);
});
