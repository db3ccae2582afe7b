import type {MarkdownPage} from '../markdown/writePages';

/** The Markdown versions of the pages below an address, in one file. */
export type Bundle = {
  /** Where its file stands: `/contracts/v3/llms-full.txt`. */
  address: string;
  /** The part of the addresses that its pages share: `/contracts/v3`. */
  folder: string;
  pages: MarkdownPage[];
};

/** Bytes that a bundle has at most, unless it holds pages of one folder that hold more. */
export const MOST_BYTES = 512_000;

/**
 * The bundles of the site's sections: `/concepts`, and of contracts and SDKs one for each product. Of
 * a section with too many bytes the largest folders become bundles of their own.
 */
export function createBundles(pages: readonly MarkdownPage[], mostBytes = MOST_BYTES): Bundle[] {
  const products = groupBy(pages, ({route}) => productFolder(route));
  return [...products].flatMap(([folder, own]) => split(folder, own, mostBytes));
}

/** Bytes of texts, as UTF-8. */
export const countBytes = (pages: readonly Pick<MarkdownPage, 'text'>[]): number =>
  pages.reduce((sum, {text}) => sum + Buffer.byteLength(text), 0);

function productFolder(route: string): string {
  const [, first = '', second = ''] = route.split('/');
  return ['contracts', 'sdk'].includes(first) ? `/${first}/${second}` : `/${first}`;
}

function split(folder: string, pages: readonly MarkdownPage[], mostBytes: number): Bundle[] {
  if (countBytes(pages) <= mostBytes) return [bundle(folder, pages)];
  const below = groupBy(
    pages.filter(({route}) => route.slice(folder.length + 1).includes('/')),
    ({route}) => `${folder}/${route.slice(folder.length + 1).split('/')[0]}`,
  );
  const largest = [...below].sort(([, one], [, other]) => countBytes(other) - countBytes(one))[0];
  if (!largest) return [bundle(folder, pages)];
  const [inner, own] = largest;
  const rest = pages.filter((page) => !own.includes(page));
  return [
    ...(rest.length > 0 ? split(folder, rest, mostBytes) : []),
    ...split(inner, own, mostBytes),
  ];
}

const bundle = (folder: string, pages: readonly MarkdownPage[]): Bundle => ({
  folder,
  address: `${folder}/llms-full.txt`,
  pages: [...pages],
});

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
