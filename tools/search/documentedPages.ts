import type {Contract} from '../../facts/reference/model';
import type {Sources} from './sources';

/** The reference pages, each with its contract. */
export const documentedPages = ({
  contracts,
  noted,
}: Pick<Sources, 'contracts' | 'noted'>): {route: string; contract: Contract}[] =>
  [...noted.values()].flatMap(({route, notes}) => {
    const contract = contracts.get(notes.contract);
    return contract ? [{route, contract}] : [];
  });
