import type {Hosting} from './hosting';
import type {Rule} from './rule';
import {typeRules} from './types';

/** The text of `_headers`, as Netlify and Cloudflare Pages read it. */
export function headersFile({rules}: Hosting): string {
  // Cloudflare takes the last of two rules with one pattern and drops the other.
  const lines = new Map<string, string[]>();
  for (const rule of [...rules, ...typeRules]) {
    const added = Object.entries(rule.headers).flatMap(([name, value]) => [
      ...(isTakenBack(name, rule, rules) ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]);
    lines.set(rule.pattern, [...(lines.get(rule.pattern) ?? []), ...added]);
  }
  return [...lines].map(([pattern, added]) => [pattern, ...added, ''].join('\n')).join('');
}

/**
 * Whether a wider rule has set the header, which `! Name` takes back: patterns of these hosts name no
 * exceptions. Netlify skips the line.
 */
const isTakenBack = (name: string, {pattern}: Rule, rules: Hosting['rules']): boolean =>
  rules.some(({except, headers}) => except?.includes(pattern) && name in headers);

/** The text of `_redirects`, as Netlify and Cloudflare Pages read it; both keep the query. */
export const redirectsFile = ({redirects}: Hosting): string =>
  redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');

/** The text of `vercel.json`. */
export const vercelFile = ({rules, redirects}: Hosting): string =>
  `${JSON.stringify(
    {
      cleanUrls: true,
      trailingSlash: false,
      redirects: redirects.map(({from, to}) => ({source: from, destination: to, statusCode: 301})),
      headers: [...rules, ...typeRules].map((rule) => ({
        source: sourceOf(rule),
        headers: Object.entries(rule.headers).map(([key, value]) => ({key, value})),
      })),
    },
    undefined,
    2,
  )}\n`;

/** A rule's addresses in Vercel's notation: `/assets/(.*)`, `/((?!one$|two$).*)`. */
function sourceOf({pattern, except = []}: Rule): string {
  const [start = '', ...rest] = pattern.replace(/\./g, '\\.').split('*');
  const others = except.map((address) => `${address.slice(start.length)}$`).join('|');
  const any = others ? `((?!${others}).*)` : '(.*)';
  return [start, ...rest].join(any);
}
