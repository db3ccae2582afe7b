import {buildChunks, type Chunks} from './buildChunks';
import {sdksInTab} from './sdksInTab';
import {viemInTab} from './viemInTab';

/** Packages as chunks, and which of them answers an import: with the names that programs use, and with all. */
export type Libraries = {
  chunks: Chunks;
  packages: Readonly<Record<string, {used: string; whole: string}>>;
};

/** Names that programs import, by package; `*` where one takes all. */
export type UsedNames = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Bundles the packages that programs import. A program takes either all of its packages from the
 * chunks of used names or all from the whole ones: a class of one is no class of the other.
 */
export async function buildLibraries(root: string, used: UsedNames): Promise<Libraries> {
  const names = [...used.keys()].sort();
  const [ofViem, sdks] = [names.filter(isViem), names.filter((name) => !isViem(name))];
  const [viem, wholeViem, sdk] = await Promise.all([
    buildChunks({
      root,
      // One text compresses to nine tenths of several, and every program needs most of it.
      entries: {viem: exportOnce(ofViem, used)},
      sharedName: 'viem-part',
      plugins: viemInTab(root),
    }),
    buildChunks({
      root,
      entries: Object.fromEntries(ofViem.map((name) => [`${slugOf(name)}-whole`, exportAll(name)])),
      sharedName: 'viem-whole-part',
      plugins: viemInTab(root),
    }),
    buildChunks({
      root,
      // Most SDKs are one file each: without the names that no program uses they are as large.
      entries: Object.fromEntries(sdks.map((name) => [slugOf(name), exportAll(name)])),
      sharedName: 'sdk-part',
      printsNames: /(^|\/)node_modules\/(@uniswap|jsbi)\//,
      plugins: [sdksInTab],
    }),
  ]);
  const chunks = {...viem, ...wholeViem, ...sdk};
  const chunksOf = (name: string) => ({
    used: isViem(name) ? 'viem' : slugOf(name),
    whole: isViem(name) ? `${slugOf(name)}-whole` : slugOf(name),
  });
  return {
    chunks: withNamespaces(chunks),
    packages: Object.fromEntries(names.map((name) => [name, chunksOf(name)])),
  };
}

const isViem = (name: string): boolean => /^viem(\/|$)/.test(name);

/** `uniswap-v3-sdk` of `@uniswap/v3-sdk`. */
const slugOf = (name: string): string => name.replace(/^@/, '').replaceAll(/[@/]+/g, '-');

/** Packages of CommonJS, whose names no bundler sees: their chunks export them as they are. */
const COMMONJS = /^@uniswap\/sdk(\/|$)/;

const exportAll = (name: string): string => {
  if (COMMONJS.test(name)) return `import * as all from '${name}'; export {all as commonJs};`;
  return name === 'jsbi' ? `export {default} from '${name}';` : `export * from '${name}';`;
};

/** One module of several packages, which export the same thing where they share a name. */
function exportOnce(packages: readonly string[], used: UsedNames): string {
  const exported = new Set<string>();
  const lines = packages.map((name) => {
    const own = [...(used.get(name) ?? [])].filter((one) => !exported.has(one)).sort();
    own.forEach((one) => exported.add(one));
    return `export {${own.join(', ')}} from '${name}';`;
  });
  return lines.join('\n');
}

/** A chunk of a package of CommonJS hands out the package itself. */
const withNamespaces = (chunks: Chunks): Chunks =>
  Object.fromEntries(
    Object.entries(chunks).map(([name, {code, needs}]) => [
      name,
      {
        code: /\bcommonJs:/.test(code) ? `${code}module.exports=module.exports.commonJs;` : code,
        needs,
      },
    ]),
  );
