import {cp, lstat, mkdir, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {opensInRemix, remixFile} from '../../pages/examples/remixLink';
import {isPublished} from './isPublished';
import {remixInput} from './remixInput';

/**
 * Serves the programs that pages quote, whole, at `/examples/…`: in the build and while writing. The
 * build has contracts for Remix, too, with all that they import, at `/remix/…`.
 */
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
      for (const file of await readdir(directory, {recursive: true})) {
        if (!opensInRemix(file)) continue;
        const target = path.join(outDir, remixFile(file));
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, remixInput(siteDir, file));
      }
    },
  };
}
