import type {Hosting} from './hosting';
import {typeRules} from './types';

/** The text of `_headers`, as Netlify and Cloudflare Pages read it. */
export function headersFile({rules}: Hosting): string {
  // Cloudflare takes the last of two rules with one pattern and drops the other.
  const lines = new Map<string, string[]>();
  for (const {pattern, headers} of [...rules, ...typeRules]) {
    const added = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    lines.set(pattern, [...(lines.get(pattern) ?? []), ...added]);
  }
  return [...lines].map(([pattern, added]) => [pattern, ...added, ''].join('\n')).join('');
}

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
      headers: [...rules, ...typeRules].map(({pattern, headers}) => ({
        source: sourceOf(pattern),
        headers: Object.entries(headers).map(([key, value]) => ({key, value})),
      })),
    },
    undefined,
    2,
  )}\n`;

/** A pattern in Vercel's notation: `/assets/(.*)`. */
const sourceOf = (pattern: string): string => pattern.replace(/\./g, '\\.').replace(/\*/g, '(.*)');
