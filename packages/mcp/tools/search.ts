import type {Built} from '../readBuilt';
import {sectionOf} from '../sectionOf';

/** Characters that are shown of a section. */
const SHOWN = 300;

/** The sections that answer a question, the best first, each with its address and how it begins. */
export function search(
  {find, pages}: Built,
  {query, limit}: {query: string; limit: number},
): string {
  const results = find(query).slice(0, limit);
  if (results.length === 0) {
    throw new Error(`Nothing answers "${query}". Use words of the protocol, or read /llms.txt.`);
  }
  return results
    .map(({u, h, t}, at) => {
      const [route = '', anchor = ''] = u.split('#');
      const text = anchor ? sectionOf(pages.get(route) ?? '', anchor) : undefined;
      const begins = text?.split('\n').slice(1).join(' ').trim().slice(0, SHOWN) ?? t;
      return `${at + 1}. ${h.join(' › ')}\n   ${route}.md${anchor && `#${anchor}`}\n   ${begins}`;
    })
    .join('\n\n');
}
