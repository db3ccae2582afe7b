import {Text} from '@codemirror/state';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {holds, holdsAsync} from '../../../testing/holds';
import {anyText, wholeText} from '../../../testing/hostileText.fixture';
import {offsetAt, wordAt} from '../../../src/components/editor/offsetAt';
import {parseEndpoint} from './endpoint/parseEndpoint';
import {readAnswer} from './endpoint/readAnswer';
import {readBody} from './endpoint/readBody';
import {readQuery} from './readQuery';

test('sends a query as it was typed, or says why not', () => {
  const variables = fc.oneof(fc.constantFrom('', '{}', ' {"first": 5}\n'), anyText);
  let count = 0;
  holds(fc.tuple(anyText, variables), ([text, variablesText]) => {
    const query = readQuery(text, variablesText);
    count += Number('text' in query);
    if ('message' in query) expect(query.message).toMatch(/^[A-Z].{10,500}$/s);
    else expect(query.text).toBe(text);
  });
  expect(count).toBeGreaterThan(100);
});

test('reads back every object of variables', () => {
  const variables = fc.dictionary(wholeText, fc.jsonValue());
  holds(
    variables,
    (values) => {
      const text = JSON.stringify(values);
      expect(readQuery('', text)).toEqual({text: '', variables: JSON.parse(text) as unknown});
    },
    200,
  );
});

test('sends a key to an address that is encrypted or on this machine, or nowhere', () => {
  const address = fc.oneof(
    anyText,
    fc.webUrl({withQueryParameters: true, withFragments: true}),
    fc
      .tuple(
        fc.constantFrom(
          'https://',
          'http://localhost',
          'HTTP://127.0.0.1:',
          'http://a.example',
          'javascript:',
          ' https://u:p@',
        ),
        anyText,
        fc.constantFrom('', '/<API_KEY>', '/<API_KEY>/<ID>', '#<API_KEY>'),
      )
      .map((parts) => parts.join('')),
  );
  let count = 0;
  holds(
    fc.tuple(address, fc.oneof(anyText, fc.stringMatching(/^[\w/+=]{1,40}$/))),
    ([text, key]) => {
      const endpoint = parseEndpoint(text, key);
      if ('message' in endpoint) {
        expect(endpoint.message).toMatch(/\.$/);
        return;
      }
      count += 1;
      expect(endpoint.url).toMatch(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])/);
      const {username, password, hash} = new URL(endpoint.url);
      expect(username + password + hash).toBe('');
      expect(Object.keys(endpoint.headers).length).toBeLessThanOrEqual(1);
      // What a browser refuses as a header would throw.
      expect(() => new Headers(endpoint.headers)).not.toThrow();
    },
    1_000,
  );
  expect(count).toBeGreaterThan(100);
});

test('reads any answer of an endpoint, and shows no more than it sent', () => {
  const status = fc.constantFrom(200, 204, 301, 401, 404, 429, 500);
  const body = fc.oneof(
    anyText,
    fc.json(),
    fc
      .record({data: fc.jsonValue(), errors: fc.jsonValue()}, {requiredKeys: []})
      .map((one) => JSON.stringify(one)),
    fc
      .array(fc.record({message: fc.jsonValue(), locations: fc.jsonValue()}))
      .map((errors) => JSON.stringify({errors})),
  );
  holds(fc.tuple(body, status, fc.boolean()), ([text, code, isCut]) => {
    const outcome = readAnswer({host: 'a.example', status: code, text, isCut});
    if (outcome.kind === 'failed') {
      expect(outcome.message).toMatch(/^a\.example .*\.$/s);
      expect(text).toContain(outcome.sent ?? '');
      return;
    }
    expect(JSON.parse(outcome.text)).toEqual(JSON.parse(text));
    for (const {message} of outcome.faults) expect(message.length).toBeLessThanOrEqual(500);
    expect(outcome.faults.length).toBeLessThanOrEqual(20);
  });
});

test('puts a body together from chunks of any size', async () => {
  const bodies = fc.tuple(wholeText, fc.integer({min: 1, max: 7}));
  const bodyOf = (bytes: Uint8Array, size: number) =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size)
          controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
  await holdsAsync(
    bodies,
    async ([start, size]) => {
      const text = start.slice(0, 1_000).replace(/^\ufeff+|[\ud800-\udbff]$/g, '');
      const body = bodyOf(new TextEncoder().encode(text), size);
      expect(await readBody(body, 1_000_000)).toEqual({text, isCut: false});
    },
    60,
  );
});

test('finds for any line and column a place in the text', () => {
  const number = fc.oneof(fc.integer(), fc.nat(20));
  holds(fc.tuple(wholeText, number, number), ([lines, line, column]) => {
    const text = Text.of(lines.split('\n'));
    const offset = offsetAt(text, line, column);
    const {from, to} = wordAt(text, line, column);
    for (const place of [offset, from, to]) {
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThanOrEqual(text.length);
    }
    expect(from).toBeLessThanOrEqual(to);
  });
});
