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
    .map(({url, headings, text}, at) => {
      const [route = '', anchor = ''] = url.split('#');
      const whole = anchor ? sectionOf(pages.get(route) ?? '', anchor) : undefined;
      const begins = whole?.split('\n').slice(1).join(' ').trim().slice(0, SHOWN) ?? text;
      return `${at + 1}. ${headings.join(' › ')}\n   ${route}.md${anchor && `#${anchor}`}\n   ${begins}`;
    })
    .join('\n\n');
}
