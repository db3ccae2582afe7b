import type {Twin} from '../twin/readTwins';
import {advice} from './advice';
import {bytesOf, MOST_BYTES, type Bundle} from './bundlesOf';
import {listPages} from './listPages';
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
export const indexAddress = (folder: string): string => `/${folder}/llms.txt`;

/** The sections by the names of their tables of contents: the folder of each, and its title. */
export const SECTIONS: Readonly<Record<string, {folder: string; title: string}>> = {
  conceptsSidebar: {folder: 'concepts', title: 'Concepts'},
  contractsSidebar: {folder: 'contracts', title: 'Contracts'},
  sdkSidebar: {folder: 'sdk', title: 'SDKs'},
  apiSidebar: {folder: 'api', title: 'APIs'},
};

/** `/llms.txt`: how to read the site, what to do and not to do, and every page by section. */
export function llmsText(site: Site): string {
  const describe = describer(site.twins);
  const sections = Object.entries(SECTIONS).flatMap(([name, {folder, title}]) => [
    `## ${title}`,
    '',
    `[All descriptions](${indexAddress(folder)})`,
    '',
    ...listPages(site.outline[name] ?? [], (route) =>
      isNamedByAddress(route, site.twins) ? undefined : describe(route),
    ),
    '',
  ]);
  return [...introduction(site), ...sections, ...articles(site.twins), ''].join('\n');
}

/** `/contracts/llms.txt`: one section with the description of each page. */
export function sectionText(name: string, {outline, twins, bundles}: Site): string {
  const {folder = '', title = ''} = SECTIONS[name] ?? {};
  const own = bundles.filter((bundle) => `${bundle.folder}/`.startsWith(`/${folder}/`));
  return [
    `# ${title} of the Uniswap documentation`,
    '',
    '> Part of [llms.txt](/llms.txt), which says how to read it.',
    '',
    ...listBundles(own),
    '',
    '## Pages',
    '',
    ...listPages(outline[name] ?? [], describer(twins)),
    '',
  ].join('\n');
}

function introduction({origin, twins, bundles}: Site): string[] {
  return [
    '# Uniswap documentation',
    '',
    '> How to integrate the Uniswap protocol: contracts of v1, v2 and v3, Permit2, the Universal Router, UniswapX, the SDKs and the subgraphs. Signatures come from pinned packages, addresses from one registry, outputs from programs that ran.',
    '',
    `Each page of ${origin} has a Markdown twin at its address with \`.md\`, with the same code, tables and addresses. A heading ends in its anchor, as \`{#fee-tiers}\`. Pages named by the contract or class that they describe are listed here without a description.`,
    '',
    '## Do',
    '',
    ...advice.do.map((item) => `- ${item}`),
    '',
    '## Do not',
    '',
    ...advice.dont.map((item) => `- ${item}`),
    '',
    '## Data',
    '',
    '- [registry.json](/registry.json): chains, tokens and every contract address, with its [JSON Schema](/registry.schema.json)',
    '- [atlas.json](/atlas.json): every revert string and custom error, with causes and fixes, and its [JSON Schema](/atlas.schema.json)',
    '- [Set-up of the MCP server](https://github.com/Uniswap/docs#agents): search, pages, reverts, addresses and examples over stdio, from a clone',
    '',
    `## Bundles`,
    '',
    `Whole pages in one file, at most ${human(MOST_BYTES)} each, but for [llms-full.txt](/llms-full.txt) with all ${twins.length} pages (${human(bytesOf(twins))}).`,
    '',
    ...listBundles(bundles),
    '',
  ];
}

const listBundles = (bundles: readonly Bundle[]): string[] =>
  bundles.map(({address, twins}) => {
    const pages = twins.length === 1 ? '1 page' : `${twins.length} pages`;
    return `- [${address.slice(1)}](${address}): ${pages}, ${human(bytesOf(twins))}`;
  });

const articles = (twins: readonly Twin[]): string[] => [
  '## Blog',
  '',
  ...twins
    .filter(({route}) => route.startsWith('/blog/'))
    .map(({route, title, description}) => `- [${title}](${route}.md): ${description}`),
];

const describer =
  (twins: readonly Twin[]) =>
  (route: string): string | undefined =>
    twins.find((twin) => twin.route === route)?.description;

/** Whether a page is called as what it describes, as `/…/libraries/TickMath`. */
const isNamedByAddress = (route: string, twins: readonly Twin[]): boolean =>
  /\/reference\/.*\/[A-Z]\w+$/.test(route) &&
  twins.some((twin) => twin.route === route && twin.title.includes(route.split('/').at(-1) ?? ''));

/** Bytes in thousands, rounded up, with the exact number: `512 KB (511,873 bytes)`. */
const human = (bytes: number): string =>
  `${Math.ceil(bytes / 1000)} KB (${bytes.toLocaleString('en')} bytes)`;
