import {readFileSync} from 'node:fs';
import path from 'node:path';
import {COMPILED} from '../../protocol';
import type {Program} from '../readProgram';
import {answersOf} from './answersOf';
import {compiledFor, contractsNamedIn} from './compiledFor';
import {trimJson} from './trimJson';

/** Addresses on every chain, 82 KB; the chain in a tab has mainnet's. */
const ADDRESSES = 'data:examples/support/addresses.json';
const CHAIN_IN_TAB = '1';
const SHARED = 'examples/support/chain.ts';

/** What the data modules of a program hold, by their names: `data:…`. */
export async function dataOf(root: string, program: Program): Promise<Record<string, unknown>> {
  const text = textOf(program);
  const names = namesIn(text);
  const data: Record<string, unknown> = {};
  for (const module of Object.keys(program.modules).filter((one) => one.startsWith('data:'))) {
    data[module] = await contentOf(root, {module, text, names});
  }
  return data;
}

/** The files of contracts that a program deploys. */
export const contractsOf = (root: string, program: Program): string[] =>
  COMPILED in program.modules ? contractsNamedIn(root, namesIn(textOf(program))) : [];

/** The text of a program's own modules, without the one that each of them shares: it names every contract. */
export const textOf = ({modules}: Program): string =>
  Object.entries(modules)
    .filter(([file]) => file.startsWith('examples/') && file !== SHARED)
    .map(([, {source}]) => source)
    .join('\n');

/** What stands in quotation marks, each once. */
export const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/['"`]([\w@./-]+)['"`]/g)].map(([, name = '']) => name)),
];

type Asked = {module: string; text: string; names: readonly string[]};

async function contentOf(root: string, {module, text, names}: Asked): Promise<unknown> {
  if (module === COMPILED) return compiledFor(contractsNamedIn(root, names), text);
  if (module === 'data:answers')
    return answersOf(root, {functions: new Set(text.match(/\w+/g)), names});
  const file = module.slice('data:'.length);
  const isOwn = file.startsWith('examples/');
  const place = path.join(root, isOwn ? '' : 'node_modules', file);
  const content: unknown = JSON.parse(readFileSync(place, 'utf8'));
  if (module === ADDRESSES) return onlyMainnet(content as Addresses);
  return isOwn ? content : trimJson(content, text);
}

type Addresses = {chains: Readonly<Record<string, unknown>>};

const onlyMainnet = (addresses: Addresses) => ({
  ...addresses,
  chains: {[CHAIN_IN_TAB]: addresses.chains[CHAIN_IN_TAB]},
});
