import type {Nodes, Root} from 'mdast';
import {marksOf} from '../../../pages/nodes';
import {anchorOf, titleOf} from './headingOf';
import type {Section} from './section';

type Page = {
  /** Address of the page. */
  route: string;
  title: string;
  description?: string;
  searchedAs?: string[];
  /** Questions that sections answer, by their anchors. */
  answers?: Record<string, string[]>;
  /** Makes the anchor of a heading that names none, as the framework does. */
  slug: (heading: string) => string;
};

/** What stands before the first heading. */
const BEGINNING = 'beginning';

/** The sections of a page's expanded tree: what stands before the first heading, then a section for each. */
export function sectionsOf(
  tree: Root,
  {route, title, slug, description, searchedAs, answers = {}}: Page,
): Section[] {
  const asked = new Map(Object.entries(answers));
  const empty = {text: '', code: '', searchedAs};
  const sections: Section[] = [
    {...empty, url: route, headings: [title], description, answers: asked.get(BEGINNING)},
  ];
  const trail: {depth: number; heading: string}[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'heading') {
      const heading = titleOf(node);
      while ((trail.at(-1)?.depth ?? 0) >= node.depth) trail.pop();
      trail.push({depth: node.depth, heading});
      const anchor = anchorOf(node) ?? slug(heading);
      sections.push({
        ...empty,
        url: `${route}#${anchor}`,
        headings: [title, ...trail.map((one) => one.heading)],
        answers: asked.get(anchor),
      });
      return;
    }
    const section = sections.at(-1);
    const {kind} = marksOf(node);
    // Every example says alike what ran it.
    if (!section || kind === 'provenance' || isContents(node, route)) return;
    // Found, but not read: the networks and packages of a page, selectors and callers.
    if (kind === 'scope') section.code = joined(section.code, wordsIn(node));
    else if (kind === 'facts') section.facts = wordsIn(node);
    else if (node.type === 'code') section.code = joined(section.code, node.value);
    else if (isWord(node)) section.text = joined(section.text, node.value);
    else if ('children' in node) node.children.forEach(visit);
  };
  tree.children.forEach(visit);
  refuseUnknown([...asked.keys()], sections);
  return sections
    .map((section) => ({...section, text: section.text.replace(/\s+/g, ' ').trim()}))
    .filter(({text, code}, at) => at === 0 || text || code);
}

function refuseUnknown(anchors: readonly string[], sections: readonly Section[]): void {
  const known = sections.map(({url}) => url.split('#')[1] ?? BEGINNING);
  const unknown = anchors.filter((anchor) => !known.includes(anchor));
  if (unknown.length > 0) {
    throw new Error(
      `The front matter's "answers" names ${unknown.join(', ')}, expected an anchor of the page: ${known.join(', ')}.`,
    );
  }
}

/** Code in the flow of a sentence is read like a word. */
const isWord = (node: Nodes): node is Extract<Nodes, {type: 'inlineCode' | 'text'}> =>
  node.type === 'text' || node.type === 'inlineCode';

const wordsIn = (node: Nodes): string =>
  isWord(node) ? node.value : 'children' in node ? node.children.map(wordsIn).join(' ') : '';

/** A table that only leads to the sections of its own page, which are found themselves. */
function isContents(node: Nodes, route: string): boolean {
  if (node.type !== 'table') return false;
  const [, ...rows] = node.children;
  return rows.every(({children: [first]}) =>
    first?.children.some(
      (child) => child.type === 'link' && ['#', `${route}#`].some((at) => child.url.startsWith(at)),
    ),
  );
}

const joined = (before: string, after: string): string => (before ? `${before} ${after}` : after);
