import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {anchorsOf, findLinkFaults, linksOf} from './findLinkFaults';

const treeOf = (text: string) => unified().use(remarkParse).use(remarkMdx).parse(text);

test('lists links within the site, and leaves out files and states of tools', () => {
  const tree = treeOf(
    '[A](/sdk/overview#use) [b](#own) [c](https://a.example) [d](/x.json) [e](/bench#instrument=twap)',
  );
  expect(linksOf(tree, '/here')).toEqual([
    {route: '/sdk/overview', anchor: 'use'},
    {route: '/here', anchor: 'own'},
    {route: '/bench'},
  ]);
});

test('lists the anchors that a page names or the framework makes', () => {
  const tree = treeOf('## What is a tick? {/* #tick */}\n\n## A limit\n\n<div id="entry" />');
  expect([...anchorsOf(tree)]).toEqual(['tick', 'a-limit', 'entry']);
});

test('names a page that does not exist, and the anchors that there are', async () => {
  const site = {
    routes: new Set(['/fees']),
    anchors: () => Promise.resolve(new Set(['tiers', 'switch'])),
  };
  const links = [{route: '/fees', anchor: 'tiers'}, {route: '/fee'}, {route: '/fees', anchor: 'x'}];
  expect(await findLinkFaults(links, site)).toEqual([
    'links to /fee, which is no page of the site',
    'links to /fees#x, but the page has: tiers, switch',
  ]);
});
