import type {Published} from '../readPublished';
import {sectionOf, sectionsOf} from '../sectionOf';

/** Characters of a page or a section that is given whole. */
const LONGEST = 60_000;

/** A page as Markdown, or one section; of a long one the beginning and the list of its sections. */
export async function readPage(
  published: Pick<Published, 'find' | 'readPage'>,
  {page, section}: {page: string; section?: string},
): Promise<string> {
  const [address = '', inAddress] = page.replace(/^https?:\/\/[^/]+/, '').split('#');
  const route = `/${address.replace(/^\/+|(\/|\.md)$/g, '')}`;
  const text = await published.readPage(route);
  if (text === undefined) {
    const results = await published.find(page.replace(/[/-]/g, ' '));
    const near = [...new Set(results.map(({url}) => url.split('#')[0]))];
    throw new Error(`There is no page ${route}. Near: ${near.slice(0, 5).join(', ') || 'none'}.`);
  }
  const anchor = section?.replace(/^#/, '') || inAddress;
  const part = anchor ? sectionOf(text, anchor) : text;
  if (part !== undefined) return part.length > LONGEST ? beginningOf(part) : part;
  const anchors = sectionsOf(text).map((one) => one.anchor);
  throw new Error(`${route} has no section ${anchor}. Expected one of: ${anchors.join(', ')}.`);
}

function beginningOf(text: string): string {
  const [beginning = '', ...rest] = text.split(/\n(?=#{2,6} .* \{#[^}]+\}$)/m);
  const sections = sectionsOf(rest.join('\n')).map(({title, anchor}) => `- ${title} (#${anchor})`);
  if (sections.length === 0) return text;
  return [
    beginning.trimEnd(),
    `The whole has ${text.length} characters. Ask for one of its sections:`,
    sections.join('\n'),
  ].join('\n\n');
}
