/*
 * The terms on which packages come into the project. `npm run check` compares them with the lock
 * files, and refuses an entry that no package needs any more.
 */

/** Licences that ask for no more than to be kept with what they cover, by their SPDX names. */
export const permissive: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
];

/** Packages with any other licence, and why they may be used; a name may end with `*`. */
export const exceptions: readonly {
  licence: string;
  packages: readonly string[];
  reason: string;
}[] = [
  {
    licence: 'BUSL-1.1',
    packages: ['@uniswap/v3-core'],
    reason:
      'GPL-2.0-or-later since the change date, 2023-04-01. Its bytecode runs on the sandbox, examples use it, and references quote its interfaces with their comments',
  },
  {
    licence: 'BUSL-1.1',
    packages: ['@uniswap/v4-core'],
    reason:
      'PoolManager, six libraries and a test contract; MIT from 2027-06-15 on, or earlier. Its bytecode runs on the sandbox, locally and not in production, which the licence allows. No comment and no code of these files is quoted; all other files are MIT',
  },
  {
    licence: 'GPL-2.0-or-later',
    packages: [
      '@uniswap/swap-router-contracts',
      '@uniswap/universal-router',
      '@uniswap/v3-periphery',
    ],
    reason:
      'Their bytecode runs on the sandbox, examples use them, and references quote their interfaces with their comments',
  },
  {
    licence: 'GPL-3.0-or-later',
    packages: ['@uniswap/lib', '@uniswap/v2-core', '@uniswap/v2-periphery', '@uniswap/v3-staker'],
    reason:
      'Their bytecode runs on the sandbox, examples use them, and references quote their interfaces with their comments',
  },
  {
    licence: 'GPL-3.0-or-later',
    packages: ['@uniswap/sdk', '@web3-react/*'],
    reason: 'Examples import them, references name their exports; no page loads them',
  },
  {
    licence: 'GPL-3.0-or-later',
    packages: ['@uniswap/widgets'],
    reason: 'Samples are checked against its types; nothing of it runs',
  },
  {
    licence: 'GPL-3.0',
    packages: ['canonical-weth'],
    reason: 'Its bytecode runs on the sandbox',
  },
  {
    licence: 'MPL-2.0',
    packages: ['@ethereumjs/*'],
    reason:
      'The chain in a reader’s tab runs bytecode with it, unchanged but for stubs of what Cancun lacks; an example and a test do, too',
  },
  {
    licence: 'MPL-2.0',
    packages: ['lightningcss*', 'satori', '@resvg/resvg-js*'],
    reason: 'They make styles and pictures at build; what they make is not theirs',
  },
  {
    licence: 'MPL-2.0',
    packages: ['axe-core', '@axe-core/playwright'],
    reason: 'Tests run it',
  },
  {
    licence: 'EPL-2.0',
    packages: ['elkjs'],
    reason: 'It places the parts of diagrams at build; no page loads it',
  },
  {
    licence: 'OFL-1.1',
    packages: ['@fontsource/*', '@fontsource-variable/*'],
    reason: 'The fonts are cut from them; their licence is served beside, static/fonts/OFL.txt',
  },
  {
    licence: 'CC-BY-4.0',
    packages: ['caniuse-lite'],
    reason: 'The build reads which browser can do what; no page holds it',
  },
  {
    licence: 'CC BY-SA 4.0',
    packages: ['@cspell/dict-en-common-misspellings'],
    reason: 'A dictionary of the spelling check',
  },
];

/** Licences of packages whose package.json has no `license`, and where they were read. */
export const undeclared: Readonly<Record<string, {licence: string; readIn: string}>> = {
  'eval@0.1.8': {licence: 'MIT', readIn: 'licenses of its package.json'},
  'format@0.2.2': {licence: 'MIT', readIn: 'licenses of its package.json'},
  'memorystream@0.3.1': {licence: 'MIT', readIn: 'licenses of its package.json'},
  'parse-cache-control@1.0.1': {licence: 'BSD-3-Clause', readIn: 'LICENSE'},
  'require-like@0.1.2': {licence: 'MIT', readIn: 'License'},
  'svg-tags@1.0.0': {licence: 'MIT', readIn: 'licenses of its package.json'},
  'uuid@2.0.1': {licence: 'MIT', readIn: 'LICENSE.md'},
};

/** What packages would do when they are installed, and why nothing misses it: `.npmrc` turns it off. */
export const installScripts: Readonly<Record<string, string>> = {
  '@swc/core':
    'Loads the binary of the platform, and installs a WebAssembly build that no lock pins where that fails; a build then fails and says so',
  'core-js': 'Prints a request for donations',
  esbuild:
    'Puts the binary of the platform, a package of its own, in the place of a small program that starts it',
};

/** Every line of the `.npmrc` of the project, and of each folder of `packages/`. */
export const npmSettings = {
  project: ['ignore-scripts=true', 'omit-lockfile-registry-resolved=true'],
  packages: [
    'ignore-scripts=true',
    'legacy-peer-deps=true',
    'omit-lockfile-registry-resolved=true',
  ],
} as const;
