import {z} from 'zod';
import type {PublishedEntry} from '../../facts/atlas/published';
import type {published} from '../../facts/registry/published';
import {markdownAddress} from '../../plugins/agents/markdown/markdownAddress';
import {createAgentSearch} from '../../plugins/agents/search/createAgentSearch';
import type {AgentSearchData, PagePrograms} from '../../plugins/agents/search/agentSearchData';
import type {Excerpt} from '../../plugins/search/engine/packExcerpts';
import {createCache, type Cache} from './source/createCache';
import type {Source} from './source/source';

export type Registry = Pick<typeof published, 'chains' | 'tokens' | 'deployments'>;

const FILE = z.string().regex(/^(?!.*\.\.)[\w@.-]+(\/[\w@.-]+)*$/);
const project = z.object({
  /** The program as pages name it, without its ending: `sdk/v3/quote`. */
  name: FILE,
  title: z.string(),
  page: z.string(),
  /** Address of the archive. */
  zip: z.string().startsWith('/'),
  files: z.array(FILE),
});
/** A program of a page as a project that a reader takes away. */
export type Project = z.infer<typeof project>;

/** What the tools know: the published files of the site, each read when it is first asked for. */
export type Published = {
  placeOf: Source['placeOf'];
  /** The sections that answer a question, the best first. */
  find: (question: string) => Promise<Excerpt[]>;
  /** The pages, with the programs that each links. */
  pages: () => Promise<readonly PagePrograms[]>;
  /** The Markdown version of a page; nothing where the site has no such page. */
  readPage: (route: string) => Promise<string | undefined>;
  registry: () => Promise<Registry>;
  reverts: () => Promise<readonly PublishedEntry[]>;
  /** The programs that are projects; none where the site has no list of them. */
  projects: () => Promise<readonly Project[]>;
  /** A file of a project; nothing where it is not there. */
  readFile: (project: Project, file: string) => Promise<string | undefined>;
};

/** The published files of a site, kept for a while. */
export function readPublished(source: Source, cache: Cache = createCache()): Published {
  const text = (address: string) => cache(address, () => source.read(address));
  // Making the index takes a second: it is made again only of another text.
  const made = new Map<string, {from: string | undefined; data: unknown}>();
  const json = async <Data>(address: string, parse: (data: unknown) => Data): Promise<Data> => {
    const from = await text(address);
    const before = made.get(address);
    if (before && before.from === from) return before.data as Data;
    const data = parsed(from, {source, address, parse});
    made.set(address, {from, data});
    return data;
  };

  const index = () =>
    json('/agents/search.json', (data) => {
      const {pages} = data as AgentSearchData;
      const routes = new Set(pages.map(({route}) => route));
      return {pages, routes, find: createAgentSearch(data as AgentSearchData)};
    });
  return {
    placeOf: source.placeOf,
    find: async (question) => (await index()).find(question),
    pages: async () => (await index()).pages,
    readPage: async (route) =>
      (await index()).routes.has(route) ? text(markdownAddress(route)) : undefined,
    registry: () =>
      json('/registry.json', (data) =>
        z
          .object({
            chains: z.array(z.unknown()),
            tokens: z.array(z.unknown()),
            deployments: z.array(z.unknown()),
          })
          .parse(data),
      ) as Promise<Registry>,
    reverts: async () =>
      (await json('/atlas.json', (data) => z.object({entries: z.array(z.unknown())}).parse(data)))
        .entries as readonly PublishedEntry[],
    projects: async () => {
      const list = await text(PROJECTS);
      return list === undefined ? [] : parsed(list, {source, address: PROJECTS, parse: projects});
    },
    readFile: ({name}, file) => text(`/examples/${name}/${file}`),
  };
}

const PROJECTS = '/examples/projects.json';
const projects = (data: unknown): Project[] => z.array(project).parse(data);

type Reading<Data> = {source: Source; address: string; parse: (data: unknown) => Data};

/** A file of data; the error says of which, and what would do. */
function parsed<Data>(text: string | undefined, {source, address, parse}: Reading<Data>): Data {
  const place = source.placeOf(address);
  if (text === undefined) {
    throw new Error(`${place} is missing: is this the documentation of Uniswap, and new enough?`);
  }
  try {
    return parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(
      `${place} does not hold what this server reads. Start the server that this site publishes.`,
      {cause},
    );
  }
}
