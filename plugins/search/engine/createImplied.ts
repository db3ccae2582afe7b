import type {Excerpt} from './packExcerpts';
import type {Intent} from './readIntent';
import {versionOf, type Version} from './versions';

/** Names of contracts of more than one word: a single word says little in a query. */
const NAME = /^[A-Za-z]+[a-z][A-Z]\w*$/;
/** `Nonfungible Position Manager` is the longest that is written so. */
const MOST_WORDS = 3;

/**
 * Creates what reads versions from the names of contracts in a query, written in one word or in several:
 * the version of `PoolManager`, which no other one has, and of `Quoter V2`, which is not v2.
 */
export function createImplied(
  excerpts: readonly Excerpt[],
): (query: string, intent: Intent) => Intent {
  const versionsByName = namedVersions(excerpts);
  return (query, intent) => {
    const words = query.toLowerCase().match(/[a-z0-9]+/g) ?? [];
    const named = words.flatMap((_word, from) =>
      Array.from({length: MOST_WORDS}, (_none, more) => {
        const parts = words.slice(from, from + more + 1);
        const [version, ...others] = versionsByName.get(parts.join('')) ?? [];
        return version && others.length === 0 ? [{parts, version}] : [];
      }).flat(),
    );
    const isOfName = (asked: Version): boolean =>
      named.some(({parts, version}) => parts.includes(asked) && version !== asked);
    const versions = intent.versions.filter((asked) => !isOfName(asked));
    // An address is of one version, and who asks for it often names the contract alone.
    const isImplied = intent.aim === 'address' && versions.length === 0;
    const implied = isImplied ? [...new Set(named.map(({version}) => version))] : [];
    return {...intent, versions, implied};
  };
}

function namedVersions(
  excerpts: readonly Excerpt[],
): ReadonlyMap<string, Set<Version | undefined>> {
  const versions = new Map<string, Set<Version | undefined>>();
  for (const {url, kind, headings} of excerpts) {
    const [title = '', below] = headings;
    if (kind !== 'reference' || below !== undefined || !NAME.test(title)) continue;
    const name = title.toLowerCase();
    versions.set(name, (versions.get(name) ?? new Set()).add(versionOf(url)));
  }
  return versions;
}
