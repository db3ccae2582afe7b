import {expect, test} from 'vitest';
import {readAnswer} from './readAnswer';

const outcomeOf = (text: string, status = 200, isCut = false) =>
  readAnswer({host: 'a.example', status, text, isCut});

test('shows an answer indented', () => {
  expect(outcomeOf('{"data":{"pools":[{"id":"1"}]}}')).toEqual({
    kind: 'answered',
    rows: 1,
    faults: [],
    text: '{\n  "data": {\n    "pools": [\n      {\n        "id": "1"\n      }\n    ]\n  }\n}',
  });
});

test('lists errors without data', () => {
  expect(outcomeOf('{"errors":[{"message":"bad indexers"}]}')).toMatchObject({
    kind: 'answered',
    rows: 0,
    faults: [{message: 'bad indexers'}],
  });
});

test.each([
  ['<!doctype html><p>Hi', 200, 'sent a web page instead of JSON'],
  ['{"data": ', 200, 'sent something that is not JSON'],
  ['', 200, 'sent something that is not JSON'],
  ['[]', 200, 'sent JSON with neither "data" nor "errors"'],
  ['null', 200, 'sent JSON with neither "data" nor "errors"'],
  ['<p>', 500, 'answered with status 500: it failed, regardless of the query'],
  ['', 429, 'answered with status 429: too many queries'],
  ['{"data":{}}', 403, 'answered with status 403: it refused the key'],
  ['', 404, 'answered with status 404: it has no such address'],
])('says what is wrong with %j and status %i', (text, status, message) => {
  expect(outcomeOf(text, status)).toMatchObject({
    kind: 'failed',
    message: expect.stringContaining(`a.example ${message}`) as string,
  });
});

test('says that the rest of a huge answer was not read, and shows its beginning', () => {
  expect(outcomeOf('x'.repeat(5_000), 200, true)).toEqual({
    kind: 'failed',
    message: 'a.example sent more than 2 MB; the rest was not read.',
    sent: 'x'.repeat(1_000),
  });
});

test.each([
  ['a hundred thousand lists', '['.repeat(100_000)],
  ['objects', `{"data":${'{"a":'.repeat(200)}1${'}'.repeat(201)}`],
])('refuses what is nested too deeply: %s', (_what, text) => {
  expect(outcomeOf(text)).toMatchObject({
    kind: 'failed',
    message: expect.stringContaining('deep; at most 100 are read') as string,
  });
});

test('does not count brackets in strings, however quotes are escaped', () => {
  expect(outcomeOf(`{"data":{"a":"${'['.repeat(200)}\\"${'['.repeat(200)}"}}`).kind).toBe(
    'answered',
  );
});

test('reads a text of escaped quotes in one pass', () => {
  expect(outcomeOf(`"${'\\"'.repeat(900_000)}`)).toMatchObject({kind: 'failed'});
});

test('shows a long answer as it came, since indenting could swell it', () => {
  const text = `{"data":{"rows":[${'1,'.repeat(150_000)}1]}}`;
  expect(outcomeOf(text)).toMatchObject({kind: 'answered', text});
});
