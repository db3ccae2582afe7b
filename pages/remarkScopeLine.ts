import type {Paragraph, PhrasingContent, Root} from 'mdast';
import type {Transformer} from 'unified';
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

const SCOPES = [
  {
    folder: '/docs/concepts/governance/',
    product: 'Uniswap governance',
    networks: 'Ethereum mainnet',
  },
  {folder: '/docs/concepts/protocol/', product: 'Uniswap v3', networks: 'every network'},
  {folder: '/docs/contracts/v1/', product: 'Uniswap v1', networks: 'Ethereum mainnet'},
  {
    folder: '/docs/contracts/v2/reference/API/',
    product: 'Uniswap v2 subgraph',
    networks: 'Ethereum mainnet',
  },
  {
    folder: '/docs/contracts/v2/reference/Governance/',
    product: 'Uniswap governance',
    networks: 'Ethereum mainnet',
  },
  {folder: '/docs/contracts/v2/', product: 'Uniswap v2', networks: 'every network'},
  {folder: '/docs/contracts/v3/', product: 'Uniswap v3', networks: 'every network'},
  {folder: '/docs/contracts/permit2/', product: 'Permit2', networks: 'every network'},
  {
    folder: '/docs/contracts/universal-router/',
    product: 'Universal Router',
    networks: 'every network',
  },
  {folder: '/docs/contracts/uniswapx/', product: 'UniswapX', networks: 'Ethereum mainnet'},
  {folder: '/docs/sdk/core/', product: 'Uniswap SDKs', networks: undefined},
  {folder: '/docs/sdk/v1/', product: 'Uniswap v1 SDK', networks: undefined},
  {folder: '/docs/sdk/v2/', product: 'Uniswap v2 SDK', networks: undefined},
  {folder: '/docs/sdk/v3/', product: 'Uniswap v3 SDK', networks: undefined},
  {folder: '/docs/sdk/swap-widget/', product: 'Uniswap swap widget', networks: undefined},
  {folder: '/docs/sdk/web3-react/', product: 'web3-react', networks: undefined},
] as const;

function scopeOf(file: string): {product: string; networks?: string} {
  return SCOPES.find(({folder}) => file.includes(folder)) ?? {product: 'Uniswap protocol'};
}

export default remarkScopeLine;
