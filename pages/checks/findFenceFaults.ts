import {isTypeChecked, parseFence, type Fence} from '../examples/parseFence';
import {quoteFence, quoteProgram} from '../examples/quote';
import type {Examples} from '../examples/readExamples';
import {listFences, type Page, type PageFence} from './listFences';

/** Code that a reader could run, by the languages that fences are marked with. */
const RUNNABLE =
  /^(ts|tsx|typescript|m?[jt]s|cjs|jsx|javascript|solidity|sol|sh|bash|shell|zsh|graphql|gql|json)$/;

const REASONS = [
  'signature',
  'fragment',
  'external-account',
  'retired-service',
  'vyper',
  'interactive',
  'type-checked',
];

/** What is wrong with the fences of a page: code that nothing runs and that does not say why. */
export function findFenceFaults(page: Page, examples: Examples): string[] {
  return listFences(page).flatMap((fence) =>
    faultsOf(fence, examples).map((fault) => `${page.file}:${fence.line}: ${fault}`),
  );
}

/** How many runnable fences of a page ran, have a reason not to, or neither. */
export function countFences(page: Page): {executed: number; excused: number; unexecuted: number} {
  const runnable = listFences(page)
    .filter(isRunnable)
    .map(({meta}) => read(meta));
  const isExecuted = (fence: Fence): boolean =>
    Boolean(fence.example ?? fence.output ?? fence.run) && !isTypeChecked(fence);
  const executed = runnable.filter((fence) => fence && isExecuted(fence)).length;
  const excused = runnable.filter(
    (fence) => fence?.why && !isExecuted(fence) && REASONS.includes(fence.why),
  ).length;
  return {executed, excused, unexecuted: runnable.length - executed - excused};
}

const isRunnable = ({language}: PageFence): boolean => RUNNABLE.test(language);

function faultsOf(fence: PageFence, examples: Examples): string[] {
  const words = read(fence.meta);
  if (typeof words === 'undefined') return [`"${fence.meta}" has lines= that are no range`];
  const {example, output, run, why, title} = words;
  const isFilled = Boolean(example ?? output ?? run);
  return [
    fence.language === '' && 'the fence has no language; use "text" for what is no code',
    !title &&
      !isFilled &&
      fence.language !== 'mermaid' &&
      'the fence has no title; give the file\'s name, "terminal", or what the reader sees, as title="…"',
    isRunnable(fence) && !isFilled && reasonFault(fence, why),
    why === 'fragment' && fragmentFault(fence, words, examples),
    quoteFault(fence, words, examples),
  ].filter((fault) => typeof fault === 'string');
}

function read(meta: string): Fence | undefined {
  try {
    return parseFence(meta);
  } catch {
    return undefined;
  }
}

function reasonFault({language}: PageFence, why: string | undefined): string | false {
  if (why && REASONS.includes(why)) return false;
  const fault = why ? `the reason "${why}" is not on the list` : 'it runs nowhere';
  return `${language} code must run, and ${fault}. Quote a program with example=<path under examples/>#<region>, show its output with output=<path> or the commands that run it with run=<path>, or give why= one of: ${REASONS.join(', ')}`;
}

function fragmentFault({text}: PageFence, {whole}: Fence, examples: Examples): string | false {
  if (!whole) {
    return 'why=fragment needs whole=<path under examples/> with the program that holds it; better, quote a region with example=';
  }
  try {
    return (
      !unindented(quoteProgram({file: whole}, examples)).includes(unindented(text)) &&
      `examples/${whole} does not hold this fragment, line for line; quote a region with example= so that they cannot differ`
    );
  } catch (cause) {
    return messageOf(cause);
  }
}

/** What the build would refuse, told before it. */
function quoteFault({text}: PageFence, fence: Fence, examples: Examples): string | false {
  const {example, run, output = run} = fence;
  if (!example && !output) return false;
  if (text.trim() !== '') return 'the fence quotes a file and has text of its own; leave it empty';
  try {
    quoteFence({...fence, output}, examples);
    return false;
  } catch (cause) {
    return messageOf(cause);
  }
}

const unindented = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

const messageOf = (cause: unknown): string =>
  cause instanceof Error ? cause.message : String(cause);
