import {anchorOf, structAnchor} from '../../pages/reference/lookUp';
import {documentedPages} from './documentedPages';
import type {Answered, Ground} from './ground';
import {shows} from './shownPage';

type Named = {name: string; address: string};

/**
 * Names of contracts, functions and events. Search does not tell `Swap` from `swap`: whatever has the
 * name answers it, be it a struct or a word of a glossary.
 */
export function nameRows(ground: Ground): Answered[] {
  const asked = [...contractNames(ground), ...memberNames(ground)];
  const named: Named[] = [
    ...asked.map(({query, address}) => ({name: query, address})),
    ...structNames(ground),
    ...glossaryNames(ground),
  ];
  return asked.flatMap(({query, kind}) =>
    named
      .filter(({name}) => name.toLowerCase() === query.toLowerCase())
      .map(({address}) => ({query, kind, address})),
  );
}

function contractNames(ground: Ground): Answered[] {
  const kind = 'contract' as const;
  const documented = documentedPages(ground).map(({route, contract: {name}}): Answered => ({
    query: name,
    kind,
    address: route,
  }));
  const hasPage = new Set(documented.map(({query}) => query));
  const deployed = ground.deployments
    .filter(({product, contract}) => product !== 'token' && !hasPage.has(contract))
    .flatMap(({contract, address}) =>
      ground.pages
        .filter((page) => shows(page, contract) && shows(page, address))
        .map(({route}) => ({query: contract, kind, address: route})),
    );
  return [...documented, ...deployed];
}

const memberNames = (ground: Ground): Answered[] =>
  documentedPages(ground).flatMap(({route, contract}) =>
    contract.members.flatMap((member): Answered[] => {
      const {kind, name} = member;
      if (kind !== 'function' && kind !== 'event') return [];
      return [{query: name, kind, address: `${route}#${anchorOf(member, contract)}`}];
    }),
  );

const structNames = (ground: Ground): Named[] =>
  documentedPages(ground).flatMap(({route, contract: {structs}}) =>
    structs.map(({name}) => ({
      name: name.slice(name.lastIndexOf('.') + 1),
      address: `${route}#${structAnchor(name)}`,
    })),
  );

const glossaryNames = ({pages}: Ground): Named[] =>
  pages
    .filter(({kind}) => kind === 'glossary')
    .flatMap(({route, anchors}) =>
      anchors.flatMap(({id, heading}) =>
        heading ? [{name: heading, address: `${route}#${id}`}] : [],
      ),
    );
