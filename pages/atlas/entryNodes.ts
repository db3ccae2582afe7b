import type {AtlasEntry} from '../../facts/atlas';
import {
  code,
  details,
  fence,
  heading,
  inline,
  joined,
  link,
  list,
  paragraph,
  strong,
  text,
  type Nodes,
} from '../nodes';

/** Gives the title of a page by its address. */
export type TitleOf = (route: string) => string;

/** The entries of a product under the headings of their groups. */
export function productNodes(entries: readonly AtlasEntry[], titleOf: TitleOf): Nodes {
  const groups = new Map(entries.map(({group}) => [group.id, group]));
  return [...groups.values()].flatMap(({id, title}) => [
    heading(2, id, [text(title)]),
    ...entries.filter(({group}) => group.id === id).flatMap((entry) => entryNodes(entry, titleOf)),
  ]);
}

/** One entry: what it is, who throws it, when, why, how to be sure, what to do, and its reproduction. */
export function entryNodes(entry: AtlasEntry, titleOf: TitleOf): Nodes {
  const {identifier, kind, selector, throwers, doing, condition, causes, confirm, fix} = entry;
  return [
    heading(3, entry.anchor, [code(identifier)]),
    paragraph(
      [
        ...(kind === 'error'
          ? [text('Custom error · selector '), code(selector)]
          : [text('Revert string in '), code('Error(string)'), text(' '), code(selector)]),
        text(' · '),
        ...joined(
          throwers.map(({contract, functions, isHeldOnly}) => [
            code(contract),
            text(` (${functions.join(', ')}${isHeldOnly ? `; ${heldOnly(kind)}` : ''})`),
          ]),
          ', ',
        ),
      ],
      {kind: 'facts'},
    ),
    paragraph([
      ...inline(doing),
      text(' '),
      strong('It reverts when:'),
      text(' '),
      ...inline(condition),
    ]),
    paragraph([strong('Likely causes')]),
    {...list(causes.map(inline)), ordered: true},
    paragraph([strong('To confirm'), text(' '), ...inline(confirm)]),
    paragraph([strong('To fix'), text(' '), ...inline(fix)]),
    ...reproduction(entry, titleOf),
  ];
}

const heldOnly = (kind: AtlasEntry['kind']): string => `holds the ${kind}, and no call reaches it`;

function reproduction(
  {reproduction: program, unreachable = '', related}: AtlasEntry,
  titleOf: TitleOf,
): Nodes {
  const further = paragraph([
    strong('Related'),
    text(' '),
    ...joined(related.map((route) => [link(route, [text(titleOf(route))])])),
  ]);
  if (!program) {
    return [paragraph([strong('No reproduction'), text(' '), ...inline(unreachable)]), further];
  }
  return [details('A call that triggers it', [fence('ts', '', `example=${program}`)]), further];
}
