import type {Contract} from '../../facts/reference/model';
import type {Ground} from './ground';

/** The reference pages, each with its contract. */
export const documentedPages = ({
  contracts,
  noted,
}: Pick<Ground, 'contracts' | 'noted'>): {route: string; contract: Contract}[] =>
  [...noted.values()].flatMap(({route, notes}) => {
    const contract = contracts.get(notes.contract);
    return contract ? [{route, contract}] : [];
  });
