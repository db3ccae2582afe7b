import {mkdir, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {digestOf} from '../../facts/cache/digestOf';
import {answering, isWriting, type Answer} from '../../pages/answering';
import {type Examples, readExamples} from '../../pages/examples/readExamples';
import type {Files} from './files/publication';
import {offeredPrograms} from './files/offeredPrograms';
import {readPageTexts} from './files/readPageTexts';
import {contentTypeOf, fileAt} from './files/served';

/**
 * Gives a site what its programs need to run in a reader's tab, below `run/` and `assets/run/`: in
 * the build, and while writing when a page first asks for it.
 */
export default function playground({siteDir, outDir, baseUrl, siteConfig}: LoadContext): Plugin {
  let made: {digest: string; files: Promise<Files>} | undefined;

  const make = async (examples: Examples, scripts: readonly string[]): Promise<Files> => {
    const programs = offeredPrograms(await readPageTexts(siteDir), examples);
    if (programs.length === 0) return {};
    // Loaded only now: bundlers and compilers take seconds to load.
    const {makeFiles} = await import('./files/makeFiles');
    return makeFiles(programs, {root: siteDir, siteUrl: siteConfig.url, scripts});
  };
  const current = (scripts: readonly string[] = []): Promise<Files> => {
    const examples = readExamples(path.join(siteDir, 'examples'));
    const digest = digestOf(Object.entries(examples).flat());
    if (made?.digest !== digest) made = {digest, files: make(examples, scripts)};
    return made.files;
  };
  const answer: Answer = async ({url = ''}, response, next) => {
    const place = decodeURI(url.slice(baseUrl.length).replace(/\?.*$/, ''));
    if (!/^(assets\/)?run\//.test(place)) return next();
    const found = fileAt(place, await current());
    if (!found) return next();
    response.setHeader('content-type', contentTypeOf(found.file));
    return response.end(found.content);
  };

  return {
    name: 'playground',
    // The framework's type of settings does not know of its server.
    configureWebpack: () => (isWriting() ? answering(() => answer) : {}) as object,
    async postBuild() {
      const scripts = await scriptsOfPress(path.join(outDir, SCRIPTS));
      for (const [name, content] of Object.entries(await current(scripts))) {
        const file = path.join(outDir, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, content);
      }
    },
  };
}

const SCRIPTS = 'assets/js/';

/** What `Playground/sessions.ts` imports at a press, as the bundler names it. */
async function scriptsOfPress(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => /^playground\.\w+\.js$/.test(name)).map((name) => SCRIPTS + name);
}
