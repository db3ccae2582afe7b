import type {Compiler, CompilerOptions} from './compiler';
import {compilerOn} from './compilerOn';
import {loadCompiler} from './loadCompiler';
import {openWorkerIn} from './openWorkerIn';

/** The compiler of the tab: loads what the site publishes, and runs it in a frame that can reach nothing. */
export const createCompiler = ({baseUrl, site}: CompilerOptions): Compiler =>
  compilerOn({
    load: (version, options) => {
      const files = site.compilers[version];
      if (files) return loadCompiler(files, {baseUrl, ...options});
      return Promise.reject(
        new Error(`The site has no Solidity compiler ${version}. Load the page again.`),
      );
    },
    openWorker: openWorkerIn(baseUrl + site.compilerFrame.file),
    limitMs: 60_000,
  });
