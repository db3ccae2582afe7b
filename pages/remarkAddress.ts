import type {Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {Chain} from '../facts/registry/chains';
import type {Deployment} from '../facts/registry/contracts';
import {addressElement} from './addressElement';
import {attribute} from './attribute';

type Options = {chains: readonly Chain[]; deployments: readonly Deployment[]};

/** Fills `<Address of="Timelock" chain={1} />` with the registry's address and explorer page. */
const remarkAddress =
  ({chains, deployments}: Options): Transformer<Root> =>
  (tree, page) =>
    visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
      const element = node as MdxJsxTextElement;
      if (element.name !== 'Address') return;

      const contract = attribute(element, 'of');
      const chainId = Number(attribute(element, 'chain') ?? 1);
      const deployment = deployments.find(
        (candidate) => candidate.contract === contract && candidate.chainId === chainId,
      );
      const chain = chains.find(({id}) => id === chainId);
      if (!deployment || !chain) {
        const names = deployments
          .filter((one) => one.chainId === chainId)
          .map((one) => one.contract);
        page.fail(
          `The registry has no "${contract}" on chain ${chainId}. Expected one of: ${names.join(', ') || 'none on that chain'}`,
          {place: element.position},
        );
        return;
      }
      const {attributes, children} = addressElement(deployment, chain);
      element.attributes = attributes;
      element.children = children;
    });

export default remarkAddress;
