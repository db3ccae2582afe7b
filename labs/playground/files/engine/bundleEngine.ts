import path from 'node:path';
import {bundleForTab} from '../bundleForTab';
import {engineStubs} from './stubs';

/** The worker of the chain, a module. */
export const bundleEngine = (root: string): Promise<string> =>
  bundleForTab({
    absWorkingDir: root,
    entryPoints: [path.join(root, 'labs/playground/chain/worker.ts')],
    plugins: [engineStubs],
    define: {'process.env.NODE_ENV': '"production"'},
  });
