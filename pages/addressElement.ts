import type {MdxJsxAttribute, MdxJsxTextElement} from 'mdast-util-mdx';
import type {Chain} from '../facts/registry/chains';
import type {Deployment} from '../facts/registry/contracts';

/** The element that shows a deployment's address; its text is the whole address. */
export function addressElement(deployment: Deployment, chain: Chain): MdxJsxTextElement {
  const {contract, address} = deployment;
  const link = chain.explorer && `${chain.explorer}/address/${address}`;
  return {
    type: 'mdxJsxTextElement',
    name: 'Address',
    attributes: [
      attributeOf('contract', contract),
      attributeOf('chainName', chain.name),
      ...(link ? [attributeOf('explorer', link)] : []),
    ],
    children: [{type: 'text', value: address}],
  };
}

const attributeOf = (name: string, value: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});
