import path from 'node:path';
import {readAtlas} from '../../facts/atlas';
import {expanders} from '../../pages';
import {expandPage} from '../../pages/expandPage';
import {readNotes} from '../../pages/reference/readNotes';
import {readSolidity} from '../../facts/reference/solidity';
import {deployments} from '../../facts/registry/contracts';
import type {Ground} from './ground';
import type {RoutedPage} from '../../pages/listPages';
import {shownPage, type ShownPage} from './shownPage';

/** Reads what queries are generated from: packages, notes, atlas, registry and the expanded pages. */
export async function readGround(
  siteDirectory: string,
  pages: readonly RoutedPage[],
): Promise<Ground> {
  return {
    pages: await expandAll(siteDirectory, pages),
    contracts: readSolidity(siteDirectory),
    noted: readNotes(path.join(siteDirectory, 'docs')),
    entries: readAtlas(path.join(siteDirectory, 'facts/atlas')),
    deployments,
  };
}

async function expandAll(
  siteDirectory: string,
  pages: readonly RoutedPage[],
): Promise<ShownPage[]> {
  const plugins = expanders(siteDirectory, 'https://docs.example', {draws: false});
  const shown: ShownPage[] = [];
  for (const {file, content, frontMatter, route} of pages) {
    const tree = await expandPage({path: file, content, frontMatter}, plugins);
    shown.push(shownPage(tree, {route, kind: frontMatter.kind}));
  }
  return shown;
}
