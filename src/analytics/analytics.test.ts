// @vitest-environment happy-dom
import {expect, test} from 'vitest';
import {initialiseAnalytics} from './analytics';
import {measurement} from './measurement';

const configuration = {apiKey: 'key', serverUrl: 'https://example.org/', commit: '87be4f8'};

test('begins once, and throws where it is begun again', () => {
  expect(measurement()).toBe('absent');
  initialiseAnalytics(configuration);
  expect(measurement()).toBe('on');
  expect(() => {
    initialiseAnalytics(configuration);
  }).toThrow('Analytics initialised more than once');
});
