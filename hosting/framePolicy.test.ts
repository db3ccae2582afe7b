import {expect, test} from 'vitest';
import {carriedPolicy, frameDocument} from '../testing/frame.fixture';
import {framePolicy} from './framePolicy';

const SCRIPT = 'alert(1)';
const POLICY = carriedPolicy(SCRIPT);

const policyWith = (from: string, to: string): string =>
  framePolicy(frameDocument(SCRIPT, POLICY.replace(from, to)));

test('sends what the document carries, and what a header alone can say', () => {
  const expected = `${POLICY}; frame-ancestors 'self'; sandbox allow-scripts`;
  expect(framePolicy(frameDocument(SCRIPT))).toBe(expected);
  expect(framePolicy(frameDocument(SCRIPT, `${POLICY};`))).toBe(expected);
});

test('lets a frame compile WebAssembly', () => {
  const policy = carriedPolicy(SCRIPT, " 'wasm-unsafe-eval'");
  expect(framePolicy(frameDocument(SCRIPT, policy))).toContain("'wasm-unsafe-eval';");
});

test('refuses a document without a policy', () => {
  expect(() => framePolicy('<meta name="description" content="A"><script>1</script>')).toThrow(
    'expected its policy in <meta http-equiv="Content-Security-Policy">, found none',
  );
});

const META = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;
const RUN = `<script>${SCRIPT}</script>`;

test.each([
  ['after a script', `<title>A</title>${RUN}${META}`],
  ['in the body, after a script', `<head></head><body>${RUN}${META}</body>`],
  ['in the body', `<head></head><body>${META}${RUN}</body>`],
  ['after an element of a body', `<p>A</p>${META}${RUN}`],
  ['after text', `A${META}${RUN}`],
  ['after the end of the head', `<head></head>${META}${RUN}`],
  ['in a template', `<head><template>${META}</template></head>${RUN}`],
  ['in a noscript', `<head><noscript>${META}</noscript></head>${RUN}`],
])('refuses a policy %s, which browsers would leave out or apply too late', (_, html) => {
  expect(() => framePolicy(`<!doctype html>${html}`)).toThrow(
    'expected its policy in the head, before any script',
  );
});

test('refuses a second policy', () => {
  expect(() => framePolicy(`${META}${META}${RUN}`)).toThrow('expected one policy, found 2');
});

test.each([
  ["default-src 'none'", "default-src 'self'", "default-src 'self'"],
  ["connect-src 'none'", "connect-src 'self'", "connect-src 'self'"],
  ["connect-src 'none'", 'connect-src https://a.example', 'connect-src https://a.example'],
  ["connect-src 'none'", 'connect-src', 'connect-src'],
  ['script-src', "script-src 'unsafe-eval'", "script-src 'unsafe-eval'"],
  ['script-src', "script-src 'unsafe-inline'", "script-src 'unsafe-inline'"],
  ['script-src', "script-src 'strict-dynamic'", "script-src 'strict-dynamic'"],
  ['script-src', 'script-src blob:', 'script-src blob:'],
  ['worker-src blob:', "worker-src 'self'", "worker-src 'self'"],
  ["base-uri 'none'", "base-uri 'none'; img-src *", 'img-src *'],
  ["base-uri 'none'", "base-uri 'none'; frame-src data:", 'frame-src data:'],
])('refuses a policy in which %s is %s', (from, to, named) => {
  expect(() => policyWith(from, to)).toThrow(`must not allow "${named}"`);
});

test.each(['default-src', 'base-uri', 'form-action'])('refuses a policy without %s', (name) => {
  const policy = POLICY.split('; ').filter((one) => !one.startsWith(name));
  expect(() => framePolicy(frameDocument(SCRIPT, policy.join('; ')))).toThrow(
    `expected the directive "${name}"`,
  );
});

test('refuses a policy that repeats a directive, of which browsers take the first', () => {
  expect(() => policyWith('worker-src blob:', 'worker-src *; worker-src blob:')).toThrow(
    'repeats a directive',
  );
});

test('refuses a policy that blocks a script of its document', () => {
  const html = frameDocument(SCRIPT, carriedPolicy('alert(2)'));
  expect(() => framePolicy(html)).toThrow(/blocks its own script 'sha256-/);
  expect(() =>
    framePolicy(frameDocument(SCRIPT).replace('<title>', '<title onclick="1">')),
  ).toThrow('blocks its own script <title onclick="1">');
});
