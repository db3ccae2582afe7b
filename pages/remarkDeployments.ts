import type {Root, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {Chain} from '../facts/registry/chains';
import type {Deployment} from '../facts/registry/contracts';
import {lookAlikes} from '../facts/registry/lookAlikes';
import {attribute} from './attribute';
import {details} from './nodes';
import {deploymentTable, lookAlikeTable, sameAddressTable} from './deploymentTables';

type Options = {chains: readonly Chain[]; deployments: readonly Deployment[]};

/**
 * Fills `<Deployments product="v3" />` with the registry's table for that product, or with
 * `contract="SwapRouter02"` for one of its contracts, networks that ended folded below, `<SameAddress product="v3" />` with where its addresses differ, and
 * `<LookAlikes />` with the selectors that tell routers and quoters apart.
 */
const remarkDeployments =
  ({chains, deployments}: Options): Transformer<Root> =>
  (tree, page) =>
    visit(tree, 'mdxJsxFlowElement', (element, index, parent) => {
      if (element.name === 'LookAlikes' && parent && index !== undefined) {
        parent.children.splice(index, 1, lookAlikeTable(lookAlikes, deployments, chains));
        return [SKIP, index + 1];
      }
      if (element.name !== 'Deployments' && element.name !== 'SameAddress') return undefined;

      const product = attribute(element, 'product');
      const contract = attribute(element, 'contract');
      // Pools and pairs are examples of pages, which no reader looks up in a table.
      const listed = deployments.filter(
        (entry) =>
          entry.product === product &&
          entry.kind !== 'pool' &&
          (contract === undefined || entry.contract === contract),
      );
      if (listed.length === 0 && contract !== undefined) {
        page.fail(`The registry has no contract "${contract}" of ${product}`, {
          place: element.position,
        });
      }
      if (listed.length === 0) {
        const products = new Set(deployments.map((entry) => entry.product));
        page.fail(
          `The registry has no product "${product}". Expected one of: ${[...products].join(', ')}`,
          {place: element.position},
        );
      }
      if (element.name === 'SameAddress' && parent && index !== undefined) {
        parent.children.splice(index, 1, sameAddressTable(listed, chains));
        return [SKIP, index + 1];
      }
      const ended = chains.filter(({status}) => status === 'retired');
      const current = chains.filter(({status}) => status !== 'retired');
      const retired = deploymentTable(listed, ended);
      element.children = [
        deploymentTable(listed, current),
        ...(retired.children.length > 1 ? [folded(retired, listed, ended)] : []),
      ];
      return SKIP;
    });

const folded = (
  table: Table,
  listed: readonly Deployment[],
  ended: readonly Chain[],
): MdxJsxFlowElement => {
  const count = ended.filter(({id}) => listed.some(({chainId}) => chainId === id)).length;
  return details(`Networks that have ended (${count})`, [table]) as MdxJsxFlowElement;
};

export default remarkDeployments;
