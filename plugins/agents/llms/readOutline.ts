import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** A page of a table of contents, or a heading with the pages below it. */
export type Entry = {label: string; route?: string; entries?: Entry[]};

/** An item of a sidebar as the framework loads it, as far as an outline needs it. */
type Item = {
  type: string;
  id?: string;
  label?: string;
  link?: {type: string; id?: string};
  items?: Item[];
};

/** The tables of contents of the site by their names, in their order. */
export function readOutline(content: AllContent): Record<string, Entry[]> {
  const docs = content['docusaurus-plugin-content-docs']?.default as Docs | undefined;
  const [version] = docs?.loadedVersions ?? [];
  if (!version) throw new Error('agents: expected one version of the documentation, found none.');
  const pages = new Map(version.docs.map((doc) => [doc.id, doc]));

  const page = (id: string, label?: string): Entry => {
    const doc = pages.get(id);
    if (!doc) throw new Error(`agents: the sidebars name the page "${id}", which does not exist.`);
    return {label: label ?? doc.frontMatter.sidebar_label ?? doc.title, route: doc.permalink};
  };
  const entry = ({type, id, label, link, items = []}: Item): Entry[] => {
    if (type === 'doc' && id) return [page(id, label)];
    if (type !== 'category') return [];
    const head = link?.id ? page(link.id, label) : {label: label ?? ''};
    return [{...head, entries: items.flatMap(entry)}];
  };
  return Object.fromEntries(
    Object.entries(version.sidebars).map(([name, items]) => [
      name,
      (items as Item[]).flatMap(entry),
    ]),
  );
}
