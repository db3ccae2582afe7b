import {expect, test} from 'vitest';
import {analyticsConfig} from './analytics';

const KEY = '0123456789abcdef0123456789abcdef';

test('measures no reader where neither a key nor a proxy is set', () => {
  expect(analyticsConfig({})).toBeUndefined();
  expect(analyticsConfig({AMPLITUDE_API_KEY: '', ANALYTICS_PROXY_URL: '', COMMIT: 'no'})).toBe(
    undefined,
  );
});

test('posts to Amplitude with a key', () => {
  expect(analyticsConfig({AMPLITUDE_API_KEY: KEY})).toEqual({
    apiKey: KEY,
    serverUrl: 'https://api2.amplitude.com/2/httpapi',
    commit: 'unknown',
  });
});

test('posts to a proxy, which adds the key', () => {
  const environment = {ANALYTICS_PROXY_URL: 'https://example.org/events', COMMIT: '87be4f8'};
  expect(analyticsConfig(environment)).toEqual({
    apiKey: 'proxy',
    serverUrl: 'https://example.org/events',
    commit: '87be4f8',
  });
});

test('refuses a key of another length, without telling it', () => {
  expect(() => analyticsConfig({AMPLITUDE_API_KEY: 'secret'})).toThrow(
    /^AMPLITUDE_API_KEY: expected 32 hexadecimal digits, got 6 characters; copy the key/,
  );
});

for (const proxy of ['events', '/events', 'http://example.org/events', 'ftp://example.org']) {
  test(`refuses "${proxy}" as a proxy`, () => {
    expect(() => analyticsConfig({ANALYTICS_PROXY_URL: proxy})).toThrow(
      `ANALYTICS_PROXY_URL: expected an address that begins with https://, or with http:// on this machine, got "${proxy}"; write it in full`,
    );
  });
}

test('takes a proxy on this machine', () => {
  const environment = {ANALYTICS_PROXY_URL: 'http://127.0.0.1:4000/'};
  expect(analyticsConfig(environment)?.serverUrl).toBe('http://127.0.0.1:4000/');
});

test('refuses a commit that is no hash', () => {
  expect(() => analyticsConfig({AMPLITUDE_API_KEY: KEY, COMMIT: 'main'})).toThrow(
    'COMMIT: expected 7 to 40 hexadecimal digits, got "main"; set it to what "git rev-parse HEAD" prints',
  );
});
