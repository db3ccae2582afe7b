import type {AtlasEntry} from '../../facts/atlas';
import type {Contract} from '../../facts/reference/model';
import type {Deployment} from '../../facts/registry/contracts';
import type {NotedPages} from '../../pages/reference/readNotes';
import type {GeneratedKind} from './parseGolden';
import type {ShownPage} from './shownPage';

/** What queries are generated from. */
export type Sources = {
  pages: readonly ShownPage[];
  contracts: ReadonlyMap<string, Contract>;
  noted: NotedPages;
  entries: readonly AtlasEntry[];
  deployments: readonly Deployment[];
  /** Failed checks of the SDKs, each with a passage that says when it fails. */
  invariants: readonly {invariant: string; address: string}[];
};

/** A query and an address that answers it. */
export type QueryAnswer = {query: string; kind: GeneratedKind; address: string};
