import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildIndex} from '../../plugins/search/engine/buildIndex';
import type {PageTree} from '../../pages/readTrees';
import {readPassages} from '../../plugins/search/passages/readPassages';

const BUILT = '.docusaurus/search/default/index.json';

type Options = {
  pages: readonly PageTree[];
  /** Whether to make it from the pages as they are now, instead of reading what the build left. */
  isFresh: boolean;
};

/** The search index as JSON. */
export function readIndex(siteDirectory: string, {pages, isFresh}: Options): string {
  if (!isFresh) return readBuilt(path.join(siteDirectory, BUILT));
  return JSON.stringify(buildIndex(pages.flatMap(readPassages)));
}

function readBuilt(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(
      `There is no search index at ${file}: "npm run build" makes it, or "npm run bench:search -- --fresh" does without a build.`,
      {cause},
    );
  }
}
