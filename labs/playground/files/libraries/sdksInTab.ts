import type {Plugin} from 'esbuild';

/** Modules of Node.js that the SDKs name for the case that they run there. */
const NODE = /^(node:)?(buffer|crypto|events|fs|http|https|net|os|stream|tls|url|util|zlib)$/;

/** What bundles of the SDKs and of ethers need to run in a tab, and not to hold ethers twice. */
export const sdksInTab: Plugin = {
  name: 'sdks-in-tab',
  setup({onLoad, onResolve, resolve}) {
    onResolve({filter: NODE}, ({path: name}) => ({path: name, namespace: 'absent'}));
    onLoad({filter: /.*/, namespace: 'absent'}, () => ({contents: 'module.exports = {}'}));
    // A package that requires ethers would bring the CommonJS copy of it, with nine lists of words.
    onResolve({filter: /^(@ethersproject\/|ethers$)/}, ({path: name, kind, resolveDir}) =>
      kind === 'require-call' ? resolve(name, {resolveDir, kind: 'import-statement'}) : undefined,
    );
    // As Node.js takes it: errors name its parameters, which its file for browsers names otherwise.
    onResolve({filter: /^jsbi$/}, ({kind, resolveDir}) =>
      resolve('jsbi/dist/jsbi.mjs', {resolveDir, kind}),
    );
  },
};
