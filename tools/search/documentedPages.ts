import type {Contract} from '../../facts/reference/model';
import type {Ground} from './ground';

/** The reference pages that are written, each with its contract. */
export function documentedPages({
  pages,
  contracts,
  noted,
}: Pick<Ground, 'pages' | 'contracts' | 'noted'>): {route: string; contract: Contract}[] {
  const written = new Set(pages.map(({route}) => route));
  return [...noted.values()].flatMap(({route, notes}) => {
    const contract = contracts.get(notes.contract);
    return contract && written.has(route) ? [{route, contract}] : [];
  });
}
