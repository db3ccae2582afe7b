import {chains} from '../../facts/registry/chains';
import {byUse} from '../../pages/deploymentTables';
import type {Network} from './CalldataExplainer/namesOf';

/** The networks that a reader can choose, in the order of the tables of deployments. */
export const networks: readonly Network[] = [...chains]
  .sort(byUse)
  .map(({id, name}) => ({id: String(id), name}));
