import {copyFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Holds `sw.js`, which removes the worker of an earlier build and what it stored. */
const RETIRED = path.join(__dirname, 'retired');

/**
 * Has pages that a reader opened open without network: `/sw.js`, a service worker, stores them.
 * With `OFFLINE=off` it removes what was stored, and itself.
 */
export default function offline({baseUrl}: Pick<LoadContext, 'baseUrl'>): Plugin {
  const isOn = readSwitch(process.env.OFFLINE);
  return {
    name: 'offline',
    // `npm start` stores nothing, and removes the worker of a built site on the same port.
    getClientModules: () =>
      isOn && process.env.NODE_ENV === 'production' ? [path.join(__dirname, 'keepPages.ts')] : [],
    // The framework hands it to its server; the type that it gives does not know of it.
    configureWebpack: () =>
      ({devServer: {static: [{directory: RETIRED, publicPath: baseUrl}]}}) as object,
    postBuild: ({outDir}) =>
      copyFile(
        isOn ? path.join(__dirname, 'worker.js') : path.join(RETIRED, 'sw.js'),
        path.join(outDir, 'sw.js'),
      ),
  };
}

function readSwitch(value: string | undefined): boolean {
  if (value && value !== 'on' && value !== 'off') {
    throw new Error(
      `OFFLINE: expected "on" or "off", got "${value}"; set it to "off" to remove what readers' browsers keep, or unset it to keep the pages they open`,
    );
  }
  return value !== 'off';
}
