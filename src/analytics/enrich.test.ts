import {expect, test} from 'vitest';
import {propertiesOf, withDevice} from './enrich';

const browser = {
  userAgent: `Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0 Safari/537.36 ${'x'.repeat(300)}`,
  screen: {width: 1280, height: 800},
  origin: 'https://docs.example.org',
};
const view = {name: 'page view', properties: {}, page: '/concepts', time: 0} as const;

test('says of every event where it happened', () => {
  expect(propertiesOf(view, browser)).toEqual({origin: browser.origin, page: '/concepts'});
});

test('says of the load what the browser is', () => {
  expect(propertiesOf({...view, name: 'app load'}, browser)).toEqual({
    origin: browser.origin,
    page: '/concepts',
    user_agent: browser.userAgent.slice(0, 275),
    browser: 'Chrome',
    screen_height: 800,
    screen_width: 1280,
  });
});

test('takes 1,000 properties and refuses more', () => {
  const filled = (count: number) =>
    Object.fromEntries(Array.from({length: count}, (_, index) => [`key${index}`, index]));
  const count = Object.keys(propertiesOf({...view, properties: filled(998)}, browser)).length;
  expect(count).toBe(1_000);
  expect(() => propertiesOf({...view, properties: filled(999)}, browser)).toThrow(
    'Event "page view" rejected: at most 1,000 properties, got 1001',
  );
});

test('sends no place, the system, and a cut user agent', () => {
  const event = {
    event_type: 'page view',
    ip: '$remote',
    carrier: 'c',
    city: 'c',
    region: 'r',
    dma: 'd',
  };
  expect(withDevice(event, browser.userAgent)).toEqual({
    event_type: 'page view',
    os_name: 'Linux',
    user_agent: browser.userAgent.slice(0, 275),
  });
});
