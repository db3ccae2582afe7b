import {expect, test} from 'vitest';
import {readReport} from './readReport';

test('reads the reports of a program', () => {
  expect(readReport({type: 'started'})).toEqual({type: 'started'});
  expect(readReport({type: 'print', stream: 'err', text: 'no'})).toEqual({
    ...{type: 'print', stream: 'err', text: 'no'},
  });
  expect(readReport({type: 'ended', exitCode: 3})).toEqual({type: 'ended', exitCode: 3});
});

test.each([
  ...[undefined, null, 1, 'ended', [], {}, {type: 'open'}],
  ...[
    {type: 'print', stream: 'page', text: 'a'},
    {type: 'print', stream: 'out', text: {}},
  ],
])('passes nothing else on: %j', (data) => {
  expect(readReport(data)).toBeUndefined();
});

test('bounds what comes with a report', () => {
  expect(readReport({type: 'ended', exitCode: NaN, extra: 1})).toEqual({
    type: 'ended',
    exitCode: 1,
  });
  expect(readReport({type: 'failed', message: 'x'.repeat(10_000), html: '<b>'})).toEqual({
    ...{type: 'failed', message: 'x'.repeat(2_000)},
  });
});
