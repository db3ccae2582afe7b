import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {PublishedEntry} from '../../facts/atlas/published';
import {createAgentSearch, type AgentSearch} from '../../plugins/agents/search/createAgentSearch';
import type {AgentSearchData, PagePrograms} from '../../plugins/agents/search/agentSearchData';
import type {published} from '../../facts/registry/published';

/** What the tools know: the built site, read once. */
export type Built = {
  /** The Markdown versions by the addresses of their pages. */
  pages: ReadonlyMap<string, string>;
  find: AgentSearch;
  registry: Pick<typeof published, 'chains' | 'tokens' | 'deployments'>;
  reverts: readonly PublishedEntry[];
  /** Published programs and queries: `/examples/v3/quote.ts`. */
  examples: readonly string[];
  /** The programs that each page links. */
  programs: readonly PagePrograms[];
};

/** Reads the built site under a directory; the error says how to build it. */
export function readBuilt(directory: string): Built {
  if (!existsSync(path.join(directory, 'agents/search.json'))) {
    throw new Error(`There is no built site at ${directory}: run "npm run build" first.`);
  }
  const json = <Data>(file: string): Data =>
    JSON.parse(readFileSync(path.join(directory, file), 'utf8')) as Data;
  const files = readdirSync(directory, {recursive: true, encoding: 'utf8'}).map(
    (file) => `/${file.split(path.sep).join('/')}`,
  );
  const search = json<AgentSearchData>('agents/search.json');
  return {
    pages: new Map(
      files
        .filter((file) => file.endsWith('.md') && !file.startsWith('/examples/'))
        .map((file) => [file.slice(0, -3), readFileSync(path.join(directory, file), 'utf8')]),
    ),
    find: createAgentSearch(search),
    programs: search.pages,
    registry: json<Built['registry']>('registry.json'),
    reverts: json<{entries: PublishedEntry[]}>('atlas.json').entries,
    examples: files.filter((file) => /^\/examples\/.*\.(tsx?|cjs|sol|graphql)$/.test(file)).sort(),
  };
}
