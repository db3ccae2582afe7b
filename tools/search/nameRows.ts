import {nameInPrograms} from '../../plugins/search/engine/nameInPrograms';
import {memberAnchor, structAnchor} from '../../pages/reference/contractMembers';
import {documentedPages} from './documentedPages';
import type {QueryAnswer, Sources} from './sources';
import {shows} from './shownPage';

type NamedPlace = {name: string; address: string};

/**
 * Names of contracts, functions and events. Search does not tell `Swap` from `swap`: whatever has the
 * name answers it, be it a struct or a word of a glossary.
 */
export function nameRows(sources: Sources): QueryAnswer[] {
  const rows = [...contractNames(sources), ...memberNames(sources)];
  const answers: NamedPlace[] = [
    ...rows.map(({query, address}) => ({name: query, address})),
    ...structNames(sources),
    ...glossaryNames(sources),
  ];
  return rows.flatMap(({query, kind}) =>
    answers
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
      return [{query: name, kind, address: `${route}#${memberAnchor(member, contract)}`}];
    }),
  );

const structNames = (sources: Sources): NamedPlace[] =>
  documentedPages(sources).flatMap(({route, contract: {structs}}) =>
    structs.map(({name}) => ({
      name: name.slice(name.lastIndexOf('.') + 1),
      address: `${route}#${structAnchor(name)}`,
    })),
  );

const glossaryNames = ({pages}: Sources): NamedPlace[] =>
  pages
    .filter(({kind}) => kind === 'glossary')
    .flatMap(({route, anchors}) =>
      anchors.flatMap(({id, heading}) =>
        [heading, nameInPrograms(heading ?? '')].flatMap((name) =>
          name ? [{name, address: `${route}#${id}`}] : [],
        ),
      ),
    );
