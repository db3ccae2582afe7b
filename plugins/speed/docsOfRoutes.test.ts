import {expect, test} from 'vitest';
import {docsOfRoutes, withDocs, type Route} from './docsOfRoutes';

const pages = (version: string): Route => ({
  path: version,
  routes: [
    {
      path: version,
      routes: [{path: `${version.replace(/\/$/, '')}/sdk/a`, sidebar: 'sdk'}],
    },
  ],
});
const routes: Route[] = [
  {path: '/blog'},
  {path: '/', routes: [pages('/1.0'), pages('/')]},
  {path: '*'},
];

test('lists the pages of the version at the root, and none of another version or the blog', () => {
  expect(docsOfRoutes(routes, '/')).toEqual([{id: 'sdk/a', path: '/sdk/a', sidebar: 'sdk'}]);
});

test('names a page of another version as it is named in every version', () => {
  expect(docsOfRoutes(routes, '/1.0')).toEqual([{id: 'sdk/a', path: '/1.0/sdk/a', sidebar: 'sdk'}]);
});

test('reads the routes only when the pages are asked for', () => {
  const late: Route[] = [];
  const data = withDocs(
    {'docusaurus-plugin-content-docs': {default: {versions: [{path: '/'}]}}},
    late,
  );
  late.push(...routes);
  const [version] = data['docusaurus-plugin-content-docs'].default.versions;
  expect(version).toHaveProperty('docs', docsOfRoutes(routes, '/'));
});

test('keeps a list that the data bring along', () => {
  const docs = [{id: 'b', path: '/elsewhere'}];
  const data = withDocs(
    {'docusaurus-plugin-content-docs': {default: {versions: [{path: '/', docs}]}}},
    routes,
  );
  expect(data['docusaurus-plugin-content-docs'].default.versions[0]?.docs).toBe(docs);
});

test('tells the pages of routes that come later, and the main page before its route', () => {
  const late: Route[] = [];
  const mainDoc = {id: 'home', path: '/home', sidebar: 'sdk'};
  const data = withDocs(
    {'docusaurus-plugin-content-docs': {default: {versions: [{path: '/', mainDoc}]}}},
    late,
  );
  const [version] = data['docusaurus-plugin-content-docs'].default.versions;
  expect(version).toHaveProperty('docs', [mainDoc]);
  late.push(...routes);
  expect(version).toHaveProperty('docs', [...docsOfRoutes(routes, '/'), mainDoc]);
});
