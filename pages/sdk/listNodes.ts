import {createSlugger} from '@docusaurus/utils';
import {code, heading, inline, link, paragraph, table, text, type Nodes} from '../nodes';
import type {Module, SdkSources} from './sdkSources';
import {addressOf, notedExport} from './moduleExports';
import type {SdkPage} from './readSdkNotes';

/** Every export of a package by what one does with it, each with its kind and its page. */
export function listNodes(
  {groups = [], internal, route}: SdkPage,
  module: Module,
  sources: SdkSources,
): Nodes {
  const {slug} = createSlugger();
  const listed = groups.flatMap(({title, does, exports}) => [
    heading(2, slug(title), [text(title)]),
    paragraph(inline(does)),
    table(
      ['Export', 'Kind', 'What it is'],
      exports.map((name) => rowOf(name, {module, route, sources})),
    ),
  ]);
  const reasons = Object.entries(internal).map(([name, reason]) => [[code(name)], inline(reason)]);
  return [
    ...listed,
    ...(reasons.length > 0
      ? [
          heading(2, 'internal', [text('Exported, but not for callers')]),
          table(['Export', 'Why callers leave it alone'], reasons),
        ]
      : []),
  ];
}

function rowOf(
  name: string,
  {module, route, sources}: {module: Module; route: string; sources: SdkSources},
) {
  const one = module.exports.get(name);
  const exported = one && {module: module.name, export: one};
  const address = exported && addressOf(exported, sources);
  const noted = exported && notedExport(exported, sources);
  const does = noted?.note.does ?? (noted && sources.descriptionOf(noted.page.route));
  return [
    [address ? link(address.replace(`${route}#`, '#'), [code(name)]) : code(name)],
    [text(one?.kind === 'foreign' ? `from ${one.package}` : (one?.kind ?? ''))],
    inline(does ?? '–'),
  ];
}
