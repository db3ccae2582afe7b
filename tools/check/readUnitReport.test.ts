import {expect, test} from 'vitest';
import {readUnitReport} from './readUnitReport';

const passed = {status: 'passed', fullName: 'adds', failureMessages: []};
const failed = {status: 'failed', fullName: 'divides', failureMessages: ['Error: by 0\n    at …']};
const file = (name: string, status: string, assertionResults: object[], message = '') => ({
  ...{name: `/site/${name}`, status, message, assertionResults},
});

test('counts units, and repeats those that failed and files that could not be loaded', () => {
  const testResults = [
    file('a.test.ts', 'passed', [passed]),
    file('b.test.ts', 'failed', [passed, failed]),
    file('c.test.ts', 'failed', [], 'Cannot redefine property'),
  ];
  const report = JSON.stringify({numPassedTests: 2, numFailedTests: 1, testResults});
  expect(readUnitReport(report, '/site')).toEqual({
    passed: 2,
    failed: 1,
    failures: [
      '✗ b.test.ts divides\nError: by 0\n    at …',
      '✗ c.test.ts\nCannot redefine property',
    ],
  });
});

test('refuses a text that is no report', () => {
  expect(() => readUnitReport('{}')).toThrow(TypeError);
});
