import {runInNewContext} from 'node:vm';
import {sectionOf} from './sectionOf';

/** What the framework generates of all pages, as text: its routes, chunks and their names. */
export type Tables = {routes: string; registry: string; chunkNames: string};

type Component = readonly [path: string, hash?: string];
type Route = {path: string; component: Component; routes?: Route[]; sidebar?: string};
type ChunkNames = Record<string, {content?: string; __props?: string}>;
type Props = {version?: {banner?: string | null; docsSidebars?: Record<string, unknown>}};

/**
 * The routes of all pages but those of sections, and how the routes of each section are loaded,
 * with the sidebars of its pages.
 */
export function routesOfAll(tables: Tables): string {
  const places: Route[][] = [];
  const sections = new Map<string, {place: number; requests: Set<string>}>();
  const write = (route: Route, version = ''): string => {
    const props = propsOf(tables, route) ?? version;
    if (!route.routes?.some(isOfSection))
      return written(
        route,
        route.routes?.map((below) => write(below, props)),
      );
    const place = places.push(route.routes.filter((page) => !isOfSection(page))) - 1;
    for (const {path, sidebar} of route.routes.filter(isOfSection)) {
      const name = sectionOf(path);
      const section = sections.get(name) ?? {place, requests: new Set()};
      section.requests.add(`@generated/routes?section=${name}`).add(`${props}?sidebar=${sidebar}`);
      sections.set(name, section);
    }
    return written(route, `places[${place}]`);
  };
  const routes = parse(tables.routes).map((route) => write(route));
  const requests = [...new Set([...sections.values()].flatMap((section) => [...section.requests]))];
  const loads = requests.map(
    (request, index) =>
      `() => import(/* webpackChunkName: "${chunkOf(index)}" */ ${JSON.stringify(request)})`,
  );
  const loaders = [...sections].map(([name, section]) => {
    const indexes = [...section.requests].map((request) => requests.indexOf(request));
    const fields = [
      `place: places[${section.place}]`,
      `chunks: ${JSON.stringify(indexes.map(chunkOf))}`,
      `load: () => Promise.all([${indexes.map((index) => `loads[${index}]()`).join()}]).then(([pages]) => pages.default)`,
    ];
    return `${JSON.stringify(name)}: {${fields.join(', ')}},`;
  });
  return [
    `import ComponentCreator from '@docusaurus/ComponentCreator';`,
    `const places = [${places.map((pages) => `[${pages.map((page) => written(page)).join()}]`).join()}];`,
    `const loads = [${loads.join(',\n')}];`,
    `export const sections = {${loaders.join('\n')}};`,
    `export default [${routes.join(',\n')}];`,
  ].join('\n');
}

/** Short, as the table of the files of chunks repeats it. */
const chunkOf = (index: number): string => `s${index}`;

/** A sidebar, which is added to those of its version when its module is loaded. */
export function sidebarOf(version: string, file: string, name: string): string {
  const {docsSidebars = {}} = (JSON.parse(version) as Props).version ?? {};
  return [
    `import props from ${JSON.stringify(file)};`,
    // Parsed as data, which browsers do faster than they read code.
    `props.version.docsSidebars[${JSON.stringify(name)}] = JSON.parse(${JSON.stringify(JSON.stringify(docsSidebars[name]))});`,
  ].join('\n');
}

/** The files of all versions' data, in the folder of generated files. */
export const versionsOf = ({registry}: Tables): string[] =>
  [...registry.matchAll(/"@generated\/(docusaurus-plugin-content-docs\/[^"]+\/p\/[^"]+)"/g)].map(
    ([, file = '']) => file,
  );

/** Whether the pages of a version say that it is not the latest one. */
export const hasBanner = (version: string): boolean =>
  Boolean((JSON.parse(version) as Props).version?.banner);

/** The names of chunks as short as they differ: every page carries the list of their files. */
export function withShortNames({registry, chunkNames, ...tables}: Tables): Tables {
  const names = chunksOf({...tables, registry, chunkNames}).map(([name]) => name);
  const short = (name: string) => name.slice(0, 6);
  if (new Set(names.map(short)).size < names.length) return {...tables, registry, chunkNames};
  const shorten = (text: string) =>
    text.replace(/"([\da-f]{8})"/g, (_all, name: string) => `"${short(name)}"`);
  return {...tables, registry: shorten(registry), chunkNames: shorten(chunkNames)};
}

/** A version without its sidebars, which come with the sections. */
export function versionOfAll(json: string): string {
  const {version, ...rest} = JSON.parse(json) as Props;
  return version?.docsSidebars
    ? JSON.stringify({...rest, version: {...version, docsSidebars: {}}})
    : json;
}

/** The routes of one section, which adds its chunks to those that are known. */
export function routesOfSection(tables: Tables, section: string): string {
  const pages = pagesOf(tables).filter(({path}) => sectionOf(path) === section);
  const names = chunkNamesOf(tables);
  const own = Object.fromEntries(pages.map((page) => [keyOf(page), names[keyOf(page)]]));
  const contents = new Set(contentsOf(tables, pages));
  const chunks = chunksOf(tables).filter(([name]) => contents.has(name));
  return [
    `import ComponentCreator from '@docusaurus/ComponentCreator';`,
    `import registry from '@generated/registry';`,
    `import chunkNames from '@generated/routesChunkNames';`,
    `Object.assign(registry, {${chunks.map(([, chunk]) => chunk).join(',\n')}});`,
    // Parsed as data, which browsers do faster than they read code.
    `Object.assign(chunkNames, JSON.parse(${JSON.stringify(JSON.stringify(own))}));`,
    `export default [${pages.map((page) => written(page)).join(',\n')}];`,
  ].join('\n');
}

/**
 * The chunks without those that only pages of sections have. What every page of the documentation
 * is drawn with is no chunk of its own: parts are compressed better as one file.
 */
export function registryOfAll(tables: Tables): string {
  const contents = new Set(contentsOf(tables, pagesOf(tables)));
  const chunks = chunksOf(tables)
    .filter(([name]) => !contents.has(name))
    .map(([, chunk]) => (OF_EVERY_PAGE.test(chunk) ? chunk.replace(CHUNK_NAME, EAGER) : chunk));
  return `export default {${chunks.join(',\n')}};`;
}

const OF_EVERY_PAGE = /"@theme\/Doc|"@generated\/docusaurus-plugin-content-docs\//;
const CHUNK_NAME = /(?<=import\(\/\* )webpackChunkName: "\w+"/;
const EAGER = 'webpackMode: "eager"';

/** The names of chunks without those of the pages of sections. */
export function chunkNamesOfAll(tables: Tables): string {
  const ofSections = new Set(pagesOf(tables).map(keyOf));
  const names = Object.entries(chunkNamesOf(tables)).filter(([key]) => !ofSections.has(key));
  return JSON.stringify(Object.fromEntries(names));
}

const isOfSection = ({path, routes, sidebar}: Route): boolean =>
  !routes && sidebar !== undefined && sectionOf(path) !== '';

const pagesOf = ({routes}: Tables): Route[] => parse(routes).flatMap(leaves).filter(isOfSection);

/**
 * Whether pages are known by sections. Where there are several versions, a page links to itself in
 * the others, hence knows all of them.
 */
export const hasSections = ({routes}: Tables): boolean =>
  parse(routes)
    .flatMap(withBelow)
    .filter(({routes: below}) => below?.some(isOfSection)).length === 1;

const withBelow = (route: Route): Route[] => [route, ...(route.routes?.flatMap(withBelow) ?? [])];

const leaves = (route: Route): Route[] => route.routes?.flatMap(leaves) ?? [route];

/** By this the framework finds the chunks of a route. */
const keyOf = ({component: [path, hash]}: Route): string => `${path}-${hash}`;

const chunkNamesOf = ({chunkNames}: Tables): ChunkNames => JSON.parse(chunkNames) as ChunkNames;

function contentsOf(tables: Tables, pages: readonly Route[]): string[] {
  const names = chunkNamesOf(tables);
  return pages.flatMap((page) => names[keyOf(page)]?.content ?? []);
}

/** The request for the data of the version that a route is the root of. */
function propsOf(tables: Tables, route: Route): string | undefined {
  const name = chunkNamesOf(tables)[keyOf(route)]?.__props;
  const [, chunk = ''] = chunksOf(tables).find(([one]) => one === name) ?? [];
  return /"(@generated\/docusaurus-plugin-content-docs\/[^"]+)"/.exec(chunk)?.[1];
}

/** Each chunk of the registry by its name, with its line. */
const chunksOf = ({registry}: Tables): [name: string, line: string][] =>
  [...registry.matchAll(/^ *("(\w+)": \[.*\]),?(?=\};?$|$)/gm)].map(([, line = '', name = '']) => [
    name,
    line,
  ]);

function parse(routes: string): Route[] {
  const script = routes.replace(/^import .*$/gm, '').replace('export default', 'routes =');
  return runInNewContext(script, {
    ComponentCreator: (...component: Component) => component,
  }) as Route[];
}

function written({component, ...rest}: Route, below?: string | string[]): string {
  const fields = Object.entries(rest)
    .filter(([name]) => name !== 'routes')
    .map(([name, value]) => `${name}: ${JSON.stringify(value)},`);
  const creator = `component: ComponentCreator(${component.map((part) => JSON.stringify(part)).join()}),`;
  const routes = Array.isArray(below) ? `[${below.join(',\n')}]` : below;
  return `{${fields.join('')}${creator}${routes ? `routes: ${routes}` : ''}}`;
}
