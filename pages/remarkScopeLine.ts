import type {Paragraph, PhrasingContent, Root} from 'mdast';
import type {Transformer} from 'unified';
import {scopes, type Scope} from '../config/sections';
import type {FrontMatter} from './frontMatter';
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
    const packages = matter.packages.map((name): PhrasingContent[] => {
      const version = versions[name];
      if (!version) {
        return page.fail(
          `packages names "${name}", which package.json does not have. Expected one of: ${Object.keys(versions).join(', ')}`,
        );
      }
      return [{type: 'inlineCode', value: releaseOf(name, version)}];
    });

    tree.children.unshift(
      paragraph([
        [{type: 'strong', children: [{type: 'text', value: product}]}],
        ...(networks ? [text(networks)] : []),
        ...packages,
        status(matter),
        text(`verified ${matter.verified}`),
      ]),
    );
  };

function paragraph(parts: PhrasingContent[][]): Paragraph {
  return {
    type: 'paragraph',
    data: {hProperties: {className: ['scope']}},
    children: parts.flatMap((part, index) => (index === 0 ? part : [...text(' · '), ...part])),
  };
}

function status({status: state, insteadUse}: FrontMatter): PhrasingContent[] {
  if (!insteadUse) return text(state);
  return [
    ...text(`${state}, use instead: `),
    {type: 'link', url: insteadUse, children: text(insteadUse)},
  ];
}

const text = (value: string): Extract<PhrasingContent, {type: 'text'}>[] => [{type: 'text', value}];

function scopeOf(file: string): Pick<Scope, 'product' | 'networks'> {
  return (
    scopes.find(({folder}) => file.includes(`/docs${folder}`)) ?? {product: 'Uniswap protocol'}
  );
}

export default remarkScopeLine;
