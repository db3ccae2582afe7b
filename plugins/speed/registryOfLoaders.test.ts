import {expect, test} from 'vitest';
import {registryOfLoaders} from './registryOfLoaders';

test('leaves of each chunk its name and the way to load it', () => {
  const registry = `export default {
  "006ae392": [() => import(/* webpackChunkName: "006ae392" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],
  "36994c47": [() => import(/* webpackChunkName: "36994c47" */ "@generated/b.json"), "@generated/b.json", require.resolveWeak("@generated/b.json")],};
`;
  expect(registryOfLoaders(registry)).toBe(`export default {
  "006ae392": [() => import(/* webpackChunkName: "006ae392" */ "@site/docs/a.mdx")],
  "36994c47": [() => import(/* webpackChunkName: "36994c47" */ "@generated/b.json")],};
`);
});
