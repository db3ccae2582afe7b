import {createAgentSearch} from '../../plugins/agents/search/createAgentSearch';
import {agentSearchData} from '../../plugins/agents/search/agentSearchData';
import type {Engine} from '../../plugins/search/engine/createEngine';
import type {PageTree} from '../../pages/readTrees';
import {modalOrder} from './modalOrder';

/** Returns the addresses that answer a query, the best first. */
export type Find = (query: string) => readonly string[];

/** The ways by which readers and agents ask the index. */
export type Ways = Readonly<Record<'modal' | 'page' | 'agents', Find>>;

/** The modal, the page of results, and the search of the MCP server. */
export function waysOf(answer: Engine, pages: readonly PageTree[]): Ways {
  const ask = createAgentSearch(agentSearchData(pages));
  return {
    modal: (query) => modalOrder(answer(query).matches),
    page: (query) => answer(query).matches.map(({url}) => url),
    agents: (query) => ask(query).map(({url}) => url),
  };
}
