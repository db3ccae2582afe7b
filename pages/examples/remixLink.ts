import {compilerOf} from '../../facts/solidity/compilers';

/** Whether a file is a contract that Remix can open: those of Foundry's projects need its library. */
export const opensInRemix = (file: string): boolean =>
  file.endsWith('.sol') && !file.startsWith('foundry/');

/** The address at which a contract is published for Remix, with all that it imports in one file. */
export const remixFile = (file: string): string => `remix/${file.replace(/\.sol$/, '.json')}`;

/** The address that opens a published contract in Remix, with the compiler and its settings. */
export function remixLink(file: string, {source, siteUrl}: {source: string; siteUrl: string}) {
  const {version, commit, optimizerRuns, evmVersion} = compilerOf(source);
  const settings = [
    `url=${siteUrl}/${remixFile(file)}`,
    `version=soljson-v${version}+commit.${commit}.js`,
    'optimize=true',
    `runs=${optimizerRuns}`,
    `evmVersion=${evmVersion}`,
  ];
  // Remix reads the hash as it is, without decoding.
  return `https://remix.ethereum.org/#${settings.join('&')}`;
}
