import path from 'node:path';
import {runInThisContext} from 'node:vm';
import {buildSync} from 'esbuild';
import {chains} from '../facts/registry/chains';
import {deployments} from '../facts/registry/contracts';
import {events, states} from '../facts/registry/state';
import {isWriting} from './answering';

/** What pages take of the registry. */
export type Registry = {
  chains: typeof chains;
  deployments: typeof deployments;
  states: typeof states;
  events: typeof events;
};

const SOURCE = `export {chains} from './chains'; export {deployments} from './contracts'; export {events, states} from './state';`;

/** The registry; while pages are written, as its files are now rather than when the site was loaded. */
export const readRegistry = (siteDirectory: string): Registry =>
  isWriting() ? readWritten(siteDirectory) : {chains, deployments, states, events};

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
