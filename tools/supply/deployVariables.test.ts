import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';

/** Variables of the README that nothing which is deployed reads. */
const LOCAL = [
  'ANVIL',
  'CHAIN',
  'CHROMIUM_PATH',
  'NGINX_LISTEN',
  'NGINX_ROOT',
  'SANDBOX_PORT',
  'SITE_DIRECTORY',
  'SITE_UNDER_TEST',
  'SPEED',
];

type Deploy = {jobs: Record<string, {steps: {env?: Record<string, string>}[]}>};

test('passes every variable that the README documents to what is deployed', () => {
  const documented = readFileSync('README.md', 'utf8').matchAll(/^\| `([A-Z][A-Z_]+)` +\|/gm);
  const {jobs} = parse(readFileSync('.github/workflows/deploy.yml', 'utf8')) as Deploy;
  const passed = Object.values(jobs)
    .flatMap(({steps}) => steps)
    .flatMap(({env = {}}) => Object.keys(env));
  expect([...new Set([...passed, ...LOCAL])].sort()).toEqual(
    [...documented].map(([, name]) => name).sort(),
  );
});
