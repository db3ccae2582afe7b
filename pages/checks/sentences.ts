import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {parse} from 'yaml';

/** A sentence without its code and formulae, which stand as `…`, and the line on which its block begins. */
export type Sentence = {text: string; line?: number};

/** The sentences of notes in YAML. */
export const sentencesOfNotes = (source: string): Sentence[] =>
  textsIn(parse(source))
    .flatMap(split)
    .map((text) => ({text}));

/** The sentences of paragraphs, headings and cells of tables. */
export const sentencesIn = (nodes: readonly Nodes[]): Sentence[] =>
  nodes
    .flatMap(blocksIn)
    .flatMap((block) =>
      split(words(block)).map((text) => ({text, line: block.position?.start.line})),
    );

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value.replace(/`[^`]*`/g, '…')];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
};

function blocksIn(node: Nodes): Nodes[] {
  if (['paragraph', 'heading', 'tableCell'].includes(node.type)) return [node];
  return 'children' in node ? node.children.flatMap(blocksIn) : [];
}

function words(node: Nodes): string {
  if (node.type === 'inlineCode' || node.type === 'code' || /math/i.test(node.type)) return '…';
  return 'children' in node ? node.children.map(words).join('') : toString(node);
}

const split = (text: string): string[] =>
  text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?:;])\s+(?=[A-Z“"'(])/)
    .map((sentence) => sentence.trim());
