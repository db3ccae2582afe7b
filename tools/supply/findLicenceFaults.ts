import {idOf, type LockedPackage} from './parseLock';

/** Terms on which packages may be used; `config/supply.ts` has this project's. */
export type Terms = {
  /** Licences that any package may have. */
  permissive: readonly string[];
  /** Packages with another licence, and why they may be used; a name may end with `*`. */
  exceptions: readonly {licence: string; packages: readonly string[]; reason: string}[];
  /** Licences of packages, as `name@version`, that declare none; with where it was read. */
  undeclared: Readonly<Record<string, {licence: string; readIn: string}>>;
};

/** Packages whose licence the terms do not cover, and terms that no package needs. */
export function findLicenceFaults(packages: readonly LockedPackage[], terms: Terms): string[] {
  return [...uncovered(packages, terms), ...unneeded(packages, terms)];
}

const uncovered = (packages: readonly LockedPackage[], terms: Terms): string[] =>
  packages.flatMap((one) => {
    const licence = licenceOf(one, terms);
    if (licence === undefined) {
      return `${one.place}: declares no licence. Read its files, and add ${idOf(one)} to undeclared of config/supply.ts`;
    }
    const isCovered =
      alternatives(licence).some((parts) =>
        parts.every((part) => terms.permissive.includes(part)),
      ) || terms.exceptions.some((exception) => covers(exception, one.name, licence));
    return isCovered
      ? []
      : `${one.place}: has the licence ${licence}, which config/supply.ts does not allow for ${one.name}. Do without it, or add it to exceptions with the reason`;
  });

function unneeded(packages: readonly LockedPackage[], terms: Terms): string[] {
  const used = packages.map((one) => ({
    ...one,
    declared: one.licence,
    licence: licenceOf(one, terms),
  }));
  const parts = new Set(used.flatMap(({licence = ''}) => alternatives(licence).flat()));
  const names = [
    ...terms.permissive.filter((licence) => !parts.has(licence)),
    ...terms.exceptions.flatMap(({licence, packages: patterns}) =>
      patterns
        .filter(
          (pattern) => !used.some((one) => one.licence === licence && fits(pattern, one.name)),
        )
        .map((pattern) => `${pattern} with ${licence}`),
    ),
    ...Object.keys(terms.undeclared).filter(
      (id) => !used.some((one) => one.declared === undefined && idOf(one) === id),
    ),
  ];
  return names.map((name) => `config/supply.ts: no package needs ${name} any more. Remove it`);
}

const licenceOf = (one: LockedPackage, {undeclared}: Terms): string | undefined =>
  one.licence ?? undeclared[idOf(one)]?.licence;

const covers = (exception: Terms['exceptions'][number], name: string, licence: string): boolean =>
  exception.licence === licence && exception.packages.some((pattern) => fits(pattern, name));

const fits = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** The licences to choose from, each with those that hold together; one that mixes both stays whole. */
function alternatives(expression: string): string[][] {
  const plain = expression.replace(/^\(([^()]*)\)$/, '$1');
  const isMixed = /[()]/.test(plain) || (plain.includes(' OR ') && plain.includes(' AND '));
  if (isMixed) return [[plain]];
  return plain.split(' OR ').map((choice) => choice.split(' AND '));
}
