import type {Nodes as Node} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {describe, expect, test} from 'vitest';
import {documentedMembers} from '../../../pages/sdk/checkExport';
import {addressOf, exportMemberAnchor} from '../../../pages/sdk/moduleExports';
import {pageNodes} from '../../../pages/sdk/pageNodes';
import {documented} from '../../../pages/sdk/sections';
import {sourcesOf} from '../../../pages/sources';
import {packageName} from '../../../facts/reference/typescript/packageName';

const sources = await sourcesOf('.').sdks();

const modules = [...sources.modules.values()].filter(({name}) =>
  documented.includes(packageName(name)),
);

test.each(modules)('describes every export of $name, or why callers do not use it', (module) => {
  const pages = sources.pages.filter((page) => page.module === module.name);
  const untold = [...module.exports.values()].filter(
    (one) =>
      addressOf({module: module.name, export: one}, sources) === undefined &&
      !pages.some(({internal}) => Object.hasOwn(internal, one.name)),
  );
  expect(untold.map(({name}) => name)).toEqual([]);
});

describe.each(sources.pages.filter(({exports}) => exports.size > 0))('$route', (page) => {
  const module = sources.modules.get(page.module);
  const nodes = module ? pageNodes(page, module, sources) : [];

  test('describes every member of its exports', () => {
    const anchors = anchorsIn(nodes);
    const words = nodes.filter(({type}) => type === 'paragraph').map((node) => toString(node));
    const untold = [...page.exports].flatMap(([name, note]) => {
      const one = module?.exports.get(name);
      return (one ? documentedMembers(one, note) : [])
        .filter(
          (member) =>
            !anchors.includes(exportMemberAnchor(member, page.isOfOne ? '' : name)) &&
            !Object.hasOwn(note.internal, member.name) &&
            !words.some((line) => line.startsWith('From ') && line.includes(member.name)),
        )
        .map((member) => `${name}.${member.name}`);
    });
    expect(untold).toEqual([]);
  });

  test('has every anchor once', () => {
    const anchors = anchorsIn(nodes);
    expect(anchors.filter((one, index) => anchors.indexOf(one) !== index)).toEqual([]);
  });
});

/** The ids of headings and of links that are rows of tables. */
function anchorsIn(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node): string[] => {
    const id = node.data?.hProperties?.id;
    return [
      ...(typeof id === 'string' ? [id] : []),
      ...('children' in node ? anchorsIn(node.children) : []),
    ];
  });
}
