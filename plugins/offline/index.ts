import {copyFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Has pages that a reader opened open without network: `/sw.js`, a service worker, keeps them.
 * With `OFFLINE=off` it removes instead what was kept, and itself.
 */
export default function offline(): Plugin {
  const isOn = isKeeping(process.env.OFFLINE);
  // Where pages are written nothing is kept, and a built site on the same port may have done so.
  const isKept = isOn && process.env.NODE_ENV === 'production';
  return {
    name: 'offline',
    getClientModules: () => [path.join(__dirname, isKept ? 'keepPages.ts' : 'retire.ts')],
    postBuild: ({outDir}) =>
      copyFile(
        path.join(__dirname, isOn ? 'worker.js' : 'retiredWorker.js'),
        path.join(outDir, 'sw.js'),
      ),
  };
}

function isKeeping(value: string | undefined): boolean {
  if (value && value !== 'on' && value !== 'off') {
    throw new Error(
      `OFFLINE: expected "on" or "off", got "${value}"; set it to "off" to remove what readers' browsers keep, or unset it to keep the pages they open`,
    );
  }
  return value !== 'off';
}
