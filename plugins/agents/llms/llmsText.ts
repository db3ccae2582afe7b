import {repository} from '../../../config/navigation';
import {publishedPackages} from '../../../config/publishedPackages';
import {sections, type Section} from '../../../config/sections';
import {markdownAddress} from '../markdown/markdownAddress';
import type {MarkdownPage} from '../markdown/writePages';
import {advice} from './advice';
import {countBytes, MOST_BYTES, type Bundle} from './createBundles';
import type {Entry} from './readOutline';

/** Returns what is said of a page beside its name; nothing for a page that is listed by its name. */
type Describe = (page: Entry) => string | undefined;

type Site = {
  /** Origin of the published site. */
  origin: string;
  pages: readonly MarkdownPage[];
  bundles: readonly Bundle[];
  /** The tables of contents by their names. */
  outline: Readonly<Record<string, readonly Entry[]>>;
};

/** Where a section is listed with the description of each of its pages. */
export const indexAddress = (folder: string): string => `${folder}llms.txt`;

/** `/llms.txt`: how to read the site, what to do and not to do, and every page by section. */
export function llmsText(site: Site): string {
  const describe = describer(site.pages);
  const lists = sections.flatMap(({name, folder, sidebar}) => [
    `## ${name}`,
    '',
    `[All descriptions](${indexAddress(folder)})`,
    '',
    ...listEntries(site.outline[sidebar] ?? [], (entry) =>
      isNamedByAddress(entry) ? undefined : describe(entry),
    ),
    '',
  ]);
  return [...introduction(site), ...lists, ...articles(site.pages), ''].join('\n');
}

/** `/contracts/llms.txt`: one section with the description of each page. */
export function sectionText(
  {name, folder, sidebar}: Section,
  {outline, pages, bundles}: Site,
): string {
  const own = bundles.filter((bundle) => `${bundle.folder}/`.startsWith(folder));
  return [
    `# ${name} of the Uniswap documentation`,
    '',
    '> Part of [llms.txt](/llms.txt), which says how to read it.',
    '',
    ...listBundles(own),
    '',
    '## Pages',
    '',
    ...listEntries(outline[sidebar] ?? [], describer(pages)),
    '',
  ].join('\n');
}

function introduction({origin, pages, bundles}: Site): string[] {
  return [
    '# Uniswap documentation',
    '',
    '> How to integrate the Uniswap protocol: contracts of v1 to v4, Permit2, the Universal Router, UniswapX, the SDKs and the subgraphs. Signatures come from pinned packages, addresses from one registry, outputs from programs that ran.',
    '',
    `Each page of ${origin} has a Markdown version at its address with \`.md\`, with the same code, tables and addresses. A heading ends in its anchor, as \`{#fee-tiers}\`. Pages called by the contract or class that they describe stand here without a description.`,
    '',
    '## Do',
    '',
    ...advice.do.map((item) => `- ${item}`),
    '',
    '## Do not',
    '',
    ...advice.doNot.map((item) => `- ${item}`),
    '',
    '## Data',
    '',
    '- [registry.json](/registry.json): chains, tokens and every contract address, with its [JSON Schema](/registry.schema.json)',
    '- [atlas.json](/atlas.json): every revert string and custom error, with causes and fixes, and its [JSON Schema](/atlas.schema.json)',
    `- [MCP server](${publishedPackages.mcp}): search, pages, reverts, addresses, examples and projects as tools; start it by \`npx -y ${origin}${publishedPackages.mcp}\` ([set-up and hosting](${repository}#agents))`,
    '',
    '## Bundles',
    '',
    `Whole pages in one file, at most ${inBytes(MOST_BYTES)} each, but for [llms-full.txt](/llms-full.txt) with all ${pages.length} pages, ${inBytes(countBytes(pages))}.`,
    '',
    ...listBundles(bundles),
    '',
  ];
}

/** The entries of a table of contents as nested lists, with links to the Markdown versions of the pages. */
const listEntries = (entries: readonly Entry[], describe: Describe, depth = 0): string[] =>
  entries.flatMap((entry) => {
    const {label, route, entries: below = []} = entry;
    const description = route && describe(entry);
    const name = route ? `[${label}](${markdownAddress(route)})` : label;
    return [
      `${'  '.repeat(depth)}- ${name}${description ? `: ${description}` : ''}`,
      ...listEntries(below, describe, depth + 1),
    ];
  });

const listBundles = (bundles: readonly Bundle[]): string[] =>
  bundles.map(({address, folder, pages}) => {
    const count = pages.length === 1 ? '1 page' : `${pages.length} pages`;
    return `- [${folder}](${address}): ${count}, ${inBytes(countBytes(pages))}`;
  });

const articles = (pages: readonly MarkdownPage[]): string[] => [
  '## Blog',
  '',
  ...pages
    .filter(({route}) => route.startsWith('/blog/'))
    .map(({route, title, description}) => `- [${title}](${route}.md): ${description}`),
];

function describer(pages: readonly MarkdownPage[]): Describe {
  const descriptions = new Map(pages.map(({route, description}) => [route, description]));
  return ({route = ''}) => descriptions.get(route);
}

/** Whether a page is called as what it describes, as `/…/libraries/TickMath`: its name says it. */
const isNamedByAddress = ({label, route = ''}: Entry): boolean => route.endsWith(`/${label}`);

/** `512,000 bytes`. */
const inBytes = (count: number): string => `${count.toLocaleString('en')} bytes`;
