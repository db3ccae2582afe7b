import {readdirSync} from 'node:fs';
import path from 'node:path';
import {listSources} from '../../packages/listFiles';
import type {SourceSet} from './typedTrees';

/** Sources that are compiled together, and the packages whose contracts count. */
export type PackagedSet = SourceSet & {
  /** Folders in node_modules by the beginning of their files' paths. */
  packages: Readonly<Record<string, string>>;
  isChecked: boolean;
};

const V3 = [
  '@uniswap/v3-core',
  '@uniswap/v3-periphery',
  '@uniswap/swap-router-contracts',
  '@uniswap/v3-staker',
];

const V4 = ['@uniswap/v4-core', '@uniswap/v4-periphery'];

/** The release of the router that holds the sources of its dependencies. */
const LIBRARIES = 'universal-router-2.0.0/lib';

/** Every package with Solidity of its own, as a compiler of its time reads it. */
export function sourceSets(modules: string): PackagedSet[] {
  const all: SourceSet['folders'] = [['', modules]];
  const sources = (folder: string, part: string): string[] =>
    listSources(path.join(modules, folder), part);
  return [
    {
      compiler: 'solc-0.7.6',
      files: [
        ...V3.flatMap((name) => sources(name, 'contracts').map((file) => `${name}/${file}`)),
        'base64-sol/base64.sol',
      ],
      folders: all,
      packages: Object.fromEntries([...V3, 'base64-sol'].map((name) => [`${name}/`, name])),
      isChecked: false,
    },
    older('@uniswap/v3-core', 'v3-core-1.0.0-rc.0', modules),
    older('@uniswap/v3-periphery', 'v3-periphery-1.2.1', modules),
    {
      compiler: 'solc',
      files: ['@uniswap/universal-router/contracts/UniversalRouter.sol', 'permit2/src/Permit2.sol'],
      folders: [
        ['@uniswap/v4-core/', path.join(modules, LIBRARIES, 'v4-periphery/lib/v4-core')],
        ...['@uniswap/v4-periphery/', '@uniswap/v3-periphery/', 'permit2/', 'solmate/'].map(
          (prefix) =>
            [prefix, path.join(modules, LIBRARIES, prefix.replace('@uniswap/', ''))] as const,
        ),
        [
          '@openzeppelin/',
          path.join(modules, '@uniswap/universal-router/node_modules/@openzeppelin'),
        ],
        ...all,
      ],
      packages: {
        '@uniswap/universal-router/': '@uniswap/universal-router',
        // uniswapx-sdk publishes the code of Permit2; its source is beside that of the router.
        'permit2/': '@uniswap/uniswapx-sdk',
      },
      isChecked: true,
    },
    {
      compiler: 'solc',
      files: V4.flatMap((name) => sources(name, 'src').map((file) => `${name}/${file}`)).filter(
        (file) => !file.includes('/test/'),
      ),
      folders: [
        ['permit2/', path.join(modules, '@uniswap/v4-periphery/lib/permit2')],
        ...['solmate/', 'openzeppelin-contracts/'].map(
          (prefix) => [prefix, path.join(modules, '@uniswap/v4-core/lib', prefix)] as const,
        ),
        ...all,
      ],
      packages: Object.fromEntries(V4.map((name) => [`${name}/`, name])),
      isChecked: true,
    },
  ];
}

function older(name: string, folder: string, modules: string): PackagedSet {
  return {
    compiler: 'solc-0.7.6',
    files: listSources(path.join(modules, folder), 'contracts').map((file) => `${name}/${file}`),
    folders: [
      [`${name}/`, path.join(modules, folder)],
      ['', path.join(modules, folder, 'node_modules')],
      ['', modules],
    ],
    packages: {[`${name}/`]: folder},
    isChecked: false,
  };
}

/** Packages that publish the typed trees of their compiler, whose release is not installed. */
export const SAVED = ['@uniswap/v2-core', '@uniswap/v2-periphery'] as const;

/** The contracts whose source no package holds, each in the file of its record. */
export const listRecords = (folder: string): string[] =>
  readdirSync(folder).filter((file) => file.endsWith('.json'));
