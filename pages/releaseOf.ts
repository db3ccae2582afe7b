/** `name@version` as the registry of packages has it, also where package.json pins it by an alias. */
export const releaseOf = (name: string, version: string): string =>
  version.startsWith('npm:') ? version.slice('npm:'.length) : `${name}@${version}`;
