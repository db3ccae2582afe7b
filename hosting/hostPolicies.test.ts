import {describe, expect, test} from 'vitest';
import {COMPILER_FRAME, framePolicies, PROGRAMS_FRAME} from '../testing/frame.fixture';
import {expressionOf, headerRules} from './headers';
import {headersFile, vercelFile} from './staticHosts';

const PAGES = "default-src 'none'; frame-ancestors 'none'";
const frames = Object.entries(framePolicies).map(([address, policy]) => ({address, policy}));
const hosting = {rules: headerRules(PAGES, frames), redirects: []};

const POLICY = 'Content-Security-Policy';

/** The rules of `_headers` that fit an address, each with its lines. */
const linesFor = (address: string): string[][] =>
  headersFile(hosting)
    .split(/^(?=\/)/m)
    .map((rule) => rule.trim().split(/\n\s*/))
    .filter(([pattern = '']) => new RegExp(expressionOf({pattern})).test(address));

const valueIn = (line: string): string | undefined =>
  line.startsWith(`${POLICY}: `) ? line.slice(POLICY.length + 2) : undefined;

/** The policies that a host sends with an address, as its documentation and its sources say. */
const HOSTS: Record<string, (address: string) => string[]> = {
  // Values of all rules, but for those that a later rule detaches.
  'Cloudflare Pages': (address) =>
    linesFor(address).reduce<string[]>(
      (before, lines) => [
        ...(lines.includes(`! ${POLICY}`) ? [] : before),
        ...lines.flatMap((line) => valueIn(line) ?? []),
      ],
      [],
    ),
  // A later rule replaces the value of an earlier one; a line without a colon is skipped.
  Netlify: (address) =>
    linesFor(address)
      .flat()
      .flatMap((line) => valueIn(line) ?? [])
      .slice(-1),
  // Values of all rules.
  Vercel: (address) => {
    const {headers} = JSON.parse(vercelFile(hosting)) as {
      headers: {source: string; headers: {key: string; value: string}[]}[];
    };
    return headers
      .filter(({source}) => new RegExp(`^${source}$`).test(address))
      .flatMap((rule) => rule.headers)
      .filter(({key}) => key === POLICY)
      .map(({value}) => value);
  },
};

describe.each(Object.entries(HOSTS))('%s', (_host, policiesOf) => {
  test.each([PROGRAMS_FRAME, COMPILER_FRAME])('sends %s with its policy alone', (address) => {
    expect(policiesOf(address)).toEqual([framePolicies[address]]);
  });

  test.each(['/', '/a/b', '/assets/run/engine-1a2b.js', `${PROGRAMS_FRAME}0`])(
    'sends %s with the policy of pages',
    (address) => {
      expect(policiesOf(address)).toEqual([PAGES]);
    },
  );
});
