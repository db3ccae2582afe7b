import type {AtlasEntry} from './atlasOf';

/** An identifier that a scan of the packages found. */
export type Found = {package: string; contract: string; text: string};

/** How the atlas and the packages differ. */
export type Coverage = {
  /** As "LOK in @uniswap/v3-core (UniswapV3Pool)": found, and no entry names that package. */
  missing: string[];
  /** Named by an entry, and not found anywhere in that package. */
  invented: string[];
};

/** Published by two packages: one has its code and ABI, the other its ABI. */
const PUBLISHED_TWICE = 'Permit2';

/** Compares the entries with what the packages can throw. */
export function compareCoverage(
  entries: readonly Pick<AtlasEntry, 'identifier' | 'throwers' | 'file'>[],
  found: readonly Found[],
): Coverage {
  const named = entries.flatMap(({identifier: text, throwers, file}) =>
    throwers.map((thrower) => ({package: thrower.package, contract: thrower.contract, text, file})),
  );
  const isNamed = (one: Found): boolean =>
    named.some(
      (other) =>
        other.text === one.text &&
        (other.package === one.package ||
          (one.contract === PUBLISHED_TWICE && other.contract === PUBLISHED_TWICE)),
    );
  const isFound = (one: Found): boolean =>
    found.some((other) => other.text === one.text && other.package === one.package);
  return {
    missing: unique(found.filter((one) => !isNamed(one)).map(nameOf)),
    invented: unique(
      named.filter((one) => !isFound(one)).map((one) => `${nameOf(one)}, ${one.file}`),
    ),
  };
}

const nameOf = ({text, package: from, contract}: Found): string =>
  `${text} in ${from} (${contract})`;

const unique = (names: string[]): string[] => [...new Set(names)];
