import {readFileSync} from 'node:fs';
import type {Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {beforeAll, expect, test} from 'vitest';
import {findAddressFaults} from '../../pages/checks/findAddressFaults';
import {readSite} from '../../tools/search/readSite';
import {registered} from '../../pages/checks/registered';
import {listPages} from '../../pages/listPages';
import {amongJudged, readJudged} from '../../tools/search/judgedPages';
import {rankOf} from '../../tools/search/rankOf';
import {isDeep} from '../../testing/tier';
import type {PageTree} from '../../pages/readTrees';
import {createBundles, countBytes, MOST_BYTES} from './llms/createBundles';
import {createAgentSearch} from './search/createAgentSearch';
import {agentSearchData, type AgentSearchData} from './search/agentSearchData';
import {writePages, type MarkdownPage} from './markdown/writePages';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath);
const RELEASE = /(?:@[\w-]+\/)?[\w.-]+@\d+\.\d+\.\d+(?:-[\w.-]*\w)?/g;
/** What the site and the folders of `packages/` install. */
const locks = ['.', 'packages/mcp', 'packages/swap-widget', 'packages/web3-react'].map(
  (folder) => JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8')) as Lock,
);
type Lock = {packages: Record<string, {name?: string; version?: string}>};
/** Releases that nothing installs: one that pages name as a source, and one for readers to install. */
const cited = ['@uniswap/universal-router@2.0.0', '@openzeppelin/uniswap-hooks@1.2.1'];
const ADDRESS = /0x[0-9a-fA-F]{40}(?![0-9a-fA-F])/g;

/** Share of the Markdown versions that is parsed: all in the deep tier, else a part; `agents.spec.ts` reads another. */
const EVERY = isDeep ? 1 : 8;

let pages: PageTree[];
let data: AgentSearchData;
let written: MarkdownPage[];
/** Each page's tree beside the tree of its Markdown version. */
let pairs: {route: string; page: Root; markdown: Root}[];

beforeAll(async () => {
  pages = await readSite();
  data = agentSearchData(pages);
  written = writePages(pages, {origin: 'https://docs.example'});
  pairs = pages
    .map(({route, tree}, at) => ({route, page: tree, text: written[at]?.text ?? ''}))
    .filter((_, at) => at % EVERY === 0)
    .map(({text, ...pair}) => ({
      ...pair,
      markdown: parser.parse(text.replace(/^---\n.*?\n---\n/s, '')),
    }));
});

test('has a Markdown version of every page that is present', () => {
  expect(written.map(({route}) => route)).toEqual(listPages('.').map(({route}) => route));
});

test('holds every block of code of every page, with language and title', () => {
  for (const {route, page, markdown} of pairs) {
    expect(blocksIn(markdown), route).toEqual(blocksIn(page));
  }
});

test('names every release under the name that a lock has it by', () => {
  const installed = locks.flatMap(({packages}) =>
    Object.entries(packages).map(
      ([folder, {name = folder.split('node_modules/').pop(), version}]) => `${name}@${version}`,
    ),
  );
  const known = new Set([...installed, ...cited]);
  for (const {route, page} of pairs) {
    const named = wordsIn(page).match(RELEASE) ?? [];
    expect(
      named.filter((release) => !known.has(release)),
      route,
    ).toEqual([]);
  }
});

test('holds every table of every page, cell by cell', () => {
  for (const {route, page, markdown} of pairs) {
    expect(tablesIn(markdown), route).toEqual(tablesIn(page));
  }
});

test('holds every address of every page, whole and in order', () => {
  for (const {route, page, markdown} of pairs) {
    expect(wordsIn(markdown).match(ADDRESS), route).toEqual(wordsIn(page).match(ADDRESS));
  }
});

test('names in Markdown versions no address that the registry does not have', () => {
  for (const {route, text} of written) {
    expect.soft(findAddressFaults({file: `${route}.md`, text}, registered)).toEqual([]);
  }
});

test('ends every heading in the anchor that search leads to', () => {
  const anchors = new Set(written.flatMap(({route, text}) => anchorsIn(route, text)));
  expect(data.passages.map(({url}) => url).filter((url) => !anchors.has(url))).toEqual([]);
});

test('leaves no component, expression or import in a Markdown version', () => {
  for (const {route, markdown} of pairs) {
    visit(markdown, 'html', ({value}) => {
      expect.soft(value, route).not.toMatch(/^<|^\{\/\*|^import /);
    });
  }
});

test('splits the site into bundles of at most the stated size', () => {
  const bundles = createBundles(written);
  expect(bundles.flatMap((bundle) => bundle.pages.map(({route}) => route)).sort()).toEqual(
    written.map(({route}) => route).sort(),
  );
  for (const bundle of bundles) {
    expect.soft(countBytes(bundle.pages), bundle.address).toBeLessThanOrEqual(MOST_BYTES);
  }
});

test('answers at least 95 of 100 questions with a right section among the first three', () => {
  const rows = readFileSync('tests/agents/questions.tsv', 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
  const known = new Set(data.passages.map(({url}) => url));
  const answer = createAgentSearch(data);
  const judged = readJudged();

  const asked = rows.map(([question = '', answers = '']) => {
    const accepted = answers.split(' ');
    expect
      .soft(
        accepted.filter((url) => !known.has(url.replace(/#$/, ''))),
        question,
      )
      .toEqual([]);
    const found = amongJudged(
      answer(question).map(({url}) => url),
      {judged, accepted},
    );
    return {question, rank: rankOf(found, accepted) ?? Infinity, found: found.slice(0, 3)};
  });
  const missed = asked.filter(({rank}) => rank > 3);
  console.log(`success@3: ${asked.length - missed.length} of ${asked.length}`);
  expect(asked).toHaveLength(100);
  expect(missed.length, JSON.stringify(missed, null, 2)).toBeLessThanOrEqual(5);
});

function blocksIn(tree: Root): string[][] {
  const found: string[][] = [];
  visit(tree, 'code', ({lang, meta, value}) => {
    found.push([lang ?? '', /title="([^"]*)"/.exec(meta ?? '')?.[1] ?? '', value]);
  });
  return found;
}

function tablesIn(tree: Root): string[][][] {
  const found: string[][][] = [];
  visit(tree, 'table', ({children}) => {
    found.push(
      children.map((row) => row.children.map((cell) => withoutNotes(wordsIn(cell)).trim())),
    );
  });
  return found;
}

const withoutNotes = (text: string): string =>
  text.replace(/(0x[0-9a-fA-F]{40}) \([^)]+\)/g, '$1').replace(/ \{#[^}]+\}/g, '');

/** What a reader reads, without code blocks, as both trees hold it. */
function wordsIn(node: Nodes): string {
  if (node.type === 'code' || /Expression$|^mdxjsEsm$|^html$/.test(node.type)) return '';
  if ('value' in node) return node.value;
  const between = FLOW.has(node.type) ? ' ' : '';
  return 'children' in node ? node.children.map(wordsIn).join(between) : '';
}

/** What holds blocks: the words of two of them stand apart. */
const FLOW = new Set([
  'root',
  'list',
  'listItem',
  'blockquote',
  'table',
  'tableRow',
  'containerDirective',
  'mdxJsxFlowElement',
]);

const anchorsIn = (route: string, text: string): string[] => [
  route,
  ...[...text.matchAll(/ \{#([^}]+)\}/g)].map((one) => `${route}#${one[1]}`),
];
