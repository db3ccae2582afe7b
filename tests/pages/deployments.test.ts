import {expect, test} from 'vitest';
import {deployments} from '../../facts/registry/contracts';
import {listPages} from '../../pages/listPages';

test('shows every deployment of the registry in a table, by product', () => {
  const pages = listPages('.');
  const products = [...new Set(deployments.map(({product}) => product))];
  const hidden = products.filter(
    (product) =>
      !pages.some(({content}) => content.includes(`<Deployments product="${product}" />`)),
  );
  // The page of v1 names its contracts, most on networks that have shut down, in its sentences.
  expect(hidden).toEqual(['v1']);
});
