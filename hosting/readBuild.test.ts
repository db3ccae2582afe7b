import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {carriedPolicy, frameDocument} from '../testing/frame.fixture';
import {readBuild} from './readBuild';

let folder: string;

const write = (file: string, html: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), html);
};

const policyOf = (): string =>
  readBuild(folder, {}).rules[0]?.headers['Content-Security-Policy'] ?? '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  write('index.html', '<script>alert(1)</script>');
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

test('allows each inline script once', () => {
  write('a/b.html', '<script>alert(1)</script><script>alert(2)</script>');
  expect(policyOf().match(/'sha256-/g)).toHaveLength(2);
});

test('lets pages ask the site and the gateway of the query lab, unless it is told otherwise', () => {
  expect(policyOf()).toContain("; connect-src 'self' https://gateway.thegraph.com;");
});

test('makes redirects of pages that lead elsewhere, without allowing their scripts', () => {
  write('old/index.html', '<meta http-equiv="refresh" content="0; url=/new"><script>go()</script>');
  expect(readBuild(folder, {}).redirects).toEqual([{from: '/old', to: '/new'}]);
  expect(policyOf().match(/'sha256-/g)).toHaveLength(1);
});

test('fails for a page whose script no policy can allow', () => {
  write('a.html', '<b onclick="alert(1)">');
  expect(() => readBuild(folder, {})).toThrow(/^a\.html: <b onclick="alert\(1\)">/);
});

test('gives a frame its own policy, and does not allow its script on pages', () => {
  write('assets/run/frame-1a2b.html', frameDocument('run()'));
  const {rules} = readBuild(folder, {});
  expect(rules.slice(0, 2).map(({pattern, except}) => [pattern, except])).toEqual([
    ['/*', ['/assets/run/frame-1a2b']],
    ['/assets/run/frame-1a2b', undefined],
  ]);
  expect(rules[1]?.headers).toEqual({
    'Content-Security-Policy': `${carriedPolicy('run()')}; frame-ancestors 'self'; sandbox allow-scripts`,
  });
  expect(policyOf().match(/'sha256-/g)).toHaveLength(1);
  expect(policyOf()).toContain("; frame-src 'self';");
});

test('fails for a frame with a loose policy, or a name that is a pattern', () => {
  write('assets/run/frame-1a2b.html', '<script>run()</script>');
  expect(() => readBuild(folder, {})).toThrow(
    /^assets\/run\/frame-1a2b\.html: expected its policy/,
  );
  rmSync(path.join(folder, 'assets'), {recursive: true});
  write('assets/run/frame.1a2b.html', frameDocument('run()'));
  expect(() => readBuild(folder, {})).toThrow(/^assets\/run\/frame\.1a2b\.html: expected a name/);
});
