import {readFileSync} from 'node:fs';
import path from 'node:path';
import {collectSources} from '../../../../facts/solidity/collectSources';
import {compilerOf} from '../../../../facts/solidity/compilers';
import type {Versions} from '../../../../pages/examples/packagesOf';
import {addressesFor} from '../../../../pages/examples/projects/addressesFor';
import {TSCONFIG} from '../../../../pages/examples/projects/projectOf';
import {addressOf} from '../../../../sandbox/addressOf';
import {namesIn, textOf} from '../data/dataOf';
import {type Program, readProgram} from '../readProgram';
import {filesForTypes} from './filesForTypes';
import {projectManifest} from './projectManifest';

type Options = {
  root: string;
  versions: Versions;
  siteUrl: string;
  sources: Readonly<Record<string, string>>;
  /** The contracts that it deploys. */
  contracts: readonly string[];
};

const CHAIN = 'examples/support/chain.ts';
const ADDRESSES = 'examples/support/addresses.json';
const ADDRESS_OF = 'sandbox/addressOf.ts';
const COMPILE = 'sandbox/compile.ts';

/** What starts a compiler, which no module imports. */
const COMPILER = 'sandbox/solidity/solcWorker.mjs';

/** The files beside a program's sources, with which they run, and are checked, on a reader's machine as they stand. */
export function projectFiles(program: Program, options: Options): Record<string, string> {
  const {root, sources, contracts, versions, siteUrl} = options;
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const whole = readProgram(root, program.entry, {[ADDRESS_OF]: undefined});
  const run = Object.keys(whole.modules).map((name) => name.replace(/^data:/, ''));
  const reached = filesForTypes(root, run, [ADDRESS_OF]);
  const files = reached.files.filter(
    (file) => !(file in sources) && /^(examples|sandbox|facts|packages)\//.test(file),
  );
  const project: Record<string, string> = {};
  for (const file of files.sort()) project[file] = read(file);
  if (ADDRESSES in project)
    project[ADDRESSES] = addressesFor(Object.values(sources), read(ADDRESSES));
  if (ADDRESS_OF in project) project[ADDRESS_OF] = addressModule(namesIn(textOf(program)));
  if (COMPILE in project) project[COMPILER] = read(COMPILER);
  const manifest = projectManifest({
    name: program.entry.replace(/^examples\//, '').replace(/\.\w+$/, ''),
    main: program.entry,
    packages: [
      ...whole.packages.keys(),
      ...reached.packages,
      ...contracts.flatMap((file) => packagesFor(root, file)),
      // Artifacts are read by their paths.
      ...namesIn(Object.values({...sources, ...project}).join('\n')).filter((one) =>
        one.startsWith('@'),
      ),
    ],
    usesChain: CHAIN in sources,
    ...{versions, siteUrl},
  });
  return {...project, 'package.json': manifest, 'tsconfig.json': TSCONFIG};
}

/** What a contract needs from npm: its compiler, and the packages that it imports. */
function packagesFor(root: string, contract: string): string[] {
  const {files} = collectSources(root, contract);
  const imported = Object.keys(files).flatMap(
    (file) => /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? [],
  );
  return [compilerOf(files[contract] ?? '').module, ...imported];
}

/** In place of the registry, of which a program names some contracts. */
function addressModule(names: readonly string[]): string {
  const known = names.flatMap((name) => {
    try {
      return [[name, addressOf(name)]];
    } catch {
      return [];
    }
  });
  return `import type {Address} from 'viem';

const addresses: Readonly<Record<string, Address>> = ${JSON.stringify(Object.fromEntries(known), null, 2)};

/** The address of a contract on mainnet. */
export function addressOf(contract: string): Address {
  const address = addresses[contract];
  if (address) return address;
  throw new Error(\`no address of \${contract} is here; add it\`);
}
`;
}
