import {repository} from '../../../config/navigation';
import {sections, type Section} from '../../../config/sections';
import type {Twin} from '../markdown/readTwins';
import {advice} from './advice';
import {bytesOf, MOST_BYTES, type Bundle} from './bundlesOf';
import {listPages, type Describe} from './listPages';
import type {Entry} from './outlineOf';

type Site = {
  /** Origin of the published site. */
  origin: string;
  twins: readonly Twin[];
  bundles: readonly Bundle[];
  /** The tables of contents by their names. */
  outline: Readonly<Record<string, readonly Entry[]>>;
};

/** Where a section is listed with the description of each of its pages. */
export const indexAddress = (folder: string): string => `${folder}llms.txt`;

/** `/llms.txt`: how to read the site, what to do and not to do, and every page by section. */
export function llmsText(site: Site): string {
  const describe = describer(site.twins);
  const lists = sections.flatMap(({name, folder, sidebar}) => [
    `## ${name}`,
    '',
    `[All descriptions](${indexAddress(folder)})`,
    '',
    ...listPages(site.outline[sidebar] ?? [], (entry) =>
      isNamedByAddress(entry) ? undefined : describe(entry),
    ),
    '',
  ]);
  return [...introduction(site), ...lists, ...articles(site.twins), ''].join('\n');
}

/** `/contracts/llms.txt`: one section with the description of each page. */
export function sectionText(
  {name, folder, sidebar}: Section,
  {outline, twins, bundles}: Site,
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
    ...listPages(outline[sidebar] ?? [], describer(twins)),
    '',
  ].join('\n');
}

function introduction({origin, twins, bundles}: Site): string[] {
  return [
    '# Uniswap documentation',
    '',
    '> How to integrate the Uniswap protocol: contracts of v1, v2 and v3, Permit2, the Universal Router, UniswapX, the SDKs and the subgraphs. Signatures come from pinned packages, addresses from one registry, outputs from programs that ran.',
    '',
    `Each page of ${origin} has a Markdown twin at its address with \`.md\`, with the same code, tables and addresses. A heading ends in its anchor, as \`{#fee-tiers}\`. Pages called by the contract or class that they describe stand here without a description.`,
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
    `- [Set-up of the MCP server](${repository}#agents): search, pages, reverts, addresses and examples over stdio, from a clone`,
    '',
    '## Bundles',
    '',
    `Whole pages in one file, at most ${inBytes(MOST_BYTES)} each, but for [llms-full.txt](/llms-full.txt) with all ${twins.length} pages, ${inBytes(bytesOf(twins))}.`,
    '',
    ...listBundles(bundles),
    '',
  ];
}

const listBundles = (bundles: readonly Bundle[]): string[] =>
  bundles.map(({address, folder, twins}) => {
    const pages = twins.length === 1 ? '1 page' : `${twins.length} pages`;
    return `- [${folder}](${address}): ${pages}, ${inBytes(bytesOf(twins))}`;
  });

const articles = (twins: readonly Twin[]): string[] => [
  '## Blog',
  '',
  ...twins
    .filter(({route}) => route.startsWith('/blog/'))
    .map(({route, title, description}) => `- [${title}](${route}.md): ${description}`),
];

function describer(twins: readonly Twin[]): Describe {
  const descriptions = new Map(twins.map(({route, description}) => [route, description]));
  return ({route = ''}) => descriptions.get(route);
}

/** Whether a page is called as what it describes, as `/…/libraries/TickMath`: its name says it. */
const isNamedByAddress = ({label, route = ''}: Entry): boolean => route.endsWith(`/${label}`);

/** `512,000 bytes`. */
const inBytes = (count: number): string => `${count.toLocaleString('en')} bytes`;
