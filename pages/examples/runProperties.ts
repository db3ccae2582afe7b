import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseFence, type Fence} from './parseFence';
import {programInTab, runsInTab} from './programInTab';
import {outputOf} from './programs';
import type {Examples} from './readExamples';

type Properties = Record<string, string>;

/** The programs whose output a page shows. */
export function outputsIn(tree: Root): ReadonlySet<string> {
  const programs = new Set<string>();
  visit(tree, 'code', ({meta}) => {
    const {output} = parseFence(meta ?? '');
    if (output) programs.add(output);
  });
  return programs;
}

/**
 * What the block of code runs: `program` with the quoted `file` where that is another; or whose
 * output it `prints`, with its first and last of the `lines` where it shows some of them.
 */
export function runProperties(
  {example, output, lines}: Fence,
  examples: Examples,
  shownOutputs: ReadonlySet<string>,
): Properties {
  if (output) {
    if (!runsInTab(output, examples)) return {};
    const isWhole = !lines || (lines.first === 1 && lines.last === lengthOf(output, examples));
    return {prints: output, ...(!isWhole && {lines: `${lines.first}-${lines.last}`})};
  }
  const program = example && programInTab(example.file, examples, shownOutputs);
  if (!program) return {};
  return {program, ...(program !== example.file && {file: example.file})};
}

const lengthOf = (program: string, examples: Examples): number =>
  (examples[outputOf(program)] ?? '').trimEnd().split('\n').length;

/**
 * Gives each block of a program but its first a name of its own, as its `part`. The first runs it,
 * and where that may be folded, the first that is not; the others `only` open the editor.
 */
export function numberBlocks(tree: Root): void {
  const folded = foldedIn(tree);
  const blocks = new Map<string, {properties: Properties; isFolded: boolean}[]>();
  visit(tree, 'code', (block) => {
    const properties = block.data?.hProperties as Properties | undefined;
    if (!properties?.program) return;
    const others = blocks.get(properties.program) ?? [];
    blocks.set(properties.program, [...others, {properties, isFolded: folded.has(block)}]);
  });
  for (const all of blocks.values()) {
    const firstOpen = all.findIndex(({isFolded}) => !isFolded);
    for (const [index, {properties}] of all.entries()) {
      if (index === 0) continue;
      properties.part = `${index + 1} of ${all.length}`;
      if (index !== firstOpen) properties.only = 'edit';
    }
  }
}

const FOLDS = /^(TabItem|details|Details)$/;

/** The blocks of code in parts of the page that a reader may not have open. */
function foldedIn(tree: Root): ReadonlySet<Code> {
  const folded = new Set<Code>();
  visit(tree, (node) => {
    if (!('name' in node && FOLDS.test(String(node.name)))) return;
    visit(node, 'code', (block) => void folded.add(block));
  });
  return folded;
}
