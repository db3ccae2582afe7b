import fc from 'fast-check';
import {expect, test} from 'vitest';
import {holds} from '../../testing/holds';
import {anyText, wholeText} from '../../testing/hostileText.fixture';
import {decodable} from './decodable';

const escapes = fc
  .array(fc.oneof(fc.constantFrom('%', '%2', '%E0%A4', '%ff', '%C3%A9', '%25', 'a', '/'), anyText))
  .map((parts) => parts.join(''));

test('makes of any part of an address one that can be decoded', () => {
  holds(fc.oneof(anyText, escapes), (part) => {
    expect(() => decodeURIComponent(decodable(part))).not.toThrow();
    expect(() => decodeURI(decodable(part))).not.toThrow();
    expect(decodable(decodable(part))).toBe(decodable(part));
  });
});

test('leaves alone what can be decoded', () => {
  holds(wholeText, (text) => {
    expect(decodable(encodeURIComponent(text))).toBe(encodeURIComponent(text));
  });
});
