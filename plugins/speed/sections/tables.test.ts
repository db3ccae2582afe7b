import {runInNewContext} from 'node:vm';
import {describe, expect, test} from 'vitest';
import {
  chunkNamesOfAll,
  hasBanner,
  hasSections,
  registryOfAll,
  routesOfAll,
  routesOfSection,
  sidebarOf,
  versionOfAll,
  versionsOf,
  withShortNames,
} from './tables';

const VERSION = '@generated/docusaurus-plugin-content-docs/default/p/index-1.json';
const FEES = '/concepts/protocol/fees';
const SWAPS = '/concepts/protocol/swaps';
const SDK = '/sdk/v3/overview';

const page = (path: string, sidebar: string) =>
  `{path: '${path}', component: ComponentCreator('${path}', '0'), exact: true, sidebar: "${sidebar}"}`;
const chunk = (name: string, request: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}")]`;

const tables = {
  routes: `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';
export default [
  {path: '/search', component: ComponentCreator('/search', '0'), exact: true},
  {path: '/', component: ComponentCreator('/', '7fa'), routes: [
    {path: '/', component: ComponentCreator('/', '6b6'), routes: [
      {path: '/', component: ComponentCreator('/', 'cdc'), routes: [
        ${page(FEES, 'concepts')},
        ${page(SWAPS, 'concepts')},
        ${page(SDK, 'sdk')},
        {path: '/alone', component: ComponentCreator('/alone', '0'), exact: true}
      ]}
    ]}
  ]},
  {path: '*', component: ComponentCreator('*')},
];`,
  registry: `export default {
${[
  chunk('aa', '@theme/SearchPage'),
  chunk('bb', '@theme/DocItem'),
  chunk('cc', VERSION),
  chunk('f1', '@site/docs/fees.mdx'),
  chunk('f2', '@site/docs/swaps.mdx'),
  chunk('f3', '@site/docs/sdk.mdx'),
  chunk('f4', '@site/docs/alone.mdx'),
].join(',\n')},};
`,
  chunkNames: JSON.stringify({
    '/search-0': {__comp: 'aa'},
    '/-6b6': {__comp: 'bb', __props: 'cc'},
    [`${FEES}-0`]: {__comp: 'bb', content: 'f1'},
    [`${SWAPS}-0`]: {__comp: 'bb', content: 'f2'},
    [`${SDK}-0`]: {__comp: 'bb', content: 'f3'},
    '/alone-0': {__comp: 'bb', content: 'f4'},
  }),
};

type Route = {path: string; component: string[]; routes?: Route[]};
type Section = {place: Route[]; chunks: string[]; load: () => Promise<unknown>};

/** What a generated module exports, with the requests that it imports. */
function run(module: string) {
  const imported: string[] = [];
  const script = module
    .replace(/^import .*$/gm, '')
    .replaceAll('import(', 'load(')
    .replace('export const sections', 'globalThis.sections')
    .replace('export default', 'globalThis.main =');
  const scope: Record<string, unknown> = {
    ComponentCreator: (...args: string[]) => args,
    load: (request: string) => {
      imported.push(request);
      return Promise.resolve({default: request});
    },
    registry: {},
    chunkNames: {},
    props: {version: {docsSidebars: {}}},
  };
  runInNewContext(script, scope);
  return {...scope, imported} as unknown as {
    main: Route[];
    sections: Record<string, Section>;
    registry: Record<string, unknown>;
    chunkNames: Record<string, unknown>;
    props: {version: {docsSidebars: Record<string, unknown>}};
    imported: string[];
  };
}

const leaves = (route: Route): Route[] => route.routes?.flatMap(leaves) ?? [route];

describe('what every page knows', () => {
  test('holds no page of a section, and all others in their order', () => {
    const {main} = run(routesOfAll(tables));
    expect(main.flatMap(leaves).map(({path}) => path)).toEqual(['/search', '/alone', '*']);
    expect(main[1]?.component).toEqual(['/', '7fa']);
  });

  test('loads the routes and sidebars of a section, and names where they belong', async () => {
    const {main, sections, imported} = run(routesOfAll(tables));
    expect(Object.keys(sections)).toEqual(['/concepts/protocol', '/sdk/v3']);
    expect(sections['/sdk/v3']?.place).toBe(main[1]?.routes?.[0]?.routes?.[0]?.routes);
    expect(sections['/sdk/v3']?.chunks).toEqual(['s2', 's3']);
    const pages = await sections['/sdk/v3']?.load();
    expect(imported).toEqual(['@generated/routes?section=/sdk/v3', `${VERSION}?sidebar=sdk`]);
    expect(pages).toBe('@generated/routes?section=/sdk/v3');
  });

  test('has no chunk of a page of a section, and those of every page in one file', () => {
    const registry = registryOfAll(tables);
    expect([...registry.matchAll(/^.*"(\w+)": \[/gm)].map(([, name]) => name)).toEqual([
      'aa',
      'bb',
      'cc',
      'f4',
    ]);
    expect(registry).toContain('import(/* webpackChunkName: "aa" */ "@theme/SearchPage")');
    expect(registry).toContain('import(/* webpackMode: "eager" */ "@theme/DocItem")');
    expect(registry).toContain(`import(/* webpackMode: "eager" */ "${VERSION}")`);
    expect(Object.keys(JSON.parse(chunkNamesOfAll(tables)) as object)).toEqual([
      '/search-0',
      '/-6b6',
      '/alone-0',
    ]);
  });

  test('has no sidebar', () => {
    const version = {version: {label: 'Next', docsSidebars: {sdk: [1]}, docs: {}}};
    expect(JSON.parse(versionOfAll(JSON.stringify(version)))).toEqual({
      version: {label: 'Next', docsSidebars: {}, docs: {}},
    });
    expect(versionOfAll('{"items":[]}')).toBe('{"items":[]}');
  });
});

test('adds what a section brings to what is known', () => {
  const section = run(routesOfSection(tables, '/concepts/protocol'));
  expect(section.main.map(({path}) => path)).toEqual([FEES, SWAPS]);
  expect(section.main[0]?.component).toEqual([FEES, '0']);
  expect(Object.keys(section.registry)).toEqual(['f1', 'f2']);
  expect(section.chunkNames).toEqual({
    [`${FEES}-0`]: {__comp: 'bb', content: 'f1'},
    [`${SWAPS}-0`]: {__comp: 'bb', content: 'f2'},
  });
});

test('adds a sidebar to those of its version', () => {
  const version = JSON.stringify({version: {docsSidebars: {sdk: [{label: "It's"}], api: []}}});
  const {props} = run(sidebarOf(version, VERSION, 'sdk'));
  expect(props.version.docsSidebars).toEqual({sdk: [{label: "It's"}]});
});

test('has sections while there is one version', () => {
  const others = `{path: '/1.0', component: ComponentCreator('/1.0', '0'), routes: [${page('/1.0/sdk/v3/overview', 'sdk')}]},`;
  expect(hasSections(tables)).toBe(true);
  expect(hasSections({...tables, routes: tables.routes.replace("{path: '*'", `${others}$&`)})).toBe(
    false,
  );
});

describe('names of chunks', () => {
  const named = (one: string, other: string) => ({
    ...tables,
    registry: `export default {\n${chunk(one, '@theme/A')},\n${chunk(other, '@theme/B')},};\n`,
    chunkNames: JSON.stringify({'/-0': {__comp: one}, '/a-0': {__comp: other}}),
  });

  test('are cut in all tables where they still differ', () => {
    const cut = withShortNames(named('17896441', '5e95c892'));
    expect(cut.registry).toContain('"178964": [() => import(/* webpackChunkName: "178964" */');
    expect(JSON.parse(cut.chunkNames)).toEqual({
      '/-0': {__comp: '178964'},
      '/a-0': {__comp: '5e95c8'},
    });
  });

  test('stay where two would be one', () => {
    const alike = named('17896441', '17896442');
    expect(withShortNames(alike)).toEqual(alike);
  });
});

test('finds the data of versions, and whether one has a banner', () => {
  expect(versionsOf(tables)).toEqual([VERSION.replace('@generated/', '')]);
  expect(hasBanner('{"version":{"banner":null}}')).toBe(false);
  expect(hasBanner('{"version":{"banner":"unreleased"}}')).toBe(true);
});
