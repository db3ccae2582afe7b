import {bundleForTab} from './bundleForTab';

/** TypeScript to JavaScript, a module with `transform`. */
export const bundleTranspiler = (root: string): Promise<string> =>
  bundleForTab({stdin: {contents: `export {transform} from 'sucrase';`, resolveDir: root}});
