import {createSlugger} from '@docusaurus/utils';
import type {Nodes} from 'mdast';
import {marksOf} from '../../../pages/nodes';
import type {PageTree} from '../../../pages/readTrees';
import type {Passage} from './passage';
import {readHeading} from './readHeading';

/** The message of an SDK, as guides quote it; lists of errors have the reason alone. */
const INVARIANT = /^Invariant failed: ([A-Z][A-Z\d_]+)$/;
const REASON = /^([A-Z][A-Z\d_]+)$/;
/** The key, in the front matter, of questions that the text before the first heading answers. */
const BEGINNING = 'beginning';

/**
 * Reads the passages of a page from its expanded tree: the text before the first heading, then one for each
 * heading. Throws where the front matter has questions for an anchor that the page lacks.
 */
export function readPassages({
  file,
  route,
  title,
  description,
  tree,
  frontMatter: {kind, sidebar_label: label, searchedAs, answers = {}},
}: PageTree): Passage[] {
  const asked = new Map(Object.entries(answers));
  const {slug} = createSlugger();
  const empty = {text: '', code: '', searchedAs, ...(kind && {kind}), ...(label && {label})};
  const passages: Passage[] = [
    {...empty, url: route, headings: [title], description, answers: asked.get(BEGINNING)},
  ];
  const trail: {depth: number; title: string}[] = [];
  const visit = (node: Nodes, isThrown = false): void => {
    if (node.type === 'heading') {
      const heading = readHeading(node, slug);
      while ((trail.at(-1)?.depth ?? 0) >= node.depth) trail.pop();
      trail.push({depth: node.depth, title: heading.title});
      passages.push({
        ...empty,
        url: `${route}#${heading.anchor}`,
        headings: [title, ...trail.map((above) => above.title)],
        answers: asked.get(heading.anchor),
      });
      return;
    }
    const passage = passages.at(-1);
    const mark = marksOf(node).kind;
    // Every example says alike what ran it.
    if (!passage || mark === 'provenance' || isContents(node, route)) return;
    const listed = contractIn(node);
    if (listed) passage.addressesOf = [...(passage.addressesOf ?? []), listed];
    // Found, but not read: the networks and packages of a page, selectors and callers.
    if (mark === 'scope') passage.code = joined(passage.code, wordsIn(node));
    else if (mark === 'facts') passage.facts = wordsIn(node);
    else if (node.type === 'code') passage.code = joined(passage.code, node.value);
    else if (isWord(node)) {
      passage.text = joined(passage.text, node.value);
      const invariant = invariantOf(node, isThrown);
      if (invariant) passage.invariants = [...(passage.invariants ?? []), invariant];
    } else if ('children' in node)
      node.children.forEach((child) => visit(child, isThrown || mark === 'throws'));
  };
  tree.children.forEach((node) => visit(node));
  refuseUnknown([...asked.keys()], {file, passages});
  return passages
    .map((passage) => ({...passage, text: passage.text.replace(/\s+/g, ' ').trim()}))
    .filter(
      ({url, text, code, answers}, at) =>
        at === 0 || ((answers || !LEADS_ELSEWHERE.test(url)) && (text || code)),
    );
}

/** Passages that only lead to others, or name what a reference was made of: they answer nothing, unless their page says so. */
const LEADS_ELSEWHERE = /#(?:index|next|source)$/;

function refuseUnknown(
  asked: readonly string[],
  {file, passages}: {file: string; passages: readonly Passage[]},
): void {
  const anchors = passages.map(({url}) => url.split('#')[1] ?? BEGINNING);
  const unknown = asked.filter((anchor) => !anchors.includes(anchor));
  if (unknown.length > 0) {
    throw new Error(
      `${file}: The front matter's "answers" names ${unknown.join(', ')}, expected an anchor of the page: ${anchors.join(', ')}.`,
    );
  }
}

/** Code in the flow of a sentence is read like a word. */
const isWord = (node: Nodes): node is Extract<Nodes, {type: 'inlineCode' | 'text'}> =>
  node.type === 'text' || node.type === 'inlineCode';

/** The check that inline code names: the reason alone in a list of errors, or the whole message. */
function invariantOf({type, value}: Extract<Nodes, {value: string}>, isThrown: boolean) {
  if (type !== 'inlineCode') return undefined;
  const [, invariant] = (isThrown ? REASON : INVARIANT).exec(value) ?? [];
  return invariant;
}

/** The contract whose address a row of a table of deployments has. */
function contractIn(node: Nodes): string | undefined {
  const contract = node.type === 'tableRow' && node.data?.hProperties?.dataContract;
  return typeof contract === 'string' ? contract : undefined;
}

const wordsIn = (node: Nodes): string =>
  isWord(node) ? node.value : 'children' in node ? node.children.map(wordsIn).join(' ') : '';

/** A table that only leads to the passages of its own page, which are found themselves. */
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
