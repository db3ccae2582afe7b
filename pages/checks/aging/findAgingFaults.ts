import type {Nodes, Root, RootContent} from 'mdast';
import type {Page} from '../listFences';
import {parsePage} from '../parsePage';
import {sentencesIn, sentencesOfNotes, type Sentence} from '../sentences';

/** Words and years that make a sentence wrong without anybody changing it; no number of an EIP. */
const AGING =
  /\b(?:at present|currently|latest|newest|(?<!\byou (?:can )?)now|nowadays|recently|today|(?<!-)20(?:2[4-9]|[3-9]\d))\b/i;

/** Of the words, those that notes may use: they speak of a function and its state. */
const OF_FUNCTIONS = /^(?:latest|newest|now)$/i;

/** A fence that quotes a program of the page, or what it printed. */
const PROGRAM = /\b(?:example|output|run)=/;

/**
 * Sentences of a page or of notes that age: they say what holds now, or name a year after 2023,
 * outside `<State>`, `<States>`, `<When>` and `<Verified>`, in a passage that shows no program.
 * `judged` are sentences that were read and do not age.
 */
export function findAgingFaults({file, source}: Page, judged: ReadonlySet<string>): string[] {
  const sentences = /\.ya?ml$/.test(file)
    ? ofMoreThanFunctions(sentencesOfNotes(source))
    : sentencesOfPage(source);
  return sentences.flatMap(({line, text}) => {
    const [word] = AGING.exec(text) ?? [];
    return word && !judged.has(text)
      ? [`${file}${line ? `:${line}` : ''}: "${word}" in: ${text}`]
      : [];
  });
}

const ofMoreThanFunctions = (sentences: readonly Sentence[]): Sentence[] =>
  sentences.filter(({text}) => {
    const [word] = AGING.exec(text) ?? [];
    return word !== undefined && !OF_FUNCTIONS.test(word);
  });

const sentencesOfPage = (source: string): Sentence[] =>
  passagesOf(parsePage(source))
    .filter((passage) => !showsProgram(passage))
    .flatMap(sentencesIn);

/** The nodes of a page, in the parts that its headings make. */
function passagesOf({children}: Root): RootContent[][] {
  const passages: RootContent[][] = [[]];
  for (const node of children) {
    if (node.type === 'heading') passages.push([]);
    passages.at(-1)?.push(node);
  }
  return passages;
}

const showsProgram = (nodes: readonly Nodes[]): boolean =>
  nodes.some((node) =>
    node.type === 'code'
      ? PROGRAM.test(node.meta ?? '')
      : 'children' in node && showsProgram(node.children),
  );
