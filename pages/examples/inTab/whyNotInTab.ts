import path from 'node:path';
import type {Examples} from '../readExamples';
import {valueImports} from './valueImports';

/** Why a program does not run in a reader's tab: what it imports, there is none of there. */
export const reasonsNotInTab = [
  'starts processes',
  'runs a compiler',
  'loads packages by itself',
  'needs React and wallets',
  'imports what no tab has',
] as const;

export type ReasonNotInTab = (typeof reasonsNotInTab)[number];

/** Modules of this repository outside of `examples/` that a program finds in a tab, too. */
export const siteModulesInTab: readonly string[] = [
  'sandbox/addressOf',
  'sandbox/artifact',
  'sandbox/compile',
  'sandbox/fromPackage',
];

/** Modules of Node.js that a program finds in a tab, too, as far as programs use them. */
export const nodeModulesInTab: readonly string[] = [
  'node:assert/strict',
  'node:fs',
  'node:http',
  'node:path',
  'node:stream/consumers',
];

/** Packages that a program finds in a tab, and the parts of them that are imported by a name of their own. */
export const packagesInTab: readonly string[] = [
  '@uniswap/permit2-sdk',
  '@uniswap/router-sdk',
  '@uniswap/sdk',
  '@uniswap/sdk-core',
  '@uniswap/sdk/dist/types',
  '@uniswap/uniswapx-sdk',
  '@uniswap/universal-router-sdk',
  '@uniswap/v2-sdk',
  '@uniswap/v3-sdk',
  '@uniswap/v4-sdk',
  'ethers',
  'jsbi',
  'viem',
  'viem/accounts',
  'viem/chains',
  'viem/ens',
  'viem/utils',
];

/** Modules that no tab has, and what a program does with them. */
const REASONS: readonly (readonly [module: RegExp, reason: ReasonNotInTab])[] = [
  [/^(node:child_process|node:worker_threads|sandbox\/startSandbox)$/, 'starts processes'],
  [/^(solc|solc-0\.7\.6)$/, 'runs a compiler'],
  [/^node:module$/, 'loads packages by itself'],
  [/^(react|react-dom|happy-dom|@web3-react\/.+)(\/.*)?$/, 'needs React and wallets'],
];

/** Why a program does not run in a reader's tab; nothing where it does. Programs are named from `examples/`. */
export function whyNotInTab(program: string, examples: Examples): ReasonNotInTab | undefined {
  const missing = [...modulesOf(program, examples)].filter((name) => !isInTab(name));
  const [reason] = REASONS.filter(([module]) => missing.some((name) => module.test(name)));
  if (reason) return reason[1];
  if (missing.length > 0) return 'imports what no tab has';
  return writesContracts(program, examples) ? 'runs a compiler' : undefined;
}

const isInTab = (name: string): boolean =>
  [siteModulesInTab, nodeModulesInTab, packagesInTab].some((list) => list.includes(name)) ||
  /^[^.].*\.json$/.test(name);

/** The files under `examples/` that a program runs: itself, and all that it imports. */
export function filesRunBy(program: string, examples: Examples): string[] {
  const files = new Set([program]);
  for (const file of files) {
    for (const {from} of importsOf(file, examples)) {
      const target = from.startsWith('.') ? resolved(file, from, examples) : undefined;
      if (target) files.add(target);
    }
  }
  return [...files];
}

/** Names of what a program imports from elsewhere; modules of this repository by their paths, without endings. */
const modulesOf = (program: string, examples: Examples): Set<string> =>
  new Set(
    filesRunBy(program, examples).flatMap((file) =>
      importsOf(file, examples).flatMap(({from}) => {
        if (!from.startsWith('.')) return [from];
        const isOwn = resolved(file, from, examples) !== undefined;
        return isOwn ? [] : [path.posix.join('examples', path.posix.dirname(file), from)];
      }),
    ),
  );

const importsOf = (file: string, examples: Examples) =>
  /\.(tsx?|cjs)$/.test(file) ? valueImports(examples[file] ?? '') : [];

/** The file under `examples/` that a relative import leads to. */
function resolved(importer: string, from: string, examples: Examples): string | undefined {
  const base = path.posix.join(path.posix.dirname(importer), from);
  return [base, `${base}.ts`, `${base}.tsx`].find((file) => Object.hasOwn(examples, file));
}

/** Whether a program compiles a contract that it writes itself: what the build compiles stands in files. */
const writesContracts = (program: string, examples: Examples): boolean =>
  filesRunBy(program, examples).some((file) => {
    const imports = importsOf(file, examples);
    return (
      imports.some(({from, names}) => from === 'node:fs' && names.includes('writeFileSync')) &&
      imports.some(({from}) => from.endsWith('sandbox/compile'))
    );
  });
