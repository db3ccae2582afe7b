import type {Published} from '../readPublished';
import {sectionOf} from '../sectionOf';

/** Characters that are shown of a section. */
const SHOWN = 300;

/** The sections that answer a question, the best first, each with its address and how it begins. */
export async function search(
  {find, readPage}: Published,
  {query, limit}: {query: string; limit: number},
): Promise<string> {
  const results = (await find(query)).slice(0, limit);
  if (results.length === 0) {
    throw new Error(`Nothing answers "${query}". Use words of the protocol, or read /llms.txt.`);
  }
  const sections = results.map(async ({url, headings, text}, at) => {
    const [route = '', anchor = ''] = url.split('#');
    // Of a page that does not load, the result has how the section begins.
    const page = anchor ? await readPage(route).catch(() => undefined) : undefined;
    const begins = sectionOf(page ?? '', anchor)
      ?.split('\n')
      .slice(1)
      .join(' ')
      .trim();
    return `${at + 1}. ${headings.join(' › ')}\n   ${route}.md${anchor && `#${anchor}`}\n   ${begins?.slice(0, SHOWN) ?? text}`;
  });
  return (await Promise.all(sections)).join('\n\n');
}
