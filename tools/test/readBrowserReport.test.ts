import {expect, test} from 'vitest';
import {readBrowserReport} from './readBrowserReport';

const spec = (title: string, status: string, ...messages: string[]) => ({
  title,
  ok: status !== 'unexpected',
  file: 'calldata.spec.ts',
  line: 7,
  tests: [{status, results: [{errors: messages.map((message) => ({message}))}]}],
});

const report = (specs: unknown[], errors: unknown[] = []) =>
  JSON.stringify({
    stats: {expected: 2, flaky: 1, unexpected: 1, skipped: 4},
    suites: [
      {
        title: 'calldata.spec.ts',
        file: 'calldata.spec.ts',
        specs: [],
        suites: [{title: 'at 360 px', file: 'calldata.spec.ts', specs}],
      },
    ],
    errors,
  });

test('counts what passed and failed, and repeats the failed test with its error in plain text', () => {
  const red = ['\u001b[31m', 'expected 3, received 2', '\u001b[39m'].join('');
  const text = report([spec('opens', 'expected'), spec('explains', 'unexpected', red)]);
  expect(readBrowserReport(text)).toEqual({
    passed: 3,
    failed: 1,
    failures: ['✗ tests/calldata.spec.ts:7 at 360 px › explains\nexpected 3, received 2'],
  });
});

test('repeats an error outside tests, and a failure that says nothing', () => {
  const text = report([spec('explains', 'unexpected')], [{message: 'no server on port 3999'}]);
  expect(readBrowserReport(text).failures).toEqual([
    '✗ the run itself\nno server on port 3999',
    '✗ tests/calldata.spec.ts:7 at 360 px › explains\nno error was reported',
  ]);
});

test('names a test that passed when it was tried again', () => {
  const text = report([spec('explains', 'flaky', 'no element')]);
  expect(readBrowserReport(text).failures).toEqual([
    '↻ passed when it was tried again: tests/calldata.spec.ts:7 at 360 px › explains\nno element',
  ]);
});

test('refuses a text that is no report', () => {
  expect(() => readBrowserReport('{"stats": {}}')).toThrow(TypeError);
});
