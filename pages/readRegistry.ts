import path from 'node:path';
import {runInThisContext} from 'node:vm';
import {buildSync} from 'esbuild';
import {chains} from '../facts/registry/chains';
import {deployments} from '../facts/registry/contracts';
import {isWriting} from './answering';

/** What pages take of the registry. */
export type Registry = {chains: typeof chains; deployments: typeof deployments};

const SOURCE = `export {chains} from './chains'; export {deployments} from './contracts';`;

/** The registry; while pages are written, as its files are now rather than when the site was loaded. */
export const readRegistry = (siteDirectory: string): Registry =>
  isWriting() ? readWritten(siteDirectory) : {chains, deployments};

function readWritten(siteDirectory: string): Registry {
  const {outputFiles} = buildSync({
    stdin: {contents: SOURCE, resolveDir: path.join(siteDirectory, 'facts/registry'), loader: 'ts'},
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    write: false,
    logLevel: 'silent',
  });
  const exported = {exports: {}};
  const run = runInThisContext(`(module, require) => {${outputFiles[0]?.text ?? ''}}`) as (
    ...given: unknown[]
  ) => void;
  run(exported, require);
  return exported.exports as Registry;
}
