import type {PhrasingContent, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Transformer} from 'unified';
import {scopes, type Scope} from '../config/sections';
import type {FrontMatter} from './frontMatter';
import {code, joined, link, paragraph, strong, text} from './nodes';
import {releaseOf} from './releaseOf';

type Options = {
  /** Version of each package, as package.json pins it. */
  versions: Readonly<Record<string, string>>;
};

/** Puts the scope line under the title: product, networks, packages with versions, status, date. */
const remarkScopeLine =
  ({versions}: Options): Transformer<Root> =>
  (tree, page) => {
    const matter = page.data.frontMatter as FrontMatter | undefined;
    if (!matter?.kind) return;

    const {product, networks} = scopeOf(page.path);
    const packages = matter.packages.map((name) => {
      const version = versions[name];
      if (!version) {
        return page.fail(
          `packages names "${name}", which package.json does not have. Expected one of: ${Object.keys(versions).join(', ')}`,
        );
      }
      return releaseOf(name, version);
    });
    const place = [[strong(product)], ...(networks ? [[text(networks)]] : [])];
    const state = [status(matter), [text(`verified ${matter.verified}`)]];
    const words = toString(paragraph(joined([...place, ...state])));
    tree.children.unshift(
      paragraph(joined([...place, ...packages.map((name) => [code(name)]), ...state]), {
        kind: 'scope',
        scope: {words, packages},
      }),
    );
  };

function status({status: state, insteadUse}: FrontMatter): PhrasingContent[] {
  if (!insteadUse) return [text(state)];
  return [text(`${state}, use instead: `), link(insteadUse, [text(insteadUse)])];
}

function scopeOf(file: string): Pick<Scope, 'product' | 'networks'> {
  return (
    scopes.find(({folder}) => file.includes(`/docs${folder}`)) ?? {product: 'Uniswap protocol'}
  );
}

export default remarkScopeLine;
