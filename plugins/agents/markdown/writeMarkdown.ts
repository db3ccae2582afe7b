import type {Root} from 'mdast';
import {marksOf} from '../../../pages/nodes';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {stringify} from 'yaml';
import {plainNodes, type PageContext} from './plainNodes';

type Page = Pick<PageContext, 'linkTo' | 'slug'> & {
  title: string;
  description: string;
  /** The whole address of the page. */
  url: string;
};

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkMath)
  .use(remarkStringify, {bullet: '-', rule: '-', emphasis: '_'})
  .freeze();

/** The Markdown version of a page: its expanded tree, for readers that are programs. */
export function writeMarkdown(tree: Root, {title, description, url, linkTo, slug}: Page): string {
  const [first, ...rest] = tree.children;
  const {scope} = first ? marksOf(first) : {};
  const front = {title, description, url, ...(scope && scopeFields(scope))};
  const nodes = plainNodes(scope ? rest : tree.children, {linkTo, slug, place: {url}});
  const root: Root = {
    type: 'root',
    children: [{type: 'heading', depth: 1, children: [{type: 'text', value: title}]}, ...nodes],
  };
  const text = withPlainAddresses(writer.stringify(root), root);
  return `---\n${stringify(front, {lineWidth: 0})}---\n\n${text}`;
}

/** Addresses word for word: the writer puts a backslash before an & that no reference begins with. */
function withPlainAddresses(text: string, root: Root): string {
  const addresses = new Set<string>();
  visit(root, 'link', ({url}) => {
    if (/&[a-z]/i.test(url)) addresses.add(url);
  });
  return [...addresses].reduce(
    (rest, address) => rest.replaceAll(address.replace(/&(?=[a-z])/gi, '\\&'), () => address),
    text,
  );
}

/** What the line under the title says: product, networks, status and date; packages apart. */
const scopeFields = ({words, packages}: NonNullable<ReturnType<typeof marksOf>['scope']>) => ({
  scope: words,
  ...(packages.length > 0 && {packages}),
});
