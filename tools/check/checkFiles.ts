import {spawn} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {expanders} from '../../pages';
import {expandPage} from '../../pages/expandPage';
import {programsOf} from '../../pages/examples/programs';
import {checkFrontMatter} from '../../pages/frontMatter';
import {listRoutes} from '../../pages/listPages';
import {splitPage} from '../../pages/readPage';
import {sourcesOf} from '../../pages/sources';
import {findRevertFaults, findThrowerFaults} from './checkReverts';
import {findTypingFaults} from './files/findTypingFaults';
import {anchorsOf, findLinkFaults, linksOf, type Link} from './files/findLinkFaults';
import {shownOn, type Sources} from './files/shownOn';
import {findAddressFaults} from '../../pages/checks/findAddressFaults';
import {findAgingFaults} from '../../pages/checks/aging/findAgingFaults';
import {judgedSentences} from '../../pages/checks/aging/judgedSentences';
import {findFenceFaults} from '../../pages/checks/findFenceFaults';
import {findLanguageFaults} from '../../pages/checks/language/findLanguageFaults';
import {findSampleFaults} from '../../pages/checks/findSampleFaults';
import {registered} from '../../pages/checks/registered';

const ORIGIN = 'https://docs.uniswap.org';

/**
 * Checks files without a build: formatting, spelling, language, addresses, samples, the pages that show them
 * with their front matter, fences, notes and links, of code the imports, and, of examples alone, what
 * they print.
 */
export async function checkFiles(named: readonly string[]): Promise<string[]> {
  const files = named.map((file) => path.relative('.', file).split(path.sep).join('/'));
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0) {
    throw new Error(`no such file: ${missing.join(', ')}; name files from the repository's folder`);
  }
  const examples = sourcesOf('.').examples();
  const changed = files.flatMap((file) => /^examples\/(.+)$/.exec(file)?.[1] ?? []);
  const programs = changed.flatMap((file) => programsOf(sourceOf(file), examples));
  // These are processes of their own: they run while this one reads pages.
  const asides = [
    aside('prettier --check --log-level warn', files),
    aside('cspell lint --no-progress --no-summary --no-must-find-files --dot', files),
    ...(files.some((file) => /\.[cm]?[jt]sx?$/.test(file))
      ? [aside('node --import tsx tools/lint/checkRooms.ts', [])]
      : []),
    ...(programs.length > 0 ? [aside('node --import tsx tools/examples/index.ts', programs)] : []),
  ];
  const sources = readSources();
  const pages = [...new Set(files.flatMap((file) => shownOn(file, sources)))];
  const sourcePages = pages.map((file) => ({file, source: sources[file] ?? ''}));
  const faults = [
    ...files
      .filter((file) => /\.(md|mdx|yaml)$/.test(file))
      .flatMap((file) => findTypingFaults(file, readFileSync(file, 'utf8'))),
    ...files.flatMap((file) =>
      findAddressFaults({file, text: readFileSync(file, 'utf8')}, registered),
    ),
    ...(files.some((file) => file.startsWith('facts/atlas/'))
      ? [...atlasFaults(), ...findThrowerFaults().faults]
      : []),
    ...(files.some((file) => /^docs\/contracts\/.*\.yaml$/.test(file))
      ? findRevertFaults((file) => files.includes(file)).faults
      : []),
    ...files
      .filter((file) => /^(docs|blog|src)\/.*\.(mdx|yaml)$/.test(file))
      .flatMap((file) =>
        findAgingFaults({file, source: readFileSync(file, 'utf8')}, judgedSentences()),
      ),
    ...files
      .filter((file) => /^(docs|blog|src|facts\/atlas)\/.*\.(mdx|yaml)$/.test(file))
      .flatMap((file) => findLanguageFaults({file, source: readFileSync(file, 'utf8')})),
    ...sourcePages.flatMap((page) => findFenceFaults(page, examples)),
    ...findSampleFaults({
      programs: changed.filter((file) => file in examples),
      pages: sourcePages,
      examples,
    }),
    ...(await pageFaults(pages, sources)),
  ];
  return [...faults, ...(await Promise.all(asides)).flat()];
}

/** The program of a captured output, else the file itself. */
const sourceOf = (file: string): string =>
  file.replace(/\.output\.txt$/, '.ts').replace(/\.output\.json$/, '.graphql');

function atlasFaults(): string[] {
  try {
    sourcesOf('.').atlas();
    return [];
  } catch (cause) {
    return [messageOf(cause)];
  }
}

/** What is wrong with pages as readers get them, and with the links from and to them. */
async function pageFaults(pages: readonly string[], sources: Sources): Promise<string[]> {
  const expand = expanders(process.cwd(), ORIGIN, {draws: false});
  const trees = new Map<string, Promise<Root>>();
  const treeOf = (file: string): Promise<Root> => {
    const tree = trees.get(file) ?? expanded({file, source: sources[file] ?? ''}, expand);
    trees.set(file, tree);
    return tree;
  };
  const site = {
    routes: new Set(listRoutes('.')),
    anchors: async (route: string) => {
      const file = `docs${route}.mdx`;
      // A page that does not expand is a fault of its own, where it is checked.
      return sources[file] ? treeOf(file).then(anchorsOf, () => undefined) : undefined;
    },
  };
  const faults: string[] = [];
  for (const file of pages) {
    try {
      const links = linksOf(await treeOf(file), routeOf(file));
      faults.push(...(await findLinkFaults(links, site)).map((fault) => `${file}: ${fault}`));
      for (const [from, found] of linksTo(routeOf(file), sources)) {
        faults.push(...(await findLinkFaults(found, site)).map((fault) => `${from}: ${fault}`));
      }
    } catch (cause) {
      faults.push(`${file}: ${messageOf(cause)}`);
    }
  }
  return faults;
}

const routeOf = (file: string): string => `/${file.replace(/^docs\//, '').replace(/\.mdx$/, '')}`;

async function expanded(
  {file, source}: {file: string; source: string},
  expand: ReturnType<typeof expanders>,
): Promise<Root> {
  const {content, frontMatter: written} = splitPage(source);
  const frontMatter = file.startsWith('docs/') ? checkFrontMatter(written, file) : written;
  return expandPage({path: path.resolve(file), content, frontMatter}, expand);
}

/** The links of other sources to anchors of a page. */
function linksTo(route: string, sources: Sources): [file: string, links: Link[]][] {
  return Object.entries(sources).flatMap(([file, text]) => {
    const matches = [...text.matchAll(/\]\((\/[\w/.-]+)#([\w-]+)\)/g)].filter(
      ([, target]) => target === route,
    );
    const links = matches.map(([, , anchor]) => ({route, anchor}));
    return links.length > 0 ? [[file, links] as [string, Link[]]] : [];
  });
}

/** Pages, notes and atlas as they are written. */
function readSources(): Sources {
  return Object.fromEntries(
    ['docs', 'blog', 'facts/atlas'].flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((file) => /\.(mdx|yaml)$/.test(file))
        .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
        .map((file) => [file, readFileSync(file, 'utf8')]),
    ),
  );
}

/** Runs a command on files, and returns what it prints where it fails. */
function aside(command: string, files: readonly string[]): Promise<string[]> {
  const [program = '', ...flags] = command.split(' ');
  const child = spawn(program, [...flags, ...files]);
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => printed.push(chunk));
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      resolve(code === 0 ? [] : [`${command}\n${Buffer.concat(printed).toString().trim()}`]),
    );
  });
}

const messageOf = (cause: unknown): string =>
  cause instanceof Error ? cause.message : String(cause);
