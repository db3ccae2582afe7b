import {expect, test} from 'vitest';
import {globalDataFromRoutes} from './globalDataFromRoutes';

const dataOf = (docs: object[] | undefined) => ({
  'docusaurus-plugin-content-docs': {
    default: {path: '/', versions: [{name: 'current', path: '/', docs}]},
  },
});

/** The data that the module holds, before the routes add to them. */
const heldBy = (module: string): unknown =>
  JSON.parse(JSON.parse(/JSON\.parse\((".*")\)/.exec(module)?.[1] ?? '""') as string);

test('leaves out the pages whose routes say all about them', () => {
  const docs = [{id: 'sdk/a', path: '/sdk/a', sidebar: 'sdk'}];
  const module = globalDataFromRoutes(JSON.stringify(dataOf(docs)));
  expect(heldBy(module)).toEqual(dataOf(undefined));
});

test.each([
  ['has an address of its own', {id: 'sdk/a', path: '/sdk/other'}],
  ['is unlisted', {id: 'sdk/a', path: '/sdk/a', unlisted: true}],
])('keeps the list of a version where a page %s', (_why, doc) => {
  const module = globalDataFromRoutes(JSON.stringify(dataOf([doc])));
  expect(heldBy(module)).toEqual(dataOf([doc]));
});
