import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {parseAbi, toEventSelector, toFunctionSelector, type Abi} from 'viem';
import {describe, expect, test} from 'vitest';
import {collectSources} from '../../../../../facts/solidity/collectSources';
import {contractNodes} from '../../../../../pages/reference/contractNodes';
import {anchorHere} from '../../../../../pages/reference/errorEntries';
import type {NotedPage} from '../../../../../pages/reference/readNotes';
import {sourcesOf} from '../../../../../pages/sources';

const {contracts, pages, entryOf} = sourcesOf('.').contracts();

/** The nodes that `<Reference />` becomes on a page. */
function nodesOf({notes, route}: NotedPage): RootContent[] {
  const contract = contracts.get(notes.contract);
  if (!contract) throw new Error(`no package holds ${notes.contract}`);
  const find = (one: string) => entryOf(one, route) ?? '';
  return contractNodes({contract, notes, pages, entryOf: find, route});
}

/** The errors whose entries of the atlas stand on the page itself, as "errors 0x128acb08". */
function entriesOf({notes, route}: NotedPage): string[] {
  const anchorOf = anchorHere((one) => entryOf(one, route), route);
  const errors = (contracts.get(notes.contract)?.members ?? []).filter((one) => anchorOf(one));
  return errors.map(({selector}) => `errors ${selector}`);
}

/** Every member that callers meet, as "functions 0x128acb08", in the headings of a page. */
function headed(nodes: readonly RootContent[]): string[] {
  let part = '';
  return nodes.flatMap((node, at) => {
    if (node.type !== 'heading') return [];
    if (node.depth === 2) part = idOf(node);
    const facts = nodes.slice(at + 1, at + 3).map((one) => toString(one));
    const [, selector] = /(?:Selector|Topic) (0x\w+)/.exec(facts.join(' ')) ?? [];
    return node.depth === 3 && selector ? [`${part} ${selector}`] : [];
  });
}

/** The same, in the rows of the index; an index row also leads to a heading. */
function indexed(nodes: readonly RootContent[]): string[] {
  const anchors = nodes.filter((node) => node.type === 'heading').map(idOf);
  const tables = nodes
    .slice(0, anchors.length > 1 ? nodes.findIndex(isSecondPart) : nodes.length)
    .filter((node) => node.type === 'table');
  return tables.flatMap(({children: [head, ...rows]}) => {
    const part =
      {Functions: 'functions', Events: 'events'}[toString(head?.children[0])] ?? 'errors';
    return rows.flatMap((row) => {
      const [link] = row.children[0]?.children ?? [];
      const target = link?.type === 'link' ? link.url.slice(1) : '';
      if (anchors.filter((anchor) => anchor === target).length !== 1) {
        return [`${toString(row)} leads to no heading, or to several`];
      }
      const selector =
        part === 'events'
          ? /0x\w{64}$/.exec(toString(row.children.at(-1)))
          : /^0x\w{8}/.exec(toString(row.children[1]));
      return selector ? [`${part} ${selector[0]}`] : [];
    });
  });
}

const isSecondPart = (node: RootContent): boolean =>
  node.type === 'heading' && node.depth === 2 && idOf(node) !== 'index';

const idOf = (node: RootContent): string => String(node.data?.hProperties?.id);

/** Every member of an ABI, as "functions 0x128acb08". */
const membersOf = (abi: Abi): string[] =>
  abi.flatMap((item) => {
    if (item.type === 'function') return [`functions ${toFunctionSelector(item)}`];
    if (item.type === 'event') return [`events ${toEventSelector(item)}`];
    if (item.type !== 'error') return [];
    return [
      `errors ${toFunctionSelector({...item, type: 'function', outputs: [], stateMutability: 'view'})}`,
    ];
  });

type Artifact = {abi: Abi; deployedBytecode?: string | {object: string}};

/** What a package publishes of a contract: its artifact, or else what its source compiles to. */
function publishedOf(key: string): string[] {
  const [folder, name] = [path.dirname(key), path.basename(key)];
  const [artifact] = filesOf(folder, `${name}.json`);
  if (!artifact) return membersOf(compiled()[`${sourceOf(key)} ${name}`] ?? []);

  const {abi, deployedBytecode = ''} = JSON.parse(readFileSync(artifact, 'utf8')) as Artifact;
  // A library is called by names of structs, which no ABI holds: its code compares with the selector.
  const code = typeof deployedBytecode === 'string' ? deployedBytecode : deployedBytecode.object;
  if (!code.startsWith('0x73')) return membersOf(abi);
  const selectors = [...code.matchAll(/8063(\w{8})14/g)];
  return selectors.map(([, selector]) => `functions 0x${selector}`);
}

/** The ABIs of what packages publish as source only, by the compiler of v3. */
let abis: Record<string, Abi> | undefined;

function compiled(): Record<string, Abi> {
  if (abis) return abis;
  const units = compared
    .map(([key]) => key)
    .filter((key) => filesOf(path.dirname(key), `${path.basename(key)}.json`).length === 0)
    .map((key) => collectSources(process.cwd(), sourceOf(key)));
  const files = Object.assign({}, ...units.map((unit) => unit.files)) as Record<string, string>;
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(Object.entries(files).map(([file, content]) => [file, {content}])),
    settings: {
      remappings: [...new Set(units.flatMap(({remappings}) => remappings))],
      outputSelection: {'*': {'*': ['abi']}},
    },
  };
  const worker = ['sandbox/solidity/solcWorker.mjs', 'solc-0.7.6'];
  const output = execFileSync(process.execPath, worker, {
    input: JSON.stringify(input),
    maxBuffer: 2 ** 28,
    encoding: 'utf8',
  });
  const {contracts: found} = JSON.parse(output) as {
    contracts: Record<string, Record<string, {abi: Abi}>>;
  };
  abis = Object.fromEntries(
    Object.entries(found).flatMap(([file, named]) =>
      Object.entries(named).map(([name, {abi}]) => [`${file} ${name}`, abi]),
    ),
  );
  return abis;
}

const sourceOf = (key: string): string =>
  filesOf(path.dirname(key), `${path.basename(key)}.sol`)[0] ?? `no source of ${key}`;

const filesOf = (folder: string, name: string): string[] =>
  readdirSync(path.join('node_modules', folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => isNamed(file, name) && !file.includes('node_modules'))
    .map((file) => path.join('node_modules', folder, file));

/** What is shown and not published, or published and not shown. */
const differences = (shown: readonly string[], published: readonly string[]): string[] => [
  ...shown.filter((one) => !published.includes(one)).map((one) => `not published: ${one}`),
  ...published.filter((one) => !shown.includes(one)).map((one) => `not shown: ${one}`),
  ...shown.filter((one, at) => shown.indexOf(one) !== at).map((one) => `shown twice: ${one}`),
];

/** The test contracts of the periphery stand in a release that is not installed; Permit2 has a test of its own, and a type no ABI. */
const compared = [...pages.values()]
  .filter(({notes}) => !/struct|type/.test(contracts.get(notes.contract)?.kind ?? ''))
  .filter(({route}) => !/\/periphery\/test\/|\/permit2\//.test(route))
  .map((page) => [page.notes.contract, page] as const);

describe.each(compared)('%s', (key, page) => {
  test('has on its page what its package publishes, and nothing else', () => {
    const nodes = nodesOf(page);
    const entries = entriesOf(page);
    const published = publishedOf(key).filter((one) => !entries.includes(one));
    expect(differences(headed(nodes), published), 'headings').toEqual([]);
    expect(differences(indexed(nodes), published), 'index').toEqual([]);
  }, 60_000);

  test('has its reference on its page, once', () => {
    const source = readFileSync(page.file.replace(/yaml$/, 'mdx'), 'utf8');
    expect(source.match(/^<Reference \/>$/gm)).toHaveLength(1);
  });
});

test('states every difference that there can be', () => {
  const factory = pages.get('@uniswap/v3-core/UniswapV3Factory');
  const nodes = factory ? nodesOf(factory) : [];
  const shown = headed(nodes);
  const invented = membersOf(
    parseAbi(['function skim()', 'event Skimmed()', 'error NothingToSkim()']),
  );
  expect(shown).toHaveLength(10);
  expect(indexed(nodes).sort()).toEqual([...shown].sort());
  expect(differences(shown, [...shown, ...invented])).toEqual(
    invented.map((one) => `not shown: ${one}`),
  );
  expect(differences([...shown, ...invented], shown)).toEqual(
    invented.map((one) => `not published: ${one}`),
  );
  expect(differences([...shown, ...shown.slice(0, 1)], shown)).toEqual([
    `shown twice: ${shown[0]}`,
  ]);
});

/** One package writes the name of its file in lower case. */
const isNamed = (file: string, name: string): boolean =>
  path.basename(file).toLowerCase() === name.toLowerCase();
