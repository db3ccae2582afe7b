import {sourcesOf} from '../../pages/sources';
import {deployments} from '../../facts/registry/contracts';
import type {PageTree} from '../../pages/readTrees';
import {readPassages} from '../../plugins/search/passages/readPassages';
import type {Sources} from './sources';
import {shownPage} from './shownPage';

/** Returns what queries are generated from: packages, notes, atlas, registry and the expanded pages. */
export function readSources(siteDirectory: string, pages: readonly PageTree[]): Sources {
  const sources = sourcesOf(siteDirectory);
  const {contracts, pages: noted} = sources.contracts();
  return {
    pages: pages.map(({tree, route, frontMatter}) =>
      shownPage(tree, {route, kind: frontMatter.kind}),
    ),
    contracts,
    noted,
    entries: sources.atlas(),
    deployments,
    invariants: pages
      .flatMap(readPassages)
      .flatMap(({url, invariants = []}) =>
        invariants.map((invariant) => ({invariant, address: url})),
      ),
  };
}
