import type {Plugin} from '@docusaurus/types';
import {answering, isWriting, type Answer} from '../../pages/answering';

/** Of the bundler, what the framework's types leave out. */
type Bundler = {lazyCompilationMiddleware: (compiler: unknown) => Answer};

/**
 * While pages are written, a page is compiled when it is first opened; all are with `SPEED=off`, for the
 * patch "registry" is off.
 */
export default function writing(): Plugin {
  return {
    name: 'writing',
    configureWebpack(_config, _isServer, {currentBundler}) {
      if (!isWriting()) return undefined;
      const {lazyCompilationMiddleware} = currentBundler.instance as unknown as Bundler;
      const answers = answering(({compiler}) => lazyCompilationMiddleware(compiler));
      const {OPEN_ON: place} = process.env;
      return {
        // Pages alone: what a control of a page loads did not come at its first use.
        lazyCompilation: {entries: false, imports: true, test: /\.mdx?$/},
        devServer: {...answers.devServer, ...(place && {open: [place]})},
      } as object;
    },
  };
}
