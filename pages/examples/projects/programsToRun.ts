import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listPages} from '../../listPages';

/** A program that a page offers to run; of several pages, the first. */
type ProgramOffer = {program: string; title: string; page: string};

/** Parts of the home page, which are no pages of their own. */
const HOME = 'src/pages';

/** Every program that a page offers to run, each once. */
export function programsToRun(siteDirectory: string): ProgramOffer[] {
  const home = path.join(siteDirectory, HOME);
  const parts = readdirSync(home, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => ({
      content: readFileSync(path.join(home, file), 'utf8'),
      title: 'Home',
      page: '/',
    }));
  const pages = listPages(siteDirectory).map(({content, frontMatter, route}) => ({
    content,
    title: String(frontMatter.title ?? route),
    page: route,
  }));
  const offers = new Map<string, ProgramOffer>();
  for (const {content, title, page} of [...parts, ...pages]) {
    for (const [, program = ''] of content.matchAll(/^ *```sh run=([^\s`]+)/gm)) {
      if (!offers.has(program)) offers.set(program, {program, title, page});
    }
  }
  return [...offers.values()].sort((one, other) => (one.program < other.program ? -1 : 1));
}
