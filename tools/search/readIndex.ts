import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildIndex} from '../../plugins/search/engine/buildIndex';
import type {PageTree} from '../../pages/readTrees';
import {readPassages} from '../../plugins/search/passages/readPassages';
import {withoutTerms} from './withoutTerms';

const BUILT = '.docusaurus/search/default/index.json';

/** What the build left, what the pages say now, or what they say without their terms. */
export type IndexSource = 'built' | 'fresh' | 'without terms';

/** The search index as JSON. */
export function readIndex(
  siteDirectory: string,
  {pages, source}: {pages: readonly PageTree[]; source: IndexSource},
): string {
  if (source === 'built') return readBuilt(path.join(siteDirectory, BUILT));
  const passages = pages.flatMap(readPassages);
  return JSON.stringify(buildIndex(source === 'fresh' ? passages : withoutTerms(passages)));
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
