import {expect, test} from 'vitest';
import {browserOf, cutUserAgent, deviceOf} from './device';

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const MAC = {os_name: 'macOS', os_version: '10.15.7', device_model: 'Mac'};

for (const {agent, browser, device} of [
  {
    agent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/142.0.0.0`,
    browser: 'Edge',
    device: {os_name: 'Windows', os_version: '10.0'},
  },
  {
    agent: `Mozilla/5.0 (X11; Linux x86_64) ${CHROME}`,
    browser: 'Chrome',
    device: {os_name: 'Linux'},
  },
  {
    agent: `Mozilla/5.0 (Linux; Android 10; K) ${CHROME}`,
    browser: 'Chrome',
    device: {os_name: 'Android', os_version: '10'},
  },
  {
    agent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/18.1 Safari/605.1.15`,
    browser: 'Safari',
    device: {...MAC, device_manufacturer: 'Apple'},
  },
  {
    agent: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${APPLE} Version/18.1 Mobile/15E148 Safari/604.1`,
    browser: 'Safari',
    device: {
      os_name: 'iOS',
      os_version: '18.1',
      device_model: 'iPhone',
      device_manufacturer: 'Apple',
    },
  },
  {
    agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    browser: 'Firefox',
    device: {os_name: 'Linux'},
  },
  {agent: 'curl/8.0', browser: 'other', device: {}},
]) {
  test(`knows ${browser} on ${device.os_name ?? 'an unknown system'}`, () => {
    expect(browserOf(agent)).toBe(browser);
    expect(deviceOf(agent)).toEqual(device);
  });
}

test('cuts a user agent after 275 characters', () => {
  expect(cutUserAgent('a'.repeat(275))).toHaveLength(275);
  expect(cutUserAgent('a'.repeat(276))).toHaveLength(275);
});
