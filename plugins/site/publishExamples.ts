import {cp, lstat} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isPublished} from './isPublished';

/** Serves the programs that pages quote, whole, at `/examples/…`: in the build and while writing. */
export default function publishExamples({siteDir, outDir, baseUrl}: LoadContext): Plugin {
  const directory = path.join(siteDir, 'examples');

  return {
    name: 'publish-examples',
    // The framework hands it to its server; the type that it gives does not know of it.
    configureWebpack: () =>
      ({devServer: {static: [{directory, publicPath: `${baseUrl}examples`}]}}) as object,
    async postBuild() {
      await cp(directory, path.join(outDir, 'examples'), {
        recursive: true,
        filter: async (source) => {
          const file = path.relative(directory, source);
          if (!isPublished(file)) return false;
          // A copied link would serve whatever it names on the machine that serves the site.
          if ((await lstat(source)).isSymbolicLink()) {
            throw new Error(
              `examples/${file} is a symbolic link; put the file itself in its place`,
            );
          }
          return true;
        },
      });
    },
  };
}
