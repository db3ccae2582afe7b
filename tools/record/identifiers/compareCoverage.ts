import type {AtlasEntry} from '../../../facts/atlas/atlasOf';
import type {Identifier} from './identifier';

/** An identifier and where a scan of the packages found it. */
type PublishedIdentifier = Pick<Identifier, 'package' | 'contract' | 'text'>;

/** How the atlas and the packages differ. */
type Coverage = {
  /** As "LOK in @uniswap/v3-core (UniswapV3Pool)": a package throws it, and no entry names that package. */
  missing: string[];
  /** Named by an entry, and nowhere in that package. */
  invented: string[];
};

/** Published by two packages: one has its code and ABI, the other its ABI. */
const PUBLISHED_TWICE = 'Permit2';

/** Compares the entries with what the packages can throw. */
export function compareCoverage(
  entries: readonly Pick<AtlasEntry, 'identifier' | 'throwers' | 'file'>[],
  identifiers: readonly PublishedIdentifier[],
): Coverage {
  const atlas = entries.flatMap(({identifier: text, throwers, file}) =>
    throwers.map((thrower) => ({package: thrower.package, contract: thrower.contract, text, file})),
  );
  const isExplained = (one: PublishedIdentifier): boolean =>
    atlas.some(
      (other) =>
        other.text === one.text &&
        (other.package === one.package ||
          (one.contract === PUBLISHED_TWICE && other.contract === PUBLISHED_TWICE)),
    );
  const isPublished = (one: PublishedIdentifier): boolean =>
    identifiers.some((other) => other.text === one.text && other.package === one.package);
  return {
    missing: unique(identifiers.filter((one) => !isExplained(one)).map(describe)),
    invented: unique(
      atlas.filter((one) => !isPublished(one)).map((one) => `${describe(one)}, ${one.file}`),
    ),
  };
}

const describe = ({text, package: from, contract}: PublishedIdentifier): string =>
  `${text} in ${from} (${contract})`;

const unique = (names: string[]): string[] => [...new Set(names)];
