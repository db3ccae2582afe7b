import {anchorOf, structAnchor} from '../../pages/reference/lookUp';
import {documentedPages} from './documentedPages';
import type {QueryAnswer, Sources} from './sources';
import {shows} from './shownPage';

type Named = {name: string; address: string};

/**
 * Names of contracts, functions and events. Search does not tell `Swap` from `swap`: whatever has the
 * name answers it, be it a struct or a word of a glossary.
 */
export function nameRows(sources: Sources): QueryAnswer[] {
  const asked = [...contractNames(sources), ...memberNames(sources)];
  const named: Named[] = [
    ...asked.map(({query, address}) => ({name: query, address})),
    ...structNames(sources),
    ...glossaryNames(sources),
  ];
  return asked.flatMap(({query, kind}) =>
    named
      .filter(({name}) => name.toLowerCase() === query.toLowerCase())
      .map(({address}) => ({query, kind, address})),
  );
}

function contractNames(sources: Sources): QueryAnswer[] {
  const kind = 'contract' as const;
  const documented = documentedPages(sources).map(({route, contract: {name}}): QueryAnswer => ({
    query: name,
    kind,
    address: route,
  }));
  const hasPage = new Set(documented.map(({query}) => query));
  const deployed = sources.deployments
    .filter(({product, contract}) => product !== 'token' && !hasPage.has(contract))
    .flatMap(({contract, address}) =>
      sources.pages
        .filter((page) => shows(page, contract) && shows(page, address))
        .map(({route}) => ({query: contract, kind, address: route})),
    );
  return [...documented, ...deployed];
}

const memberNames = (sources: Sources): QueryAnswer[] =>
  documentedPages(sources).flatMap(({route, contract}) =>
    contract.members.flatMap((member): QueryAnswer[] => {
      const {kind, name} = member;
      if (kind !== 'function' && kind !== 'event') return [];
      return [{query: name, kind, address: `${route}#${anchorOf(member, contract)}`}];
    }),
  );

const structNames = (sources: Sources): Named[] =>
  documentedPages(sources).flatMap(({route, contract: {structs}}) =>
    structs.map(({name}) => ({
      name: name.slice(name.lastIndexOf('.') + 1),
      address: `${route}#${structAnchor(name)}`,
    })),
  );

const glossaryNames = ({pages}: Sources): Named[] =>
  pages
    .filter(({kind}) => kind === 'glossary')
    .flatMap(({route, anchors}) =>
      anchors.flatMap(({id, heading}) =>
        heading ? [{name: heading, address: `${route}#${id}`}] : [],
      ),
    );
