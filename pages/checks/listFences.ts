import type {Code, Nodes, Root} from 'mdast';
import {parsePage} from './parsePage';

/** A page: where it is, and what its author wrote. */
export type Page = {file: string; source: string};

/** A fence of a page, as its author wrote it. */
export type PageFence = {
  language: string;
  meta: string;
  text: string;
  line: number;
  /** The innermost `<DemoOnly>` around it. */
  frame?: Frame;
};

/** A frame for code that must not be copied; `warning` says whether it begins with a paragraph. */
export type Frame = {line: number; warns: boolean};

/** By the sources of pages: several checks list the fences of a page, and parsing takes most of their time. */
const listed = new Map<string, readonly PageFence[]>();

/** The fences of a page, in order, wherever they stand: in lists, tabs, figures, frames. */
export function listFences({file, source}: Page): readonly PageFence[] {
  try {
    const fences = listed.get(source) ?? fencesIn(parsePage(source));
    listed.set(source, fences);
    return fences;
  } catch (cause) {
    throw new Error(`${file}: not readable as MDX: ${String(cause)}`, {cause});
  }
}

function fencesIn(node: Root | Nodes, frame?: Frame): PageFence[] {
  if (node.type === 'code') return [fence(node, frame)];
  if (!('children' in node)) return [];
  const inner =
    node.type === 'mdxJsxFlowElement' && node.name === 'DemoOnly'
      ? {line: lineOf(node), warns: node.children[0]?.type === 'paragraph'}
      : frame;
  return node.children.flatMap((child) => fencesIn(child, inner));
}

const fence = (code: Code, frame: Frame | undefined): PageFence => ({
  language: code.lang ?? '',
  meta: code.meta ?? '',
  text: code.value,
  line: lineOf(code),
  ...(frame && {frame}),
});

const lineOf = ({position}: Nodes): number => position?.start.line ?? 1;
